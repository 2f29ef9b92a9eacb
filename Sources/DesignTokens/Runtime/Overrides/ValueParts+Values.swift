extension ValueParts {
  /// The values are read as those of generated data are.
  private var source: PartSource { .parts(self) }

  fileprivate func value<Value>(_ body: (PartSource) -> Value) -> Value { body(source) }
}

@_spi(Generated) extension ColorValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self = parts.colors[0] }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(colors: [self]) }
}

@_spi(Generated) extension Double {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self = parts.numbers[0] }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: [self]) }
}

@_spi(Generated) extension FontWeightValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self.init(parts.numbers[0]) }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: [number]) }
}

@_spi(Generated) extension FontFamilyValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self = parts.fontFamily ?? .system }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: [0], fontFamily: self) }
}

@_spi(Generated) extension DurationValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self.init(seconds: parts.numbers[0]) }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: [seconds]) }
}

@_spi(Generated) extension CubicBezierValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self.init(at: 0) { parts.numbers[$0] } }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: numbers) }
}

@_spi(Generated) extension TransitionValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) { self.init(at: 0) { parts.numbers[$0] } }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: numbers) }
}

@_spi(Generated) extension TypographyValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) {
    self.init(fontFamily: parts.fontFamily ?? .system, at: 0, isExtended: true) {
      parts.numbers[$0]
    }
    fontFeatures = parts.fontFeatures
  }
  /// The parts that are read.
  public var parts: ValueParts {
    ValueParts(
      numbers: numbers(fontFamily: 0, isExtended: true), fontFamily: fontFamily,
      fontFeatures: fontFeatures)
  }
}

@_spi(Generated) extension StrokeStyleValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) {
    self = parts.value { StrokeStyleValue(from: $0, numbers: 0..<parts.numbers.count) }
  }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: numbers) }
}

@_spi(Generated) extension BorderValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) {
    self = parts.value { BorderValue(from: $0, color: 0, numbers: 0..<parts.numbers.count) }
  }
  /// The parts that are read.
  public var parts: ValueParts { ValueParts(numbers: numbers, colors: [color]) }
}

@_spi(Generated) extension ShadowValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) {
    self.init(layers: parts.value { ValueList(from: $0, parts: 0..<parts.colors.count) })
  }
  /// The parts that are read.
  public var parts: ValueParts {
    ValueParts(numbers: layers.flatMap(\.numbers), colors: layers.map(\.color))
  }
}

@_spi(Generated) extension GradientValue {
  /// Reads the parts of this type.
  public init(_ parts: ValueParts) {
    self.init(
      stops: parts.value { ValueList(from: $0, parts: 0..<parts.colors.count) },
      angle: parts.numbers.count > parts.colors.count ? parts.numbers[parts.colors.count] : nil)
  }
  /// The parts that are read.
  public var parts: ValueParts {
    ValueParts(
      numbers: stops.map(\.position) + (angle.map { [$0] } ?? []), colors: stops.map(\.color))
  }
}
