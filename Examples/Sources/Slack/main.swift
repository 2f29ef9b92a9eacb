import ExampleSupport

print(post(try published("slack/calendar-invite.json")), terminator: "")
