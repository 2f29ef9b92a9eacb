import Appearance
import DesignTokens
import ExampleSupport

/// A screen of a bank's low-level SDUI.
func screen(_ json: String, in theme: Theme) -> String {
  ExampleSupport.report(json) { ComponentLook($0, theme) }
}

/// All screens of the example.
func report(in theme: Theme) -> String {
  BankDocuments.all.map { "# \($0)\n\n\(screen($1, in: theme))" }.joined(separator: "\n")
}
