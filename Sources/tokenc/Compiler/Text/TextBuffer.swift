/// Text under construction in UTF-8.
///
/// Emission appends millions of small pieces. They go into a chunk of plain memory, where a piece
/// costs a comparison and a copy; full chunks go to the end of an array at once. The memory belongs to
/// the buffer alone, which can't be copied; this is the only place of emission that handles addresses.
struct TextBuffer: ~Copyable {
  /// The bytes that left the chunk.
  private var finished: [UInt8] = []
  private let chunk: UnsafeMutablePointer<UInt8>
  private var used = 0

  private static let chunkSize = 1 << 14

  /// - Parameter capacity: about how many bytes the text will have.
  init(capacity: Int = 0) {
    chunk = .allocate(capacity: Self.chunkSize)
    finished.reserveCapacity(capacity)
  }

  deinit { chunk.deallocate() }

  var count: Int { finished.count + used }

  /// The text's bytes; the buffer is empty afterwards.
  mutating func take() -> [UInt8] {
    flush()
    defer { finished = [] }
    return finished
  }

  mutating func reserve(_ count: Int) {
    if count > Self.chunkSize { finished.reserveCapacity(self.count + count) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if used == Self.chunkSize { flush() }
    chunk[used] = byte
    used += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count <= Self.chunkSize - used else {
      return appendSlowly(bytes)
    }
    (chunk + used).update(from: start, count: bytes.count)
    used += bytes.count
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { append($0) } }

  @inline(__always)
  mutating func append(_ text: String) { text.withUTF8Bytes { append($0) } }

  /// Appends a literal, whose length the compiler knows.
  @inline(__always)
  mutating func append(literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  @inline(__always)
  mutating func append(blanks count: Int) {
    for _ in 0..<count { append(UInt8(ascii: " ")) }
  }

  /// Appends up to `limit` bytes that `write` puts at a given address; it returns their number.
  @inline(__always)
  mutating func append(upTo limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if Self.chunkSize - used < limit { flush() }
    used += write(chunk + used)
  }

  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    // The largest has twenty digits; they come from the last to the first.
    var digits: (UInt64, UInt64, UInt64) = (0, 0, 0)
    withUnsafeMutableBytes(of: &digits) { digits in
      var start = digits.count
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      append(UnsafeBufferPointer(rebasing: digits.bindMemory(to: UInt8.self)[start...]))
    }
  }

  private mutating func appendSlowly(_ bytes: UnsafeBufferPointer<UInt8>) {
    flush()
    guard bytes.count <= Self.chunkSize, let start = bytes.baseAddress else {
      return finished.append(contentsOf: bytes)
    }
    chunk.update(from: start, count: bytes.count)
    used = bytes.count
  }

  private mutating func flush() {
    finished.append(contentsOf: UnsafeBufferPointer(start: chunk, count: used))
    used = 0
  }
}
