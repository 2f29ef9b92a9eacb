/// A text with conflict markers of git, as each side has it.
package struct ConflictedText {
  /// The number of equal characters that make a marker.
  static let markerLength = 7
  /// The characters of the markers, in the order in which they stand: ours, base, theirs, end.
  static let markers: [UInt8] = Array("<|=>".utf8)

  package private(set) var ours: [UInt8] = []
  package private(set) var theirs: [UInt8] = []
  /// The version from which both come; `nil` where the markers don't show it.
  private(set) var base: [UInt8]?
  package private(set) var isConflicted = false
  private(set) var start = 0

  /// - Returns: `nil` for markers without counterparts. A text without any is both sides.
  package init?(_ text: [UInt8]) {
    enum Part { case both, ours, base, theirs }
    var part = Part.both
    var base: [UInt8] = []
    var conflictCount = 0
    var baseCount = 0
    var offset = 0
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      defer { offset += line.count + 1 }
      let whole = number < lines.count - 1 ? line + [UInt8(ascii: "\n")] : line
      let plain = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let marker =
        plain.count == Self.markerLength || plain.dropFirst(Self.markerLength).first == 0x20
        ? plain.prefix(Self.markerLength) : []
      switch part {
      case .both where marker.elementsEqual("<<<<<<<".utf8):
        if conflictCount == 0 { start = offset }
        part = .ours
        conflictCount = conflictCount + 1
      case .ours where marker.elementsEqual("|||||||".utf8):
        part = .base
        baseCount = baseCount + 1
      case .ours where marker.elementsEqual("=======".utf8): part = .theirs
      case .base where marker.elementsEqual("=======".utf8): part = .theirs
      case .theirs where marker.elementsEqual(">>>>>>>".utf8): part = .both
      case .both:
        ours += whole
        theirs += whole
        base += whole
      case .ours: ours += whole
      case .theirs: theirs += whole
      case .base: base += whole
      }
    }
    guard part == .both else { return nil }
    isConflicted = conflictCount > 0
    self.base = isConflicted && baseCount == conflictCount ? base : nil
  }
}
