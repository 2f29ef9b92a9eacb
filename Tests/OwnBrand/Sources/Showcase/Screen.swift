import AppearanceRuntime
import OwnBrand

/// A screen as an app has it: what maps the server's names belongs to no actor, what shows it to the
/// main actor.
@MainActor struct Screen {
  var theme = Theme.seaside

  /// A screen's looks, one below the other.
  func show() -> [String] {
    let form = FormView.Appearance.plain(theme)
    let button = ButtonView.Appearance.styled(.filled, theme, size: .narrow)
    let stack: StackAppearance = form.column.with(\.spacing, theme[.grain])
    return [theme.brand.rawValue, "\(stack)", "\(form.title.normal)", "\(button.button)"]
  }
}

/// What a server's names mean.
nonisolated enum Mapper {
  /// A label of a document, which may have names that this client does not know.
  struct Label: Decodable, Equatable {
    enum TextColor: TokenFallback {
      static var token: ColorToken { .pencil }
    }

    @Lenient<TextColor> var color: ColorToken
  }

  /// The color with a name, a former name or, if there is none, of the text.
  static func color(_ name: String, in theme: Theme) -> ColorValue {
    theme[ColorToken(rawValue: name) ?? .pencil]
  }

  /// The look and the layout with the server's strings.
  static func button(_ style: String, _ size: String, in theme: Theme) -> ButtonAppearance? {
    guard let style = ButtonView.Style(rawValue: style), let size = ButtonView.Size(rawValue: size)
    else { return nil }
    return ButtonView.Appearance.styled(style, theme, size: size).button
  }

  /// The components in a server's document.
  static func content(from decoder: any Decoder) throws -> [ComponentContent] {
    try LenientList<ComponentContent>(from: decoder).elements
  }

  /// A document with its looks, the mapper of a whole screen.
  static func look(of content: ComponentContent, in theme: Theme) -> ComponentLook {
    ComponentLook(content, theme)
  }

  /// Whether what is the same compares as such, without the main actor.
  static func isStable(_ theme: Theme) -> Bool {
    ButtonView.Layout(theme) == ButtonView.Layout(theme)
      && NoteView.Content(text: "a") == NoteView.Content(text: "a")
      && Set(Theme.allCases).contains(theme) && ComponentType.allCases.count == 5
      && Brand.allCases.map(\.rawValue).contains(theme.brand.rawValue)
      && !FormView.tokenUses.nested.isEmpty
  }

  /// The colors of both schemes and values of other types.
  static func values(_ theme: Theme) -> String {
    let color = theme[.tide].resolved(in: .dark)
    return "\(color) \(theme[.pebble]) \(theme[.banner].lineHeight) \(theme[.ripple].seconds)"
  }
}
