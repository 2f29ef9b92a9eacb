import Appearance
import Foundation

/// What a list of friends shows, wherever it comes from.
protocol FriendListModel {
  var rows: [ListItem.Content] { get }
}

/// Friends that are always there, for previews.
struct DemoFriendListModel: FriendListModel {
  var rows: [ListItem.Content] {
    ["Ada", "Grace", "Barbara"].map { name in
      ListItem.Content(
        title: name, subtitle: "Demo",
        icon: IconView.Content(icon: IconName(rawValue: "person"), size: .small))
    }
  }
}

/// Friends as a server sends them.
struct ServerFriendListModel: FriendListModel, Decodable {
  struct Friend: Decodable {
    var name: String
    var lastSeen: String?
  }

  var friends: [Friend]

  init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  var rows: [ListItem.Content] {
    friends.map { friend in
      ListItem.Content(title: friend.name, subtitle: friend.lastSeen, hasChevron: true)
    }
  }

  static let sample =
    #"{ "friends": [{ "name": "Lise", "lastSeen": "today" }, { "name": "Emmy" }] }"#
}
