import Appearance
import DesignTokens
import ExampleSupport
import Foundation

/// A screen of a bank's low-level SDUI: components by `type`, decoded by the generated contents.
struct BankScreen {
  let document: ContentDocument<ComponentContent>
  let theme: Theme

  init(json: String, theme: Theme) throws {
    document = try JSONDecoder().decode(
      ContentDocument<ComponentContent>.self, from: Data(json.utf8))
    self.theme = theme
  }

  var content: ComponentContent { document.content }

  /// What every component of the screen takes from tokens.
  var table: ResolvedTable {
    var table = ResolvedTable(theme: theme)
    Self.add(content, named: "root", to: &table)
    return table
  }

  /// What the server sent and this client doesn't show as it was meant, with its path.
  var faults: [String] { document.faults.map { "\($0.path): \($0)" } }

  private static func add(
    _ content: ComponentContent, named name: String, to table: inout ResolvedTable
  ) {
    switch content {
    case .dataView(let view):
      table.add("\(name).data", DataContent.tokenUses, of: "\(view.data.style)")
      if let icon = view.icon { add(icon, named: "\(name).icon", to: &table) }
      table.add(name, DataView.tokenUses, of: "primary")
      table.add(name, DataView.tokenUses, of: "layout")
    case .buttonView(let button):
      let choices = ["size": "\(button.size)", "shape": "\(button.shape)"]
      table.add(name, ButtonView.tokenUses, of: "\(button.style)", choices: choices)
      table.add(name, ButtonView.tokenUses, of: "layout", choices: choices)
      if let color = button.backgroundColor { table.add(name, "backgroundColor", color) }
    case .textAtom(let text):
      table.add(name, "textColor", text.color ?? .textPrimary)
      table.add(name, "typography", text.typography ?? .paragraphPrimaryMedium)
    case .iconAtom(let icon):
      table.add(name, "tintColor", icon.color ?? .neutral1300)
    case .iconView(let icon):
      add(icon, named: name, to: &table)
    case .stackElement(let stack):
      table.add(name, "spacing", stack.spacing ?? .gapM)
      if let color = stack.backgroundColor { table.add(name, "backgroundColor", color) }
      for (index, child) in stack.children.elements.enumerated() {
        add(child, named: "\(name).\(index)", to: &table)
      }
    case .constraintElement(let layout):
      for child in layout.children { add(child.element, named: child.id, to: &table) }
    case .layoutElement(let layout):
      if let padding = layout.padding { table.add(name, "padding", padding) }
      add(layout.element, named: "\(name).element", to: &table)
    default: break
    }
  }

  private static func add(
    _ icon: IconView.Content, named name: String, to table: inout ResolvedTable
  ) {
    let choices = ["size": "\(icon.size)", "shape": "\(icon.shape)"]
    table.add(name, IconView.tokenUses, of: "\(icon.style)", choices: choices)
    table.add(name, IconView.tokenUses, of: "layout", choices: choices)
    if let color = icon.backgroundColor { table.add(name, "backgroundColor", color) }
  }
}
