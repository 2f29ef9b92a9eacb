extension String {
  /// Calls `body` with the text's UTF-8 where it lies; only a text that another language lent is copied.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether all characters are ASCII.
  var isASCII: Bool {
    withUTF8Bytes { bytes in bytes.allSatisfy { $0 < 0x80 } }
  }
}
