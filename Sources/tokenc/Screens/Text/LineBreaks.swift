/// Where lines of a text may end, by the rules of UAX 14, revision 50 (Unicode 15.0), with numbers as
/// example 7 of section 8.2 has them, which is what ICU and with it Apple's platforms do.
///
/// Not as on Apple's platforms: words of Thai, Lao, Khmer and Burmese, for which these have
/// dictionaries. They may end at each syllable, as far as letters tell; these places are estimates. Nor
/// is a last line with one word filled up, as `UILabel` does it where a style says so.
struct LineBreaks {
  /// The kind of break that may follow after a scalar.
  enum End: UInt8 { case none, estimated, allowed, mandatory }

  /// A class with the scalars that belong to it: a base with its marks (LB9).
  private struct Unit {
    var value: LineBreakClass
    var isJoining = false
    /// A Boolean value that indicates whether it is a number's digit or separator (LB25), or a bracket that closes
    /// one.
    var isNumber = false
    var closesNumber = false
    /// A Boolean value that indicates whether it is the second half of a flag (LB30a).
    var completesFlag = false
    var scalar: Unicode.Scalar
    var index: Int
  }

  private var units: [Unit] = []
  /// The index of the last unit that is not a space; `nil` for none.
  private var solid: Int?
  private(set) var ends: [End] = []

  /// The breaks that may follow after each scalar of a text; the last one ends the text.
  static func ends(in text: some Sequence<Unicode.Scalar>) -> [End] {
    var breaks = LineBreaks()
    for scalar in text { breaks.append(scalar) }
    if !breaks.ends.isEmpty {
      breaks.ends.removeFirst()
      breaks.ends.append(.mandatory)
    }
    return breaks.ends
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    let value = LineBreakClass(scalar)
    ends.append(end(before: value, scalar))
    let isMark = value == .cm || value == .zwj
    if isMark, let last = units.last, !last.value.takesNoMark {
      units[units.count - 1].isJoining = value == .zwj
      return
    }
    var unit = Unit(
      value: isMark ? .al : value, isJoining: value == .zwj, scalar: scalar, index: ends.count - 1)
    if let last = units.last {
      unit.isNumber = (value == .is || value == .sy) && last.isNumber
      unit.closesNumber = (value == .cl || value == .cp || value == .wideCP) && last.isNumber
      unit.completesFlag = value == .ri && last.value == .ri && !last.completesFlag
    }
    if value == .nu {
      unit.isNumber = true
      keepSign()
    }
    units.append(unit)
    // No rule looks farther back than to what spaces follow and one before it.
    if value != .sp { solid = units.count - 1 }
  }

  /// Keeps a sign with the bracket that opens a number (LB25).
  private mutating func keepSign() {
    guard units.count > 1, let bracket = units.last,
      bracket.value == .op || bracket.value == .wideOP
    else { return }
    let sign = units[units.count - 2].value
    if sign == .pr || sign == .po { ends[bracket.index] = .none }
  }

  private func end(before value: LineBreakClass, _ scalar: Unicode.Scalar) -> End {
    guard let last = units.last else { return .none }
    // LB4 to LB7
    switch (last.value, value) {
    case (.cr, .lf): return .none
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): return .mandatory
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl), (_, .sp), (_, .zw): return .none
    default: break
    }
    let before = solid.map { units[$0] }
    // LB8 to LB10
    if before?.value == .zw { return .allowed }
    if last.isJoining { return .none }
    let isMark = value == .cm || value == .zwj
    if isMark, last.value != .sp { return .none }
    let next = isMark ? .al : value
    return last.value == .sp
      ? Self.isKept(before?.value, next) ? .none : .allowed : end(between: last, next, scalar)
  }

  /// Returns a Boolean value that indicates whether nothing ends between classes with spaces between (LB11 to LB17).
  private static func isKept(_ before: LineBreakClass?, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (_, .wj), (_, .cl), (_, .cp), (_, .wideCP), (_, .ex), (_, .is), (_, .sy): true
    case (.op?, _), (.wideOP?, _): true
    case (.qu?, .op), (.qu?, .wideOP): true
    case (.cl?, .ns), (.cp?, .ns), (.wideCP?, .ns): true
    case (.b2?, .b2): true
    default: false
    }
  }

  private func end(between last: Unit, _ next: LineBreakClass, _ scalar: Unicode.Scalar) -> End {
    let value = last.value
    // LB11 to LB17, and LB19
    if value == .wj || value == .gl || Self.isKept(value, next) { return .none }
    if next == .gl, value != .ba, value != .hy { return .none }
    if value == .qu || next == .qu { return .none }
    // LB20 to LB22
    if value == .cb || next == .cb { return .allowed }
    switch (value, next) {
    case (_, .ba), (_, .hy), (_, .ns), (.bb, _), (.sy, .hl), (_, .in): return .none
    default: break
    }
    if value == .hy || value == .ba, units.count > 1, units[units.count - 2].value == .hl {
      return .none
    }
    if value == .sa, next == .sa { return Self.syllableEnds(last.scalar, scalar) }
    return isPair(last, next) ? .none : .allowed
  }

  /// LB23 to LB30b.
  private func isPair(_ last: Unit, _ next: LineBreakClass) -> Bool {
    let value = last.value
    return switch (value, next) {
    case _ where value.isLetter && (next.isLetter || next == .nu || next == .pr || next == .po):
      true
    case (.nu, _) where next.isLetter: true
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.pr, .futureEB): true
    case (.id, .po), (.eb, .po), (.em, .po), (.futureEB, .po): true
    case (.pr, _) where next.isLetter, (.po, _) where next.isLetter: true
    case (.pr, .nu), (.po, .nu), (.op, .nu), (.wideOP, .nu), (.hy, .nu): true
    case (_, .nu) where last.isNumber: true
    case (_, .pr) where last.isNumber || last.closesNumber: true
    case (_, .po) where last.isNumber || last.closesNumber: true
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true
    case (_, .po) where value.isHangul, (.pr, _) where next.isHangul: true
    case (.is, _) where next.isLetter: true
    case (_, .op) where value.isLetter || value == .nu: true
    case (.cp, _) where next.isLetter || next == .nu: true
    case (.ri, .ri): !last.completesFlag
    case (.eb, .em), (.futureEB, .em): true
    default: false
    }
  }

  /// The break that may follow a letter of a script that is written without spaces: an estimate of its syllables, as
  /// vowels that are written before their consonant begin one, and those after it end none.
  private static func syllableEnds(_ last: Unicode.Scalar, _ next: Unicode.Scalar) -> End {
    switch (last.value, next.value) {
    case (0xE40...0xE44, _), (0xEC0...0xEC4, _): .none
    case (_, 0xE2F...0xE33), (_, 0xE45...0xE46), (_, 0xEAF...0xEB3), (_, 0xEC6): .none
    default: .estimated
    }
  }
}

extension LineBreakClass {
  /// A Boolean value that indicates whether marks after it stand alone (LB10).
  fileprivate var takesNoMark: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw: true
    default: false
    }
  }

  fileprivate var isLetter: Bool { self == .al || self == .hl || self == .sa }

  fileprivate var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}
