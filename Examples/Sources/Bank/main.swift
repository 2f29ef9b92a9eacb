import DesignTokens

print(report(in: .alfa), terminator: "")
