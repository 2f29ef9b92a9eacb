/// What the runtime answers where an `Int` has 32 bits, as on watches before the ninth: the number of the first
/// question with another answer, or 0.
///
/// `Tests/Robustness/narrow.py` compiles it, with the files of the runtime that do without `Codable`.
@_cdecl("narrow_check") public func narrowCheck() -> Int32 {
  guard Int.bitWidth == 32 else { return 1 }
  return max(names(), times(), colors(), numbers())
}

private func names() -> Int32 {
  let index = NameIndex(
    names: "accent\twas old_accent\tuse other_color\nother_color\nlonger_name_of_a_color\twas n\n")
  if index.ordinal(of: "accent") != 0 || index.ordinal(of: "longer_name_of_a_color") != 2 {
    return 10
  }
  // A former name is not a raw value.
  if index.ordinal(of: "old_accent") != nil || index.ordinal(of: "n") != nil { return 11 }
  if index.ordinal(ofPlace: index.place(of: "old_accent")) != 0 { return 12 }
  if index.ordinal(ofPlace: index.place(of: "n")) != 2 { return 13 }
  if index.place(of: "none") != -1 || index.place(of: "") != -1 { return 14 }
  if !index.isDeprecated(0) || index.replacement(of: 0) != 1 { return 15 }
  guard var search = NearestNameSearch(for: "Acc-ent") else { return 16 }
  if search.distance(to: index.bytes(ofNameAt: 0)) != 0 { return 17 }
  return 0
}

private func times() -> Int32 {
  if DateSyntax.secondsSince1970("2038-01-19T03:14:07Z") != 2_147_483_647 { return 20 }
  if DateSyntax.secondsSince1970("2038-01-19T03:14:08Z") != 2_147_483_648 { return 21 }
  if DateSyntax.secondsSince1970("9999-12-31T23:59:59.5-23:59") != 253_402_387_139.5 { return 22 }
  if DateSyntax.secondsSince1970("0001-01-01T00:00:00+23:59") != -62_135_683_140 { return 23 }
  if DateSyntax.secondsSince1970("2023-02-29T00:00:00Z") != nil { return 24 }
  return 0
}

private func colors() -> Int32 {
  var text: [UInt8] = []
  let words: [UInt64] = [0, .max, 0x1234_5678_9ABC_DEF0, 0x8000_0000_0000_0001]
  for word in words { SixBitText.append(word: word, to: &text) }
  for (place, word) in words.enumerated() where SixBitText.word(text, at: place) != word {
    return 30
  }
  if SixBitText.number(text, at: 3) != 0xFF_FFFF { return 31 }
  return 0
}

private func numbers() -> Int32 {
  if JSONNumber.value(of: Array("9007199254740992".utf8), 0..<16) != 9_007_199_254_740_992 {
    return 40
  }
  if JSONNumber.value(of: Array("-3000000000".utf8), 0..<11) != -3_000_000_000 { return 42 }
  if DecimalSyntax.text(of: 3_000_000_000) != "3000000000" { return 43 }
  if DecimalSyntax.text(of: 9_007_199_254_740_994) != nil { return 44 }
  return 0
}
