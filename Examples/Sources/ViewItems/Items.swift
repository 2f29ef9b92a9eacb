import ExampleSupport

/// A screen as a list of typed items.
func items(_ json: String) -> String {
  report(json, as: Screen.Content.self) { Screen.Look($0, .paper) }
}
