import TokenChange
import TokenCompiler
import TokenSwift

/// The comparison of generated code with the names in Swift that Figma shows, as code syntax of variables and in
/// Code Connect.
struct ShownNamesRun {
  /// The path of an answer of Figma's REST API with variables; `nil` for none.
  let variables: String?
  /// Files of Code Connect, and folders of them.
  let codeConnect: [String]

  /// - Parameter sources: the files of the tokens, to which those with findings are added.
  /// - Returns: the names that the generated code doesn't have.
  func run(
    _ compared: ComparedInputs.Outcome, _ sources: inout SourceMap
  ) throws(RunFailure) -> [ShownNames.Finding] {
    let names = ShownNames(compared.old.table, components: compared.old.components.map(\.name))
    return try findings(ofVariables: names) + findings(ofCodeConnect: names, &sources)
  }

  private func findings(ofVariables names: ShownNames) throws(RunFailure) -> [ShownNames.Finding] {
    guard let variables, FileSystem.status(of: variables)?.kind == .file else { return [] }
    var reader = InputReader(source: DiskSource(), as: .json5)
    var faults = DiagnosticCollector()
    guard let root = try reader.root(ofFile: variables, reporting: &faults) else { return [] }
    return names.findings(
      ofVariables: root, in: reader.tape,
      path: WorkingDirectory.current.displayPath(for: variables))
  }

  private func findings(
    ofCodeConnect names: ShownNames, _ sources: inout SourceMap
  ) throws(RunFailure) -> [ShownNames.Finding] {
    let files = try RunFailure.catching(
      try MigratedSources(codeConnect, baseline: "", without: [])
    ).files.filter { $0.path.hasSuffix(".swift") }
    var findings: [ShownNames.Finding] = []
    for file in files {
      let bytes = try RunFailure.catching(try FileSystem.read(file.path))
      let path = WorkingDirectory.current.displayPath(for: file.path)
      let found = names.findings(
        ofCodeConnect: SwiftSource(bytes, path: path), in: FileID(index: 0))
      guard !found.isEmpty, let id = sources.add(SourceFile(path: path, bytes: bytes)) else {
        continue
      }
      findings += found.map { $0.moved(to: id) }
    }
    return findings
  }
}
