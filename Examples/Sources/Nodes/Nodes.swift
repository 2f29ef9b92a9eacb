import ExampleSupport

/// An interface of json-render, of which each element has an ID.
func nodes(_ json: String) -> String {
  report(json, of: NodeComponentContent.documentForm) { NodeComponentLook($0, .paper) }
}
