import TokenCommands

Tokenc.main()
