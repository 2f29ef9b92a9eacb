import Appearance
import DesignTokens
import ExampleSupport

extension FriendListView {
  /// What the list takes from tokens: the default, and what a panel changes.
  static func table(in theme: Theme) -> ResolvedTable {
    var table = ResolvedTable(theme: theme)
    table.add("list", "backgroundColor", ColorToken.baseBgSecondary)
    table.add("list.row", ListItem.tokenUses, of: "plain")
    table.add("list.row", ListItem.tokenUses, of: "layout")
    table.add("panel", "backgroundColor", ColorToken.modalBgPrimary)
    table.add("panel.row", "surface.normal.backgroundColor", ColorToken.modalBgPrimary)
    table.add("panel.row", "subtitle.textColor", ColorToken.textTertiary)
    table.add("panel.row", "insets.horizontal", SpacingToken.gapXl)
    table.add("panel.row", "insets.vertical", SpacingToken.gapXs)
    return table
  }
}

/// Both models in one view, and what it takes from tokens.
enum FriendsReport {
  static func text(in theme: Theme) throws -> String {
    let models: [any FriendListModel] = [
      DemoFriendListModel(), try ServerFriendListModel(json: ServerFriendListModel.sample),
    ]
    let lists = models.map { model in
      var list = FriendListView()
      list.configure(with: .default(theme))
      list.configure(with: model.rows)
      return list.rows.compactMap { $0.model?.title }.joined(separator: ", ") + "\n"
    }
    return lists.joined() + "\n" + FriendListView.table(in: theme).text
  }
}
