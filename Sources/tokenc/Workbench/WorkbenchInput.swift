import TokenCompiler

/// The tokens of a workbench, and where their files are.
package struct WorkbenchInput: Sendable {
  let path: String
  let source: any FileSource
  let options: InputOptions

  package init(path: String, source: any FileSource, options: InputOptions) {
    self.path = path
    self.source = source
    self.options = options
  }

  /// Loads the tokens with other texts of some files; no file of `contents` is read.
  ///
  /// - Parameter contents: by the paths that messages show.
  func load(_ contents: [String: [UInt8]]) throws(RunFailure) -> LoadedTokens {
    try TokenLoader.load(
      [path], from: EditedSource(source, contents: contents), options: options)
  }
}
