import ExampleSupport

/// Friends as a server sends them.
func friends(_ json: String) -> String {
  report(json) { FriendList.Look($0, .paper) }
}

let sample = """
  {
    "place": "panel",
    "friends": [{ "name": "Lise", "lastSeen": "today" }, { "name": "Emmy" }, { "nickname": "nobody" }]
  }
  """
