import Appearance
import DesignTokens
import ExampleSupport
import Foundation

/// All screens of the example: what each takes from tokens, where children of a constraint layout
/// are, and what isn't shown.
enum BankReport {
  static func text(in theme: Theme) -> String {
    let documents = [
      ("DataView", BankDocuments.dataView), ("Buttons", BankDocuments.buttons),
      ("Stack of stacks", BankDocuments.stacks), ("Diamond", BankDocuments.diamond),
      ("Element with an action", BankDocuments.layoutElement),
      ("Unknown component", BankDocuments.unknownComponent),
      ("Unknown color", BankDocuments.unknownColor),
      ("Missing field", BankDocuments.missingField),
    ]
    return documents.map { "# \($0)\n\n\(text(of: $1, in: theme))" }.joined(separator: "\n")
  }

  private static func text(of json: String, in theme: Theme) -> String {
    do {
      let screen = try BankScreen(json: json, theme: theme)
      return screen.table.text + frames(of: screen.content)
        + screen.faults.map { "\nnot shown as sent: \($0)\n" }.joined()
    } catch {
      return "no screen: \(error)\n"
    }
  }

  private static func frames(of content: ComponentContent) -> String {
    guard case .constraintElement(let layout) = content else { return "" }
    var solver = ConstraintSolver(layout)
    let lines = solver.solve().sorted { $0.key < $1.key }.map { id, frame in
      let numbers = [frame.left, frame.top, frame.width, frame.height]
      return "\(id) at \(numbers.map(ResolvedTable.text).joined(separator: " "))\n"
    }
    return "\n" + lines.joined()
  }
}
