import Testing

@testable import TokenCompiler

/// The well-formed sequences of UTF-8, against those that Swift decodes.
@Suite struct UTF8CheckTests {
  private func length(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { UTF8Check.sequenceLength($0, at: 0) }
  }

  @Test("the bytes of every scalar are a sequence") func scalars() {
    let wrong = (0x80..<0x110000).compactMap(Unicode.Scalar.init).filter { scalar in
      let bytes = Array(String(scalar).utf8)
      return length(bytes) != bytes.count
    }
    #expect(wrong == [])
  }

  @Test("bytes at the bounds of the ranges are as Swift has them") func bounds() {
    let seconds: [UInt8] = [0, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    let others: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
    for lead in UInt8(0xC0)...0xFF {
      for second in seconds {
        for third in others {
          for fourth in others {
            let bytes = [lead, second, third, fourth]
            let expected = (2...4).first { count in
              let text = String(decoding: bytes[..<count], as: UTF8.self)
              return text.unicodeScalars.count == 1 && text.utf8.elementsEqual(bytes[..<count])
            }
            #expect(length(bytes) == expected, "\(bytes)")
          }
        }
      }
    }
  }
}
