/// An input with the table of its tokens and what was reported on the way there.
package struct LoadedTokens: Sendable {
  /// How generated files name the input, for example `tokens.resolver.json`.
  package let name: String
  /// The folder that paths in `tokenc.json` start from: the resolver's, or the input's own.
  package let folder: String
  /// A Boolean value that indicates whether the input is a resolver document rather than token files.
  package let isResolver: Bool
  package let isFolder: Bool
  /// The order of sets and modifiers; `nil` where it was not understood.
  let document: ResolverDocument?
  package internal(set) var table: TokenTable
  /// The account of everything in the set.
  package let account: SetAccount
  package var reader: InputReader
  package var diagnostics: DiagnosticCollector

  package var configuration: Configuration { table.configuration }
  package var sources: SourceMap { reader.tape.sources }

  /// Ends the run when an error was reported, with everything that was.
  package func throwIfErrors() throws(RunFailure) {
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: sources) }
  }

  /// The path of a file that lies beside the tokens, or of one that `tokenc.json` names.
  package func path(of name: String) -> String { FilePath.joined(folder, name) }

  /// Reads a file beside the tokens; `nil` when it is missing, or not JSON, which is reported.
  package mutating func readFile(_ name: String) throws(RunFailure) -> NodeID? {
    try reader.root(ofFile: path(of: name), isOptional: true, reporting: &diagnostics)
  }

  /// Reads the contract beside the tokens; `nil` when there is none.
  package mutating func readContract() throws(RunFailure) -> NameContract? {
    try readFile(NameContract.fileName).map {
      NameContractReader.read($0, from: reader.tape, reporting: &diagnostics)
    }
  }
}
