/// One face of a font file, as far as text styles choose by it.
package struct FontFace: Equatable, Sendable {
  /// The file's name, for example `Inter-Bold.ttf`.
  package var file: String
  /// The names of its family, the typographic one first.
  package var families: [String]
  /// Its names as a single face: the full one and PostScript's.
  package var names: [String]
  package var weights: ClosedRange<Double>
  package var isItalic: Bool
  /// How wide its glyphs are; `nil` if they were not measured, and for a face that doesn't say.
  package var advances: GlyphAdvances?

  /// The weights as a person reads them: `400` or `100…900`.
  var weightText: String {
    let lower = JSONNumber.text(weights.lowerBound)
    return weights.lowerBound == weights.upperBound
      ? lower : "\(lower)…\(JSONNumber.text(weights.upperBound))"
  }
}

package struct FontCatalog: Sendable {
  package var faces: [FontFace] = []

  package init(faces: [FontFace] = []) { self.faces = faces }

  /// The faces of the catalog for a name and a weight that a text style asks for.
  package enum Match: Equatable, Sendable {
    /// These faces; the first is shown.
    case faces([FontFace])
    /// The family, but only in these upright faces.
    case otherWeights([FontFace])
    case none
  }

  /// Finds the upright face that UIKit shows for a family, of a weight or all, or any by its name.
  package func match(_ name: String, weight: Double?) -> Match {
    let family = faces.filter { $0.families.contains(name) }
    if family.isEmpty {
      let named = faces.filter { $0.names.contains(name) }
      return named.isEmpty ? .none : .faces([named[0]])
    }
    guard let weight else { return .faces(family) }
    let upright = family.filter { !$0.isItalic }
    let face = upright.first { $0.weights.contains(weight) }
    return face.map { .faces([$0]) } ?? .otherWeights(upright)
  }

  /// How wide the glyphs are in which a text style is shown; `nil` where no face has exactly what it
  /// asks for, or features change them.
  package func advances(of style: Typography) -> GlyphAdvances? {
    guard let name = style.fontFamily.names.first, style.options.monospacedDigits != true,
      case .faces(let faces) = match(name, weight: style.fontWeight.number),
      let advances = faces.first?.advances,
      advances.weight.map({ $0 == style.fontWeight.number }) ?? true
    else { return nil }
    return advances
  }

  var names: Set<String> { Set(faces.flatMap { $0.families + $0.names }) }
}
