import ExampleSupport

/// Blocks of DivKit.
func blocks(_ json: String) -> String {
  report(json, of: DivComponentContent.documentForm) { DivComponentLook($0, .paper) }
}
