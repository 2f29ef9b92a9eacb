extension String {
  /// A Boolean value that indicates whether letters of the text join with their neighbors, from which space between
  /// them would tear them.
  ///
  /// They are the cursive scripts of CSS Text, which asks for no space where it breaks connections.
  package var hasJoiningLetters: Bool { has(Script.joining) }

  /// A Boolean value that indicates whether letters of the text are higher than those of most fonts, so that the system
  /// takes them from another font whose lines are higher: letters with marks one above the other, and emoji.
  package var hasTallLetters: Bool {
    has(Script.tall)
      || unicodeScalars.contains { $0.value > 0xFF && $0.properties.isEmojiPresentation }
  }

  private func has(_ scripts: [ClosedRange<UInt32>]) -> Bool {
    unicodeScalars.contains { scalar in
      scalar.value >= 0x600 && scripts.contains { $0.contains(scalar.value) }
    }
  }
}

/// The blocks of scripts in Unicode.
private enum Script {
  /// Arabic, Syriac, N'Ko, Mandaic, Mongolian, Phags-pa, Manichaean, Psalter Pahlavi, Hanifi Rohingya,
  /// Sogdian, Old Uyghur, Chorasmian and Adlam.
  static let joining: [ClosedRange<UInt32>] = [
    0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0x1800...0x18AF, 0xA840...0xA87F,
    0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10AC0...0x10AFF, 0x10B80...0x10BAF, 0x10D00...0x10D3F,
    0x10EC0...0x10EFF, 0x10F30...0x10FDF, 0x11660...0x1167F, 0x1E900...0x1E95F,
  ]

  /// Arabic, which Urdu writes in steps, the scripts of India, Sinhala, Thai, Lao, Tibetan, Myanmar, Khmer,
  /// Tai Tham, Balinese and Javanese.
  static let tall: [ClosedRange<UInt32>] = [
    0x600...0x6FF, 0x900...0x109F, 0x1780...0x17FF, 0x1A20...0x1AAF, 0x1B00...0x1B7F,
    0xA980...0xA9DF,
  ]
}
