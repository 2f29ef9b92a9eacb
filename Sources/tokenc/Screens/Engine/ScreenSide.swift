import TokenCompiler
import TokenComponents

/// A version of a design that reads documents and draws them.
package struct ScreenSide: Sendable {
  package let label: String
  package let design: ScreenDesign
  package let validator: DocumentReader
  /// The fonts that texts are measured in.
  package let fonts: FontCatalog

  /// - Parameters:
  ///   - successors: what names of another version are called in this one.
  ///   - root: the component that each document is, if `tokenc.json` doesn't say it.
  package init(
    label: String, _ tokens: TokenTable, _ table: CompleteTokenTable, components: [Component],
    fonts: FontCatalog, successors: ContractEnforcer.Successors = [:], root: String? = nil
  ) {
    self.label = label
    self.fonts = fonts
    design = ScreenDesign(tokens, table, components: components)
    validator = DocumentReader(
      table: table, components: components, typePrefix: tokens.configuration.typePrefix,
      addresses: tokens.configuration.addresses,
      successors: successors, root: root)
  }

  private init(_ side: ScreenSide, _ design: ScreenDesign, label: String) {
    self.label = label
    self.design = design
    validator = side.validator
    fonts = side.fonts
  }

  /// Returns the version with other values of the same tokens, which reads documents alike; `nil` if the table has
  /// other tokens or themes.
  package func with(_ tokens: TokenTable, label: String) -> ScreenSide? {
    design.with(tokens).map { ScreenSide(self, $0, label: label) }
  }
}
