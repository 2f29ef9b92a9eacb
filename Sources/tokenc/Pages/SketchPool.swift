import TokenCompiler

/// The different values of a page, each drawn in one way; what shows a value has its index.
///
/// Most values of most pages are colors of sRGB. Such a value is one text: its hex notation, and unless
/// that is all of it the exact channels after an equals sign, `#b180a5 50%=0.6941 0.502 0.6471 / 0.4999`.
package struct SketchPool: JSONWritable {
  private struct Entry: Hashable {
    var value: TokenValue
    var hint: ValueSketch.Hint
    var pointsPerRem: Double
  }

  private var entries: [Entry] = []
  private var indices: [Entry: Int] = [:]

  package init() {}

  /// - Parameter pointsPerRem: the length of a `rem`, as the configuration of the value has it.
  package mutating func index(
    of value: TokenValue, hint: ValueSketch.Hint = .none, pointsPerRem: Double
  ) -> Int {
    let entry = Entry(value: value, hint: hint, pointsPerRem: pointsPerRem)
    if let known = indices[entry] { return known }
    indices[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }

  /// Writes an array with the values.
  package func write(to writer: inout JSONWriter) {
    writer.array(entries) { entry, writer in
      if case .color(let color) = entry.value, color.isSRGB {
        writer.value(color.isItsText ? color.shortText : "\(color.shortText)=\(color.channels)")
      } else {
        writer.value(record(of: entry))
      }
    }
  }

  private func record(of entry: Entry) -> JSONRecord {
    let sketch = ValueSketch(entry.value, hint: entry.hint, pointsPerRem: entry.pointsPerRem)
    return [
      "text": entry.value.shortText, "look": sketch.kind.rawValue, "note": sketch.note,
      "translucent": sketch.kind == .fill ? sketch.isTranslucent : nil,
      "style": JSONRecord(sketch.style.map { JSONRecord.Member($0.property, $0.value) }),
      "curve": sketch.curve.map { [$0.x1, $0.y1, $0.x2, $0.y2] },
      "dashes": sketch.dashes?.lengths, "cap": sketch.dashes?.cap,
    ]
  }
}

extension Color {
  fileprivate var isSRGB: Bool { space == .srgb && isInGamut(of: .srgb) }

  /// A Boolean value that indicates whether ``shortText`` has all of the color: channels of a byte, alpha in tenths
  /// of a percent.
  fileprivate var isItsText: Bool {
    func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 0.001 }
    return isWhole(opacity * 1000) && (0..<3).allSatisfy { isWhole(components.numbers[$0] * 255) }
  }

  /// Red, green and blue, and the alpha behind them where there is one.
  fileprivate var channels: String {
    let list = (0..<3).map { ValueSketch.number(components.numbers[$0]) }.joined(separator: " ")
    return opacity == 1 ? list : "\(list) / \(ValueSketch.number(opacity))"
  }
}
