import ExampleSupport

/// A message with cards of Google Chat.
func message(_ json: String) -> String {
  report(json) { ChatMessage.Look($0, .paper) }
}
