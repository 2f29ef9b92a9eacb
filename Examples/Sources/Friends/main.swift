print(friends(sample), terminator: "")
