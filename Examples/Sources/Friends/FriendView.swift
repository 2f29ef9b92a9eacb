import Appearance
import DesignTokens
import ExampleSupport

/// A view that two values set up, and nothing else: how it looks and what it shows.
protocol ConfigurableView {
  associatedtype Config
  associatedtype Model
  mutating func configure(with config: Config)
  mutating func configure(with model: Model)
}

/// A row with a friend's picture and name.
struct FriendView: ConfigurableView {
  typealias Model = ListItem.Content

  struct Config: Equatable {
    var row: ListItem.Appearance
    var layout: ListItem.Layout

    /// The design's own look.
    static func `default`(_ theme: Theme) -> Config {
      Config(row: .plain(theme), layout: ListItem.Layout(theme))
    }
  }

  private(set) var config: Config?
  private(set) var model: ListItem.Content?

  mutating func configure(with config: Config) { self.config = config }
  mutating func configure(with model: Model) { self.model = model }
}

/// A list that themes its rows: its config holds theirs.
struct FriendListView: ConfigurableView {
  typealias Model = [ListItem.Content]

  struct Config: Equatable {
    var backgroundColor: ColorValue
    var row: FriendView.Config

    static func `default`(_ theme: Theme) -> Config {
      Config(backgroundColor: theme[.baseBgSecondary], row: .default(theme))
    }

    /// The same list in a panel, where rows lie on the panel's color.
    static func panel(_ theme: Theme) -> Config {
      var config = Config.default(theme)
      config.backgroundColor = theme[.modalBgPrimary]
      config.row.row.surface.normal.backgroundColor = theme[.modalBgPrimary]
      config.row.row.subtitle.textColor = theme[.textTertiary]
      config.row.layout.insets = InsetsValue(horizontal: theme[.gapXl], vertical: theme[.gapXs])
      return config
    }
  }

  private(set) var config: Config?
  private(set) var rows: [FriendView] = []

  mutating func configure(with config: Config) {
    self.config = config
    for index in rows.indices { rows[index].configure(with: config.row) }
  }

  mutating func configure(with model: Model) {
    rows = model.map { content in
      var row = FriendView()
      row.configure(with: content)
      if let config { row.configure(with: config.row) }
      return row
    }
  }
}
