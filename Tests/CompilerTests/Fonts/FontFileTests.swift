import TestSupport
import Testing

@testable import TokenCompiler

@Suite("Font files") struct FontFileTests {
  private func faces(_ bytes: [UInt8]) throws -> [FontFace] {
    try FontFileReader.faces(of: bytes, named: "a.ttf")
  }

  @Test("a face has its names, weight and slant") func face() throws {
    let font = FontSample(
      family: "Acme Sans Light", typographicFamily: "Acme Sans", postScriptName: "AcmeSans-Light",
      weight: 300, isItalic: true)
    #expect(
      try faces(font.bytes) == [
        FontFace(
          file: "a.ttf", families: ["Acme Sans", "Acme Sans Light"],
          names: ["Acme Sans Light face", "AcmeSans-Light"], weights: 300...300, isItalic: true)
      ])
  }

  @Test("a name that a font states twice is one") func sameNames() throws {
    let font = FontSample(family: "Acme Sans", typographicFamily: "Acme Sans")
    #expect(try faces(font.bytes).map(\.families) == [["Acme Sans"]])
  }

  @Test("a variable font has the weights of its axis") func variable() throws {
    let face = try #require(try faces(FontSample(weightAxis: 100...900).bytes).first)
    #expect(face.weights == 100...900)
    #expect(face.weightText == "100…900")
  }

  @Test("a font that varies in width alone has one weight") func otherAxis() throws {
    let font = FontSample(weight: 700, weightAxis: 50...200, axisTag: "wdth")
    #expect(try faces(font.bytes).map(\.weights) == [700...700])
  }

  @Test("a collection has the faces of all its fonts") func collection() throws {
    let bytes = FontSample.collection([FontSample(), FontSample(family: "Acme Серif", weight: 700)])
    #expect(try faces(bytes).map(\.families) == [["Acme Sans"], ["Acme Серif"]])
    #expect(try faces(bytes).map(\.weights) == [400...400, 700...700])
  }

  @Test(
    "what is no font is told",
    arguments: [
      ("", "is too short for a font"), ("GIF89a", "is no TrueType or OpenType font"),
      ("wOF2....", "is a web font, which iOS can't show; use the TTF or OTF file"),
      ("OTTO", "is a font that ends too early"),
    ])
  func noFont(text: String, reason: String) {
    #expect(throws: LoadFault(kind: .unreadable, reason: reason)) { try faces(Array(text.utf8)) }
  }

  @Test("the widths of glyphs are read from both forms of 'cmap'", arguments: [4, 12])
  func advances(format: Int) throws {
    let font = FontSample(advances: [("A", 700), ("b", 250), ("Ж", 900)], format: format)
    let face = try #require(
      try FontFileReader.faces(of: font.bytes, named: "a.ttf", measuring: true).first)
    let advances = try #require(face.advances)
    #expect(["A", "b", "Ж", "c"].map { advances.width(of: $0) } == [0.7, 0.25, 0.9, nil])
    #expect(advances.weight == nil)
    let variable = FontSample(weightAxis: 100...900, advances: [("A", 700)], format: format)
    let faces = try FontFileReader.faces(of: variable.bytes, named: "a.ttf", measuring: true)
    #expect(faces.first?.advances?.weight == 400)
    #expect(try self.faces(font.bytes).first?.advances == nil)
  }

  @Test("a collection has no more characters than bytes") func manyCharacters() throws {
    let font = FontSample(advances: [("\0", 700)], format: 12)
    func collection(of count: Int) -> [UInt8] {
      var bytes = FontSample.collection(Array(repeating: font, count: count))
      // The last character of the one group, which ends each font.
      for place in (1...count).map({ 12 + 4 * count + font.bytes.count * $0 - 8 }) {
        bytes.replaceSubrange(place..<place + 4, with: [0, 0, 0, 200])
      }
      return bytes
    }
    func count(_ bytes: [UInt8]) throws(LoadFault) -> Int {
      try FontFileReader.faces(of: bytes, named: "a.ttc", measuring: true).count
    }
    #expect(try count(collection(of: 3)) == 3)
    var small = collection(of: 200)
    // All fonts are the first.
    for place in (0..<200).map({ 12 + 4 * $0 }) {
      small.replaceSubrange(place..<place + 4, with: small[12..<16])
    }
    small = Array(small[..<(12 + 4 * 200 + font.bytes.count)])
    #expect(throws: LoadFault.self) { try count(small) }
  }

  @Test("widths that are cut or damaged anywhere give faces or a fault", arguments: [4, 12])
  func damagedAdvances(format: Int) {
    let whole = FontSample(
      weightAxis: 1...1000, advances: [("A", 700), ("b", 250), ("c", 3)], format: format
    ).bytes
    func read(_ bytes: [UInt8]) {
      _ = try? FontFileReader.faces(of: bytes, named: "a.ttf", measuring: true)
    }
    for end in whole.indices { read(Array(whole[..<end])) }
    var random = Effort.chance
    for _ in 0..<Effort.rounds(10_000, short: 1_000) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      read(bytes)
    }
  }

  @Test("a font that is cut or damaged anywhere gives faces or a fault") func damaged() {
    let whole = FontSample.collection([FontSample(weightAxis: 1...1000), FontSample()])
    for end in whole.indices { _ = try? faces(Array(whole[..<end])) }
    var random = Effort.chance
    for _ in 0..<Effort.rounds(20_000, short: 2_000) {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? faces(bytes)
    }
  }

  @Test("a name finds a family at a weight, or a face") func matching() throws {
    let regular = FontSample().bytes
    let bold = FontSample(postScriptName: "AcmeSans-Bold", weight: 700).bytes
    let italic = FontSample(postScriptName: "AcmeSans-Heavy", weight: 900, isItalic: true).bytes
    let catalog = FontCatalog(faces: try faces(regular) + faces(bold) + faces(italic))
    #expect(catalog.match("Acme Sans", weight: 700) == .faces([catalog.faces[1]]))
    #expect(catalog.match("Acme Sans", weight: nil) == .faces(catalog.faces))
    #expect(catalog.match("Acme Sans", weight: 900) == .otherWeights(Array(catalog.faces[...1])))
    #expect(catalog.match("AcmeSans-Heavy", weight: 400) == .faces([catalog.faces[2]]))
    #expect(catalog.match("Acme", weight: 400) == .none)
  }
}
