print(try FriendsReport.text(in: .alfa), terminator: "")
