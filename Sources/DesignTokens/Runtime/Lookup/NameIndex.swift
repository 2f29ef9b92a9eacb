/// The names of a token enum and a perfect hash over them, both as constant data.
///
/// Looking up a name takes one hash of its UTF-8 bytes and one comparison, whether it is known or
/// not. The hash chooses a bucket, the bucket's pilot turns the hash into a slot, and the slot
/// names the only candidate (Belazzougui, Botelho and Dietzfelbinger, “Hash, displace, and
/// compress”, 2009). Names are equal if their bytes are.
@frozen public struct NameIndex: Sendable {
  /// The raw values in the order of the cases, then former names; a line feed follows each.
  @usableFromInline let names: StaticString
  /// Numbers in characters of six bits, the lowest first; four characters each.
  ///
  /// In turn: for each bucket two characters, which are its pilot; for each slot two numbers, of
  /// which the first has its name's place in ``placeBits`` and above them the name's length, and
  /// the second is where the name starts in ``names``; both are 0 in a free slot; for each name
  /// where it starts, and the end of the last; for each former name the ordinal of its case; for
  /// each name without a slot its place; if ``hasDeprecations``, for each case the number of its
  /// deprecation.
  @usableFromInline let numbers: StaticString
  @usableFromInline let caseCount: Int
  @usableFromInline let nameCount: Int
  @usableFromInline let slotCount: Int
  @usableFromInline let bucketCount: Int
  /// The number of names without a slot; these are compared one by one.
  @usableFromInline let unplacedCount: Int
  @usableFromInline let hasDeprecations: Bool

  /// Creates an index from data that `tokenc` generated, which is not checked.
  ///
  /// Only generated code should call this: other data leads to wrong results or reads outside it.
  @inlinable public init(
    names: StaticString, numbers: StaticString, caseCount: Int, nameCount: Int, slotCount: Int,
    bucketCount: Int, unplacedCount: Int, hasDeprecations: Bool
  ) {
    self.names = names
    self.numbers = numbers
    self.caseCount = caseCount
    self.nameCount = nameCount
    self.slotCount = slotCount
    self.bucketCount = bucketCount
    self.unplacedCount = unplacedCount
    self.hasDeprecations = hasDeprecations
  }

  /// The ordinal of the case with this raw value; `nil` if the name is unknown or a former name.
  @inlinable @inline(__always) public func ordinal(of name: String) -> Int? {
    let place = place(of: name)
    // Read without a sign, -1 is larger than any count.
    return UInt(bitPattern: place) < UInt(bitPattern: caseCount) ? place : nil
  }

  /// The place of a name among all names; -1 if the name is unknown.
  @inlinable @inline(__always) func place(of name: String) -> Int {
    let numbers = numbers.utf8Start
    let place = NameSearch.place(
      of: name, names: names.utf8Start, numbers: numbers, bucketCount: bucketCount,
      slotCount: slotCount)
    // The counts are constants: an index without such names has no code for them.
    if place >= 0 || unplacedCount == 0 { return place }
    return NameSearch.placeOfUnplaced(
      name, names: names.utf8Start, starts: numbers + nameStarts,
      unplaced: numbers + unplacedNames, count: unplacedCount)
  }

  /// The name at an index among all names: the raw values in the order of the cases, then former
  /// names.
  ///
  /// The index is not checked; a wrong one reads outside the names.
  public func name(at place: Int) -> String {
    String(decoding: bytes(ofNameAt: place), as: UTF8.self)
  }

  /// The UTF-8 of the name at a place.
  func bytes(ofNameAt place: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = SixBitText.twoNumbers(numbers.utf8Start + nameStarts, at: place)
    return UnsafeBufferPointer(start: names.utf8Start + start, count: end &- start &- 1)
  }

  /// The ordinal of the case that the name at a place belongs to.
  func ordinal(ofPlace place: Int) -> Int {
    if place < caseCount { return place }
    return SixBitText.number(numbers.utf8Start + formerNames, at: place &- caseCount)
  }

  /// Whether a case is deprecated.
  func isDeprecated(_ ordinal: Int) -> Bool { deprecation(of: ordinal) != 0 }

  /// The ordinal of the case to use instead of a deprecated one, if there is one.
  func replacement(of ordinal: Int) -> Int? {
    let deprecation = deprecation(of: ordinal)
    return deprecation > 1 ? deprecation - 2 : nil
  }

  /// The number of a deprecated case: 1, or its replacement's ordinal + 2; that of others is 0.
  package static func deprecation(replacement: Int?) -> Int { replacement.map { $0 + 2 } ?? 1 }

  private func deprecation(of ordinal: Int) -> Int {
    hasDeprecations ? SixBitText.number(numbers.utf8Start + deprecations, at: ordinal) : 0
  }

  /// The bits of a slot's number that hold a place; the other seven hold the name's length.
  ///
  /// Names whose place or length does not fit have no slot.
  static var placeBits: Int { 17 }
  static var lastPlace: Int { 1 << placeBits - 1 }

  // Where the tables begin in ``numbers``.
  @inlinable var nameStarts: Int { bucketCount &* 2 &+ slotCount &* 8 }
  @inlinable var formerNames: Int { nameStarts &+ nameCount &* 4 &+ 4 }
  @inlinable var unplacedNames: Int { formerNames &+ (nameCount &- caseCount) &* 4 }
  @inlinable var deprecations: Int { unplacedNames &+ unplacedCount &* 4 }
}

extension NameIndex {
  /// The text of ``numbers``.
  ///
  /// - Parameters:
  ///   - pilots: the pilot of each bucket.
  ///   - slots: for each slot its name's place; -1 for a free slot.
  ///   - starts: where each name starts, and the end of the last.
  ///   - formerNames: for each former name the ordinal of its case.
  ///   - unplaced: the places of the names without a slot.
  ///   - deprecations: for each case its number; empty when no case is deprecated.
  /// - Returns: ASCII, for a string literal.
  package static func numbers(
    pilots: [Int], slots: [Int], starts: [Int], formerNames: [Int], unplaced: [Int],
    deprecations: [Int]
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(pilots.count * 2 + (slots.count * 2 + starts.count) * 4)
    for pilot in pilots { SixBitText.append(UInt64(pilot), characters: 2, to: &text) }
    func append(_ number: Int) { SixBitText.append(UInt64(number), characters: 4, to: &text) }
    for place in slots {
      append(place < 0 ? 0 : place | length(ofNameAt: place, starts) << placeBits)
      append(place < 0 ? 0 : starts[place])
    }
    for table in [starts, formerNames, unplaced, deprecations] {
      for number in table { append(number) }
    }
    return text
  }

  /// Whether the two numbers of a slot can describe a name.
  package static func canHaveSlot(nameAt place: Int, starts: [Int]) -> Bool {
    place <= lastPlace && starts[place] < 1 << 24
      && length(ofNameAt: place, starts) < 1 << (24 - placeBits)
  }

  private static func length(ofNameAt place: Int, _ starts: [Int]) -> Int {
    starts[place + 1] - starts[place] - 1
  }
}
