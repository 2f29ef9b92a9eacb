/// A value that packs can have, as records of theirs, and overrides.
@_spi(Generated) public protocol PackedValue: Sendable {
  /// Reads a record, whose form was checked to be this type's.
  init(from record: PackedRecord)
  /// Reads the parts of a value of this type.
  init(_ parts: ValueParts)
  /// The parts of the value.
  var parts: ValueParts { get }
}

@_spi(Generated) extension ColorValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self = record.color(at: 0) }
}

@_spi(Generated) extension Double: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self = record.number(at: 0) }
}

@_spi(Generated) extension FontWeightValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self.init(record.number(at: 0)) }
}

@_spi(Generated) extension FontFamilyValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self = record.fontFamily(at: 0) }
}

@_spi(Generated) extension DurationValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self.init(seconds: record.number(at: 0)) }
}

@_spi(Generated) extension CubicBezierValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self.init(at: 0, record.number) }
}

@_spi(Generated) extension TransitionValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) { self.init(at: 0, record.number) }
}

@_spi(Generated) extension TypographyValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) {
    self.init(
      fontFamily: record.fontFamily(at: 0), at: 0,
      isExtended: record.numberCount == TypographyValue.extendedNumberCount, record.number)
  }
}

@_spi(Generated) extension StrokeStyleValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) {
    self.init(from: .pack(record), numbers: 0..<record.numberCount)
  }
}

@_spi(Generated) extension BorderValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) {
    self.init(from: .pack(record), color: 0, numbers: 0..<record.numberCount)
  }
}

@_spi(Generated) extension ShadowValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) {
    self.init(layers: ValueList(from: .pack(record), parts: 0..<record.colorCount))
  }
}

@_spi(Generated) extension GradientValue: PackedValue {
  /// Reads a record of this type.
  public init(from record: PackedRecord) {
    self.init(
      stops: ValueList(from: .pack(record), parts: 0..<record.colorCount),
      angle: record.numberCount > record.colorCount ? record.number(at: record.colorCount) : nil)
  }
}
