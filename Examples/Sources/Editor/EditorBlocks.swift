import Appearance
import DesignTokens
import ExampleSupport

/// A heading of one of six levels.
struct HeaderBlock: EditorBlockKind {
  /// The levels of HTML, each with a style of the design.
  enum Level: Int, Decodable, CaseIterable {
    case one = 1
    case two, three, four, five, six

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let number = try container.decode(Int.self)
      guard let level = Self(rawValue: number) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no header of level \(number)")
      }
      self = level
    }

    var typography: TypographyToken {
      switch self {
      case .one: .headlineXLarge
      case .two: .headlineLarge
      case .three: .headlineMedium
      case .four: .headlineSmall
      case .five: .headlineXSmall
      case .six: .accentPrimaryMedium
      }
    }
  }

  var text: String
  var level: Level

  func add(to table: inout ResolvedTable) {
    table.add("header \(level.rawValue)", "typography", level.typography)
    table.add("header \(level.rawValue)", "textColor", ColorToken.textPrimary)
  }
}

struct ParagraphBlock: EditorBlockKind {
  var text: String

  func add(to table: inout ResolvedTable) {
    table.add("paragraph", "typography", TypographyToken.paragraphPrimaryMedium)
    table.add("paragraph", "textColor", ColorToken.textPrimary)
  }
}

struct ImageBlock: EditorBlockKind {
  struct File: Decodable { var url: WebAddress }

  var file: File
  var caption: String?
  var withBorder: Bool?
  var withBackground: Bool?
  var stretched: Bool?

  func add(to table: inout ResolvedTable) {
    table.add("image", "caption.typography", TypographyToken.paragraphSecondaryLarge)
    table.add("image", "caption.textColor", ColorToken.textSecondary)
    table.add("image", "cornerRadius", RadiusToken.cornerM)
    if withBackground == true { table.add("image", "background", ColorToken.baseBgSecondary) }
    if withBorder == true { table.add("image", "borderColor", ColorToken.neutralTranslucent200) }
  }
}

struct ListBlock: EditorBlockKind {
  enum Style: String, Decodable { case ordered, unordered }

  var style: Style
  var items: [String]

  func add(to table: inout ResolvedTable) {
    table.add("list", "typography", TypographyToken.paragraphPrimaryMedium)
    table.add("list", "marker.textColor", ColorToken.textTertiary)
    table.add("list", "spacing", SpacingToken.gapXs)
  }
}

struct LinkBlock: EditorBlockKind {
  struct Meta: Decodable {
    var title: String?
    var description: String?
  }

  var link: WebAddress
  var meta: Meta?

  func add(to table: inout ResolvedTable) {
    table.add("link", "title.textColor", ColorToken.textInfo)
    table.add("link", "surface", ColorToken.baseBgAltSecondary)
  }
}

struct DelimiterBlock: EditorBlockKind {
  func add(to table: inout ResolvedTable) {
    table.add("delimiter", DividerView.tokenUses, of: "light")
  }
}

struct RawBlock: EditorBlockKind {
  var html: String

  func add(to table: inout ResolvedTable) {
    table.add("raw", "typography", TypographyToken.monoPrimarySmall)
    table.add("raw", "surface", ColorToken.baseBgSecondary)
  }
}

/// A block that only this app has.
struct CalloutBlock: EditorBlockKind {
  var text: String
  var style: Banner.Style

  func add(to table: inout ResolvedTable) {
    table.add("callout", Banner.tokenUses, of: "\(style)")
  }
}
