import Testing

@testable import TokenCommands

/// Reads a command line that runs a command of a type.
func command<Subject: Command>(_ words: [String], as type: Subject.Type) throws -> Subject {
  try #require(CommandLineRequest(words).command as? Subject)
}
