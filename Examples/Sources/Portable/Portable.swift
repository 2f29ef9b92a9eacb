import ExampleSupport

/// A post with Portable Text.
func portable(_ json: String) -> String {
  report(json) { PortablePost.Look($0, .paper) }
}
