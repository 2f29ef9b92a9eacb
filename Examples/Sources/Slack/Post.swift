import ExampleSupport

/// A message of Slack.
func post(_ json: String) -> String {
  report(json) { SlackMessage.Look($0, .paper) }
}
