import TokenCompiler

/// The limits of a repair.
package struct RepairSettings: Sendable {
  package var limits = RepairLimits()
  /// The tokens whose values stay: colors and aliases alike.
  package var kept: [PathPattern] = []
  /// A Boolean value that indicates whether an alias may lead to another token of the same group.
  package var movesAliases = true

  package init() {}

  /// Those of `contrast.repair` in `tokenc.json`.
  package init(_ configuration: ContrastConfiguration.Repair) {
    kept = configuration.kept
    limits.hue = configuration.hue ?? limits.hue
    limits.chroma = configuration.chroma ?? limits.chroma
    limits.step = configuration.step ?? limits.step
    movesAliases = configuration.aliases ?? movesAliases
  }
}
