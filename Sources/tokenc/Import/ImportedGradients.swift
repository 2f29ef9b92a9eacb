import TokenCompiler

/// `linear-gradient()` of a style sheet (CSS Images 3, section 3.1).
///
/// The standard's gradient has no direction: the angle stays in the extensions, and that is reported.
extension ImportConversion {
  mutating func linearGradient(
    _ text: String, at range: SourceRange
  ) throws(Fault) -> ImportedValue {
    let fault = Fault("'\(ForeignValue.shortened(text))' is not a gradient", at: range, "gradient")
    guard text.hasSuffix(")") else { throw fault }
    var arguments = CSSWords.split(
      String(text.dropFirst("linear-gradient(".count).dropLast()), at: ",")
    guard let first = arguments.first else { throw fault }
    let isDirection =
      first.hasPrefix("to ")
      || Quantity(first).map { ["deg", "turn", "rad", "grad"].contains($0.unit) } ?? false
    if isDirection { arguments.removeFirst() }
    extras.keptParts.append(
      .init("angle", ForeignValue(.text(isDirection ? first : "to bottom"), at: range)))
    noteKept("angle", at: range)
    let stops = try arguments.map { (argument) throws(Fault) in
      try gradientStops(argument, at: range, fault)
    }.flatMap(\.self)
    guard stops.count > 1 else { throw fault }
    let positions = Self.completed(stops.map(\.position))
    guard positions.allSatisfy({ (0...1).contains($0) }) else {
      throw Fault(
        "a stop of the gradient lies outside of it; the standard has positions from 0 to 1",
        at: range, "stop outside")
    }
    return .list(
      zip(stops, positions).map { stop, position in
        .object([
          .init("color", stop.color),
          .init("position", .leaf(.number(position.rounded(decimals: 6)))),
        ])
      })
  }

  /// A color with a position, two for a stripe, or none.
  private mutating func gradientStops(
    _ argument: String, at range: SourceRange, _ fault: Fault
  ) throws(Fault) -> [(color: ImportedValue, position: Double?)] {
    var positions: [Double] = []
    var colors: [String] = []
    for word in CSSWords.split(argument, at: " ") {
      if let quantity = Quantity(word) {
        guard quantity.unit == "%" || quantity.value == 0 else {
          throw Fault(
            "a stop of the gradient stands at '\(word)'; the standard has fractions of its length",
            at: range, "stop unit")
        }
        positions.append(quantity.value / 100)
      } else {
        colors.append(word)
      }
    }
    guard colors.count == 1, positions.count <= 2 else { throw fault }
    let color = try part(ForeignValue(.text(colors[0]), at: range), as: .color)
    return positions.isEmpty ? [(color, nil)] : positions.map { (color, $0) }
  }

  /// Positions for stops without one: the ends, or evenly between, none behind an earlier one.
  private static func completed(_ positions: [Double?]) -> [Double] {
    var known = positions
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var highest = -Double.infinity
    for index in known.indices {
      guard let position = known[index] else { continue }
      highest = max(highest, position)
      known[index] = highest
    }
    var result: [Double] = []
    var last = 0
    for (index, position) in known.enumerated() {
      guard let position else { continue }
      let start = result.last ?? position
      for step in (last + 1)..<max(index, last + 1) {
        result.append(start + (position - start) * Double(step - last) / Double(index - last))
      }
      result.append(position)
      last = index
    }
    return result
  }
}
