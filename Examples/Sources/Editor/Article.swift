import ExampleSupport

/// An article of Editor.js.
func article(_ json: String) -> String {
  report(json, as: Document.Content.self) { Document.Look($0, .paper) }
}
