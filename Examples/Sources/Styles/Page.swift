import ExampleSupport

/// A page of bare elements, each in the style that the server names.
func page(_ json: String, in theme: KitTheme = .paper) -> String {
  report(json) { KitComponentLook($0, theme) }
}
