import ExampleSupport

/// A screen of A2UI, with the numbers and dates of the example's locale.
func screen(_ json: String) -> String {
  report(json, of: ComponentContent.documentForm) { ComponentLook($0, .paper) }
}
