/// The names of a token enum and a perfect hash over them, both constant data.
///
/// A name is found with one hash of its UTF-8 bytes and one comparison, whether it is known or not:
/// the hash chooses a bucket, the bucket's pilot turns the hash into a slot, and the slot names the
/// only candidate (Belazzougui, Botelho and Dietzfelbinger, “Hash, displace, and compress”, 2009).
/// Names are equal when their bytes are.
@frozen public struct NameIndex: Sendable {
  /// The raw values in the order of the cases, then former names; a line feed follows each.
  @usableFromInline let names: StaticString
  /// Numbers in characters of six bits, the lowest first; four characters each.
  ///
  /// In turn: for each bucket two characters, which are its pilot; for each slot the place of its name, 0 when the slot is
  /// free; for each name where it starts in ``names``, and the end of the last; for each former name
  /// the ordinal of its case; for each name without a slot its place; if ``hasDeprecations``, for
  /// each case 0, or 1 when it is deprecated, or its replacement's ordinal + 2.
  @usableFromInline let numbers: StaticString
  @usableFromInline let caseCount: UInt32
  @usableFromInline let nameCount: UInt32
  @usableFromInline let slotCount: UInt32
  @usableFromInline let bucketCount: UInt32
  /// The number of names that found no slot; they are compared one by one.
  @usableFromInline let unplacedCount: UInt32
  @usableFromInline let seed: UInt32
  @usableFromInline let hasDeprecations: Bool

  /// Creates an index from generated data.
  @inlinable public init(
    names: StaticString, numbers: StaticString, caseCount: UInt32, nameCount: UInt32,
    slotCount: UInt32, bucketCount: UInt32, unplacedCount: UInt32 = 0, seed: UInt32 = 0,
    hasDeprecations: Bool = false
  ) {
    self.names = names
    self.numbers = numbers
    self.caseCount = caseCount
    self.nameCount = nameCount
    self.slotCount = slotCount
    self.bucketCount = bucketCount
    self.unplacedCount = unplacedCount
    self.seed = seed
    self.hasDeprecations = hasDeprecations
  }

  /// The ordinal of the case with this raw value; `nil` when only a former name or none is equal.
  @inlinable @inline(__always) public func ordinal(of name: String) -> Int? {
    let place = place(of: name)
    return place >= 0 && place < Int(caseCount) ? place : nil
  }

  /// The place of a name among the cases and former names; -1 when there is no such name.
  @inlinable @inline(__always) func place(of name: String) -> Int {
    // The constants travel in registers; the index itself is never put together.
    NameSearch.place(
      of: name, names: names.utf8Start, numbers: numbers.utf8Start,
      bucketsAndSlots: UInt64(bucketCount) | UInt64(slotCount) &<< 32,
      seedAndUnplaced: UInt64(seed) | UInt64(unplacedCount) &<< 32, nameCount: Int(nameCount),
      formerCount: Int(nameCount &- caseCount))
  }

  /// The name at a place below ``nameCount``.
  public func name(at place: Int) -> String {
    String(decoding: bytes(ofNameAt: place), as: UTF8.self)
  }

  /// The UTF-8 of the name at a place.
  func bytes(ofNameAt place: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = SixBitText.twoNumbers(numbers.utf8Start + nameStarts, at: place)
    return UnsafeBufferPointer(start: names.utf8Start + start, count: end - start - 1)
  }

  /// The ordinal of the case that the name at a place belongs to.
  func ordinal(ofPlace place: Int) -> Int {
    guard place >= caseCount else { return place }
    return SixBitText.number(numbers.utf8Start + formerNames, at: place - Int(caseCount))
  }

  /// 0 for a case in use, 1 for a deprecated one, or its replacement's ordinal + 2.
  func deprecation(of ordinal: Int) -> Int {
    hasDeprecations ? SixBitText.number(numbers.utf8Start + deprecations, at: ordinal) : 0
  }

  private var nameStarts: Int { Int(bucketCount) * 2 + Int(slotCount) * 4 }
  private var formerNames: Int { nameStarts + (Int(nameCount) + 1) * 4 }
  private var deprecations: Int {
    formerNames + Int(nameCount - caseCount) * 4 + Int(unplacedCount) * 4
  }
}
