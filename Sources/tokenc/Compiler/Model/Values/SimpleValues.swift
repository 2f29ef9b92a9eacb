/// A length (Format module, section 8.2).
package struct Dimension: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable {
    /// A density-independent point.
    case px
    /// A multiple of the system's default font size.
    case rem
  }

  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

/// A span of time (Format module, section 8.5).
package struct Duration: Hashable, Sendable {
  package enum Unit: String, CaseIterable, Sendable {
    case ms, s
  }

  package var value: Double
  package var unit: Unit

  package init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }
}

/// Font names, most preferred first (Format module, section 8.3).
package struct FontFamily: Hashable, Sendable {
  package var names: [String]
  /// A Boolean value that indicates whether the file has an array, even of one name.
  package var isList: Bool

  package init(names: [String], isList: Bool) {
    self.names = names
    self.isList = isList
  }
}

/// A weight from 1 to 1000 or its name (Format module, section 8.4).
package enum FontWeight: Hashable, Sendable {
  case number(Double)
  case name(Name)

  /// The names of section 8.4, by their spelling in a file.
  package enum Name: String, CaseIterable, Sendable {
    case thin, hairline
    case extraLight = "extra-light"
    case ultraLight = "ultra-light"
    case light
    case normal, regular, book
    case medium
    case semiBold = "semi-bold"
    case demiBold = "demi-bold"
    case bold
    case extraBold = "extra-bold"
    case ultraBold = "ultra-bold"
    case black, heavy
    case extraBlack = "extra-black"
    case ultraBlack = "ultra-black"

    package var number: Double {
      switch self {
      case .thin, .hairline: 100
      case .extraLight, .ultraLight: 200
      case .light: 300
      case .normal, .regular, .book: 400
      case .medium: 500
      case .semiBold, .demiBold: 600
      case .bold: 700
      case .extraBold, .ultraBold: 800
      case .black, .heavy: 900
      case .extraBlack, .ultraBlack: 950
      }
    }
  }

  /// The weight as a number from 1 to 1000.
  package var number: Double {
    switch self {
    case .number(let number): number
    case .name(let name): name.number
    }
  }
}

/// A timing curve's two control points (Format module, section 8.6); each x lies in 0...1.
package struct CubicBezier: Hashable, Sendable {
  package var x1, y1, x2, y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}
