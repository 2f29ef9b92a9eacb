import DesignTokens

/// A screen as a server describes it: atoms that name tokens.
struct ServerScreen: Decodable {
  var atoms: [Atom]

  /// One piece of a screen.
  enum Atom: Decodable {
    case text(Text)
    case icon(Icon)
    case spacing(Spacing)

    private enum CodingKeys: CodingKey { case type }
    private enum Kind: String, Decodable { case text, icon, spacing }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Kind.self, forKey: .type) {
      case .text: self = .text(try Text(from: decoder))
      case .icon: self = .icon(try Icon(from: decoder))
      case .spacing: self = .spacing(try Spacing(from: decoder))
      }
    }
  }

  /// A newer server may name styles and colors that this client has not: text is shown anyway.
  struct Text: Decodable {
    enum BodyStyle: TokenFallback {
      static var token: TypographyToken { .paragraphPrimaryMedium }
    }
    enum BodyColor: TokenFallback {
      static var token: ColorToken { .textPrimary }
    }

    var text: String
    @Lenient<BodyStyle> var typography: TypographyToken
    @Lenient<BodyColor> var color: ColorToken
  }

  struct Icon: Decodable {
    enum IconColor: TokenFallback {
      static var token: ColorToken { .neutral1300 }
    }

    var icon: String
    @Lenient<IconColor> var color: ColorToken
  }

  /// A gap has no sensible stand-in, so an unknown one is an error.
  struct Spacing: Decodable {
    var size: SpacingToken
  }
}

/// Turns a screen's names into the values of one theme and scheme, one line per atom.
struct ScreenMapper {
  let theme: Theme
  let context: ThemeContext

  func lines(of screen: ServerScreen) -> [String] {
    screen.atoms.map { atom in
      switch atom {
      case .text(let text):
        let style = theme[text.typography]
        return "\(text.text): \(points(style.size))/\(points(style.lineHeight)) "
          + "\(points(style.weight.number)) \(color(text.color))"
      case .icon(let icon):
        return "\(icon.icon): \(color(icon.color))"
      case .spacing(let spacing):
        return "\(points(theme[spacing.size])) points"
      }
    }
  }

  private func color(_ token: ColorToken) -> String {
    theme[token].resolved(in: context).description
  }

  private func points(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
