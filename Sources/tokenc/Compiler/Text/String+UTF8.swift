extension String {
  /// Calls `body` with the text's UTF-8 where it lies; only a text that another language lent is copied.
  @inline(__always)
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Returns a Boolean value that indicates whether a word stands somewhere in the text; both are compared by their
  /// bytes.
  ///
  /// The standard library's own methods are younger than systems on which the compiler runs.
  package func hasWord(_ word: String) -> Bool {
    var rest = Array(utf8)[...]
    while rest.count >= word.utf8.count {
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  /// The text before and after the first occurrence of a word; `nil` without one.
  package func divided(at word: String) -> (before: String, after: String)? {
    let text = Array(utf8)
    let word = Array(word.utf8)
    let start = text.indices.first { text[$0...].starts(with: word) }
    return start.map { start in
      (
        String(decoding: text[..<start], as: UTF8.self),
        String(decoding: text[(start + word.count)...], as: UTF8.self)
      )
    }
  }

  package func substituting(_ word: String, with other: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: word.utf8) {
        result += other.utf8
        rest = rest.dropFirst(word.utf8.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  var isASCII: Bool {
    withUTF8Bytes { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var all: UInt64 = 0
      var index = 0
      while index + 8 <= raw.count {
        all |= raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        index += 8
      }
      while index < raw.count {
        all |= UInt64(raw[index])
        index += 1
      }
      return all & 0x8080_8080_8080_8080 == 0
    }
  }
}
