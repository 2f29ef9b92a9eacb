/// The names of a token enum and a perfect hash over them, both constant data.
///
/// A name is found with one hash of its UTF-8 bytes and one comparison, whether it is known or not:
/// the hash chooses a bucket, the bucket's pilot turns the hash into a slot, and the slot names the
/// only candidate (Belazzougui, Botelho and Dietzfelbinger, “Hash, displace, and compress”, 2009).
/// Names are equal when their bytes are.
@frozen public struct NameIndex: Sendable {
  /// The raw values in the order of the cases, then former names; a line feed follows each.
  @usableFromInline let names: StaticString
  /// Numbers in characters of six bits, the lowest first.
  ///
  /// In turn: for each slot the place of its name, 0 when the slot is free; for each
  /// name where it starts in ``names``, and the end of the last; for each former name the ordinal of
  /// its case; for each name without a slot its place; if ``hasDeprecations``, for each case 0,
  /// or 1 when it is deprecated, or its replacement's ordinal + 2 (four characters each, all so
  /// far); and for each bucket its pilot (two characters).
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

  /// The place of a name among the cases and former names; `nil` when there is no such name.
  @usableFromInline func place(of name: String) -> Int? {
    if let place = name.utf8.withContiguousStorageIfAvailable({ place(of: $0) }) { return place }
    // A string bridged from Objective-C has no bytes of its own yet.
    var copy = name
    return copy.withUTF8 { place(of: $0) }
  }

  /// The ordinal of the case with this raw value; `nil` when only a former name or none is equal.
  public func ordinal(of name: String) -> Int? {
    guard let place = place(of: name), place < caseCount else { return nil }
    return place
  }

  /// The ordinal of the case that the name at a place belongs to.
  func ordinal(ofPlace place: Int) -> Int {
    place < caseCount
      ? place : SixBitText.number(numbers, at: formerNames + (place - Int(caseCount)) * 4)
  }

  /// The name at a place below ``nameCount``.
  public func name(at place: Int) -> String {
    String(decoding: bytes(ofNameAt: place), as: UTF8.self)
  }

  /// 0 for a case in use, 1 for a deprecated one, or its replacement's ordinal + 2.
  func deprecation(of ordinal: Int) -> Int {
    hasDeprecations ? SixBitText.number(numbers, at: deprecations + ordinal * 4) : 0
  }

  /// The UTF-8 of the name at a place.
  func bytes(ofNameAt place: Int) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = SixBitText.twoNumbers(numbers, at: nameStarts + place * 4)
    return UnsafeBufferPointer(start: names.utf8Start + start, count: end - start - 1)
  }
}

// MARK: - Where the numbers are

extension NameIndex {
  private var nameStarts: Int { Int(slotCount) * 4 }
  private var formerNames: Int { nameStarts + (Int(nameCount) + 1) * 4 }
  private var unplacedNames: Int { formerNames + Int(nameCount - caseCount) * 4 }
  private var deprecations: Int { unplacedNames + Int(unplacedCount) * 4 }
  private var pilots: Int { deprecations + (hasDeprecations ? Int(caseCount) * 4 : 0) }

  private func place(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = NameHash(of: name, seed: seed)
    let pilot = SixBitText.smallNumber(numbers, at: pilots + hash.bucket(of: bucketCount) * 2)
    let place = SixBitText.number(numbers, at: hash.slot(of: slotCount, pilot: pilot) * 4)
    if bytes(ofNameAt: place).isEqual(to: name) { return place }
    for unplaced in 0..<Int(unplacedCount) {
      let place = SixBitText.number(numbers, at: unplacedNames + unplaced * 4)
      if bytes(ofNameAt: place).isEqual(to: name) { return place }
    }
    return nil
  }
}
