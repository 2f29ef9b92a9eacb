import TokenComponents

/// An effect of a new version on components of screens, in one way and for one reason.
///
/// Where it holds for many components, it is one finding with many places.
package struct RehearsalFinding: Hashable, Sendable {
  /// The worst first.
  package enum Kind: String, CaseIterable, Sendable {
    /// A string that shipped means nothing any more, whether or not a screen sends it.
    case contract
    /// A name that the new version does not read, and the old one does.
    case lost
    /// A text or sign no longer stands out enough.
    case contrast
    /// A text or box no longer fits where it stands.
    case cut
    /// A contrast that was not enough is less now.
    case worse
    /// Something stands elsewhere in its component, or has another size.
    case moved
    /// A property has another value.
    case changed
    /// A contrast that was not enough is enough now.
    case mended
  }

  var kind: Kind
  /// The causes behind it, the most telling first; never empty.
  var causes: [RehearsalCause]
  var component: String
  /// The elements and the property, for example `title.textColor` or `layout.gap`.
  var place: String
  var state = ElementState.normal
  var values: [Value] = []
  /// The loss, in the words of `tokenc validate`.
  var text = ""
  /// How far a property is from what it was, 0 for what has no measure; `nil` unless layout depends on it.
  var points: Double?

  struct Value: Hashable, Sendable {
    var themes: [Int]
    var measure: Measure
  }

  enum Measure: Hashable, Sendable {
    case property(Property)
    case contrast(Contrast)
  }

  /// Both values as short text; empty where nothing is set.
  struct Property: Hashable, Sendable {
    var old: String
    var new: String
    /// CIEDE2000, if it is a color, as it is seen over what it is drawn on.
    var deltaE: Double?
    var ground = Ground.opaque
  }

  enum Ground: String, Equatable, Sendable {
    /// Nothing shines through.
    case opaque
    /// The color that the specs draw beneath it.
    case drawn
    /// The color that `contrast.over` of the configuration names, where specs don't say it.
    case declared
    /// Black and white, of which the greater difference counts.
    case unknown
  }

  struct Contrast: Hashable, Sendable {
    var foreground: String
    var background: String
    /// WCAG 2.x; `nil` where nothing was known of the background.
    var old: Double?
    var new: Double
    var minimum: Double

    var share: Double { new / minimum }
  }

  var deltaE: Double? {
    values.compactMap {
      if case .property(let property) = $0.measure { property.deltaE } else { nil }
    }.max()
  }

  var worstContrast: (value: Value, contrast: Contrast)? {
    contrasts.min { $0.contrast.share < $1.contrast.share }
  }

  var contrasts: [(value: Value, contrast: Contrast)] {
    values.compactMap { value in
      if case .contrast(let contrast) = value.measure { (value, contrast) } else { nil }
    }
  }
}

/// Why screens are otherwise than before.
struct RehearsalCause: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    /// A token has another value, or is an alias of another one.
    case token
    /// A component's spec says something else.
    case spec
    /// A name that the new version doesn't know.
    case name
    /// Texts are measured in other fonts.
    case fonts
  }

  var kind: Kind
  /// The token's path, the component, or what is said of the name.
  var name: String
  var values: [RehearsalFinding.Value] = []
  var remedy = ""

  static let fonts = RehearsalCause(kind: .fonts, name: "the fonts")
  static func spec(_ component: String) -> RehearsalCause {
    RehearsalCause(kind: .spec, name: component)
  }
}

extension RehearsalFinding.Kind {
  package var isPoor: Bool { self < .moved }
}

extension RehearsalFinding.Kind: Comparable {
  /// Its place among all, the worst first.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
