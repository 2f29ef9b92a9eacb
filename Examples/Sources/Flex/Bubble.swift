import ExampleSupport

/// A Flex message of LINE.
func bubble(_ json: String) -> String {
  report(json, of: FlexComponentContent.documentForm) { FlexComponentLook($0, .paper) }
}
