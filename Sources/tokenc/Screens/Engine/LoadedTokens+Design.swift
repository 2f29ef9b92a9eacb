import TokenCompiler

extension LoadedTokens {
  /// The component specs beside the tokens, with these; `nil` where there are none. Ends the run when
  /// something can't be emitted.
  package mutating func readDesign() throws(RunFailure) -> ScreenDesign? {
    guard try hasSpecs() else { return nil }
    let complete = TokenTableCompletion.complete(
      table, isIncomplete: reader.isIncomplete, reporting: &diagnostics)
    try throwIfErrors()
    let components = try readComponents(of: complete)
    try throwIfErrors()
    return ScreenDesign(table, complete, components: components)
  }
}
