import ExampleSupport

/// A rich text of Contentful.
func prose(_ json: String) -> String {
  report(json) { ProseComponentLook($0, .paper) }
}
