/// The names of a token enum and a perfect hash over them.
///
/// Generated code has the names alone, a line for each case, so that a token more is a line more.
/// The hash is made from them when an enum's first name is looked up, and kept.
///
/// Looking up a name then takes one hash of its UTF-8 bytes and one comparison, whether it is known
/// or not: see `PerfectHash`. Names are equal if their bytes are.
@frozen public struct NameIndex: @unchecked Sendable {
  /// Constant from the index's creation on, and never freed.
  @usableFromInline let table: UnsafePointer<NameTable>

  /// Creates an index from lines that `tokenc` generated, which are not checked.
  ///
  /// Only generated code should call this, once for an enum: other lines lead to wrong results.
  ///
  /// - Parameter names: a line for each case in their order: its raw value, and after tabs `use` and
  ///   the raw value of its replacement, or `deprecated`; `was` and a former name, each.
  @_spi(Generated) public init(names: StaticString) {
    self.init(
      NameLines(UnsafeBufferPointer(start: names.utf8Start, count: names.utf8CodeUnitCount)))
  }

  /// Creates an index whose names stay in memory.
  init(_ lines: NameLines) {
    let table = UnsafeMutablePointer<NameTable>.allocate(capacity: 1)
    table.initialize(to: NameTable(lines))
    self.table = UnsafePointer(table)
  }

  /// The ordinal of the case with this raw value; `nil` if the name is unknown or a former name.
  @_spi(Generated) @inlinable @inline(__always) public func ordinal(of name: String) -> Int? {
    let found = nameSearch(for: name, in: table)
    return found < 0 ? nil : found
  }

  /// The place of a name among all names; -1 if the name is unknown.
  func place(of name: String) -> Int {
    let found = nameSearch(for: name, in: table)
    return found == -1 ? -1 : found & Int.max
  }

  /// The same for the bytes of a name.
  func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let found = nameSearch(for: name, in: table)
    return found == -1 ? -1 : found & Int.max
  }

  @inlinable var caseCount: Int { table.pointee.caseCount }

  /// The number of all names, present and former.
  var nameCount: Int { table.pointee.nameCount }

  /// The name at a place among all names: the raw values in the order of the cases, then former
  /// names.
  ///
  /// The place is not checked; a wrong one reads outside the names.
  @_spi(Generated) public func name(at place: Int) -> String {
    String(decoding: bytes(ofNameAt: place), as: UTF8.self)
  }

  /// The UTF-8 of the name at a place.
  func bytes(ofNameAt place: Int) -> UnsafeBufferPointer<UInt8> {
    table.pointee.bytes(ofNameAt: place)
  }

  /// The ordinal of the case that the name at a place belongs to.
  func ordinal(ofPlace place: Int) -> Int {
    place < caseCount
      ? place : Int(truncatingIfNeeded: table.pointee.formerNames[place &- caseCount])
  }

  /// Returns a Boolean value that indicates whether a case is deprecated.
  func isDeprecated(_ ordinal: Int) -> Bool { deprecation(of: ordinal) != 0 }

  /// The ordinal of the case to use instead of a deprecated one, if there is one.
  func replacement(of ordinal: Int) -> Int? {
    let deprecation = deprecation(of: ordinal)
    return deprecation > 1 ? deprecation - 2 : nil
  }

  private func deprecation(of ordinal: Int) -> Int {
    table.pointee.deprecations.map { Int(truncatingIfNeeded: $0[ordinal]) } ?? 0
  }
}
