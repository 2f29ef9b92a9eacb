import ExampleSupport

/// A card of Adaptive Cards.
func card(_ json: String) -> String {
  report(json) { ComponentLook($0, .paper) }
}
