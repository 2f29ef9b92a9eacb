import TokenCompiler

/// A version of a design that reads documents and draws them.
package struct ScreenSide: Sendable {
  let label: String
  let design: ScreenDesign
  let validator: ContentValidator

  package init(
    label: String, _ tokens: TokenTable, _ table: CompleteTokenTable, components: [Component]
  ) {
    self.label = label
    design = ScreenDesign(tokens, table, components: components)
    validator = ContentValidator(
      table: table, components: components, typePrefix: tokens.configuration.typePrefix)
  }
}
