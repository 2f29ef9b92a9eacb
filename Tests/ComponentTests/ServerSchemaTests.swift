import Appearance
import Foundation
import SampleDocuments
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenScreens

/// The JSON Schema that servers validate with, against what the generated Swift decodes.
@Suite("Server schema") struct ServerSchemaTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Specs, and what the code that was generated from them makes of a document.
  struct System: CustomTestStringConvertible, Sendable {
    let folder: String
    let typePrefix: String
    let decode: @Sendable (Data) throws -> [ContentError]
    /// What the code makes of documents that are a component, by its name, or any.
    private(set) var roots: [Root]

    struct Root: Sendable {
      let name: String
      let faults: @Sendable (Data, ContentBudget) throws -> [ContentError]

      init<Content: Decodable>(_ name: String, _: Content.Type) {
        self.name = name
        faults = { document, budget in
          let decoder = JSONDecoder()
          decoder.userInfo[.contentBudget] = budget
          return try decoder.decode(ContentDocument<Content>.self, from: document).faults
        }
      }
    }

    init<Content: Decodable>(_ folder: String, _ typePrefix: String, _: Content.Type) {
      self.folder = folder
      self.typePrefix = typePrefix
      decode = {
        try JSONDecoder().decode(ContentDocument<Content>.self, from: $0).faults
      }
      roots = [Root("ComponentContent", Content.self)]
    }

    func rooted<Content: Decodable>(_ name: String, _ content: Content.Type) -> System {
      var system = self
      system.roots.append(Root(name, content))
      return system
    }

    var testDescription: String { folder }

    /// The faults of a document, the fatal one last.
    func faults(_ document: String) throws -> [ContentError] {
      do {
        return try decode(Data(document.utf8))
      } catch let fault as ContentError {
        return [fault]
      }
    }
  }

  static let systems = [
    System("tokens", "", ComponentContent.self).rooted("DataView", DataView.Content.self),
    System("Tests/SampleDocuments/Article/Specs", "Article", ArticleComponentContent.self)
      .rooted("Document", ArticleDocument.Content.self),
    System("Tests/SampleDocuments/Items/Specs", "Item", ItemComponentContent.self)
      .rooted("Screen", ItemScreen.Content.self),
    System("Tests/SampleDocuments/Keyed/Specs", "Keyed", KeyedComponentContent.self)
      .rooted("OfferGroup", KeyedOfferGroup.Content.self),
    System("Tests/SampleDocuments/Feed/Specs", "Feed", FeedComponentContent.self)
      .rooted("Card", FeedCard.Content.self),
    System("Tests/SampleDocuments/Styled/Specs", "Styled", StyledComponentContent.self)
      .rooted("Board", StyledBoard.Content.self),
    System("Tests/SampleDocuments/Pieces/Specs", "Pieces", PiecesComponentContent.self)
      .rooted("Box", PiecesBox.Content.self),
  ]

  @Test("the schema and the decoding agree on random documents", arguments: systems)
  func agreement(_ system: System) throws {
    let compiled = try CompiledSample.of(system.folder)
    var documents = compiled.randomDocuments(seed: 5)
    let lines = (0..<Effort.rounds(1000, short: 50)).map { _ in documents.next() }
    let schema = compiled.schema(typePrefix: system.typePrefix)
    guard let answers = try Self.validate(lines, against: schema.text(root: nil)) else { return }
    #expect(answers.count == lines.count)
    for (line, isValid) in zip(lines, answers) {
      let faults = try system.faults(line)
      #expect(isValid == faults.isEmpty, "\(line) \(faults)")
    }
    // Neither answer may be a rare one.
    let valid = answers.count { $0 }
    print("\(valid) valid and \(lines.count - valid) invalid documents")
    #expect(valid > lines.count / 10 && lines.count - valid > lines.count / 10)
  }

  @Test("what the strict schema takes decodes without a fault", arguments: systems)
  func strictAgreement(_ system: System) throws {
    let compiled = try CompiledSample.of(system.folder)
    var documents = compiled.randomDocuments(seed: 11)
    let lines = (0..<Effort.rounds(500, short: 30)).map { _ in documents.next() }
    let strict = Self.text(for: .strict, compiled, system.typePrefix)
    guard let answers = try Self.validate(lines, against: strict) else { return }
    for (line, isValid) in zip(lines, answers) where isValid {
      #expect(try system.faults(line).isEmpty, "\(line)")
    }
    #expect(answers.count { $0 } > lines.count / 50)
  }

  @Test("the strict schema takes today's names alone") func strict() throws {
    let cases: [(document: String, isValid: Bool)] = [
      (#"{ "view_type": "gap", "height": 4 }"#, true),
      (#"{ "view_type": "gap" }"#, true),
      (#"{ "view_type": "gap", "heigth": 4 }"#, false),
      (#"{ "kind": "gap", "height": 4 }"#, false),
      (#"{ "view_type": "text_button", "view_data": { "title_text": "a" } }"#, true),
      (#"{ "view_type": "text_button", "view_data": { "title": "a" } }"#, false),
      (#"{ "view_type": "text_button", "view_data": { "title_text": "a" }, "id": 1 }"#, false),
      (
        #"{ "view_type": "text_button", "view_data": { "title_text": "a", "on_tap": { "type": "b", "parameters": { "c": [1] } } } }"#,
        true
      ),
      (
        #"{ "view_type": "text_button", "view_data": { "title_text": "a", "on_tap": { "type": "b", "parameter": {} } } }"#,
        false
      ),
      (#"{ "view_type": "carousel", "view_data": {} }"#, false),
    ]
    let compiled = try CompiledSample.of("Tests/SampleDocuments/Items/Specs")
    let documents = cases.map(\.document)
    let strict = Self.text(for: .strict, compiled, "Item")
    guard let answers = try Self.validate(documents, against: strict) else { return }
    #expect(answers == cases.map(\.isValid))
  }

  @Test("validate tells what the decoding throws, in its words", arguments: systems)
  func validation(_ system: System) throws {
    let compiled = try CompiledSample.of(system.folder)
    var documents = compiled.randomDocuments(seed: 7)
    let validator = compiled.reader(typePrefix: system.typePrefix)
    var validCount = 0
    var missing: [String] = []
    let count = Effort.rounds(3000, short: 120)
    for index in 0..<count {
      let line = documents.next()
      let messages = try Self.messages(of: line, by: validator, as: "ComponentContent", system)
      let faults = try system.faults(line)
      if faults.isEmpty { validCount += 1 }
      try #require(faults.isEmpty == messages.isEmpty, "\(index) \(line) \(faults) \(messages)")
      for fault in faults where missing.count < 20 {
        let words = try #require(Self.words(of: fault).split(separator: ";").first)
        if !messages.contains(where: { $0.contains(words) }) {
          missing.append("\(line)\n\(words)\n\(messages)")
        }
      }
    }
    #expect(missing == [])
    #expect(validCount > count / 10 && validCount < count * 9 / 10, "\(validCount)")
  }

  /// The errors that `tokenc validate` reports for a document.
  private static func messages(
    of document: String, by validator: DocumentReader, as root: String, _ system: System
  ) throws -> [String] {
    let bytes = Array(document.utf8)
    var reader = InputReader(source: MemorySource([(path: "d.json", bytes: bytes)]))
    var unread = DiagnosticCollector()
    let node = try #require(try reader.root(ofFile: "d.json", reporting: &unread))
    #expect(unread.diagnostics.isEmpty)
    return validator.read(node, of: reader.tape, as: system.typePrefix + root).findings
      .filter { $0.severity == .error }.map(\.message)
  }

  /// The innermost field of a fault and the reason.
  static func words(of fault: ContentError) -> String {
    let field = fault.fields.last.map { "\($0.component)" + ($0.key.map { ".\($0)" } ?? "") } ?? ""
    let isPhrase = fault.reason.hasPrefix("is ") || fault.reason.hasPrefix("lacks ")
    return field + (isPhrase ? " " : ": ") + fault.reason
  }

  @Test("the documents of the bank's example are valid, and its faulty ones are not")
  func examples() throws {
    let names = [
      "dataView", "buttons", "stacks", "diamond", "layoutElement", "unknownComponent",
      "unknownColor", "missingField",
    ]
    let source = try String(
      contentsOf: Self.root.appendingPathComponent("Examples/Sources/Bank/BankDocuments.swift"),
      encoding: .utf8)
    let documents = try names.map { name in
      let start = try #require(source.range(of: "static let \(name) = #\"\"\"\n"))
      let end = try #require(source.range(of: "\"\"\"#", range: start.upperBound..<source.endIndex))
      return source[start.upperBound..<end.lowerBound].split(separator: "\n").joined(separator: " ")
    }
    let compiled = try CompiledSample.of("tokens")
    let schema = compiled.schema(typePrefix: "")
    guard let answers = try Self.validate(documents, against: schema.text(root: nil)) else {
      return
    }
    #expect(answers == names.indices.map { $0 < 5 })
  }

  @Test("enums tell descriptions, deprecated tokens and former names")
  func enums() throws {
    let compiled = try CompiledSample.of("tokens")
    let schema = compiled.schema(typePrefix: "")
    let text = schema.text(root: "IconView")
    #expect(text.contains(##""$ref": "#/$defs/IconView""##))
    #expect(text.contains(#""description": "Former name of 'rounded'.""#))
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let definitions = try #require(json?["$defs"] as? [String: [String: Any]])
    let colors = try #require(definitions["ColorToken"]?["anyOf"] as? [[String: Any]])
    let family = try #require(compiled.table.families.first { $0.group == "color" })
    let deprecated = family.tokens.filter { $0.deprecation != nil }.map(\.names.serverName)
    #expect(!deprecated.isEmpty)
    let names = Set(family.tokens.map(\.names.serverName))
    let marked: [String] = colors.compactMap { color -> String? in
      color["deprecated"] as? Bool == true ? color["const"] as? String : nil
    }
    #expect(marked.filter(names.contains) == deprecated)
    for name in schema.definitions { #expect(definitions[name] != nil, "\(name)") }
  }

  @Test("a field says what of the looks it sets") func effects() throws {
    let sample = try CompiledSample.of("tokens")
    let schema = sample.schema(typePrefix: "").text(root: nil)
    let definitions = try #require(
      (JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])?["$defs"]
        as? [String: [String: Any]])
    func description(_ component: String, _ field: String) -> String? {
      let properties = definitions[component]?["properties"] as? [String: [String: Any]]
      return properties?[field]?["description"] as? String
    }
    #expect(
      description("TextAtom", "color")
        == "The color; that of the variant otherwise. Sets text.textColor.")
    #expect(description("StackElement", "spacing") == "Sets stack.spacing.")
    #expect(description("DataView", "iconView") == "Sets icon, layout.icon.")
  }

  // MARK: Agents

  @Test("a grammar for each provider takes a document, and each refuses what its specs don't have")
  func grammars() throws {
    let compiled = try CompiledSample.of("Tests/SampleDocuments/Feed/Specs")
    let card = #"{ "type": "card", "title_text": "a" }"#
    let cases: [(document: String, takes: Set<SchemaProfile>)] = [
      (
        #"{ "screen": { "type": "card", "title_text": "a", "tint": null, "items": null } }"#,
        [.openai, .gemini]
      ),
      (#"{ "screen": { "type": "card", "title_text": "a" } }"#, [.general]),
      (
        #"{ "screen": { "type": "card", "title_text": "a", "items": [] } }"#,
        [.general, .anthropic]
      ),
      (
        #"{ "screen": { "type": "card", "title_text": "a", "items": [\#(card)] } }"#,
        [.general, .anthropic]
      ),
      (
        // Two levels are one more than it is asked for.
        #"{ "screen": { "type": "card", "title_text": "a", "items": [{ "type": "card", "title_text": "a", "items": [\#(card)] }] } }"#,
        [.general]
      ),
      (#"{ "screen": { "type": "card", "title_text": "a", "items": [], "tnit": "mark" } }"#, []),
      (card, []),
    ]
    for profile in [SchemaProfile.general, .openai, .anthropic, .gemini] {
      let grammar = Self.text(for: profile, compiled, "Feed", depth: 2)
      guard let answers = try Self.validate(cases.map(\.document), against: grammar) else { return }
      #expect(answers == cases.map { $0.takes.contains(profile) }, "\(profile)")
    }
  }

  @Test("a grammar for Gemini has no pattern, also none of colors") func patterns() throws {
    let compiled = try CompiledSample.of("Tests/SampleDocuments/Styled/Specs")
    #expect(Self.text(for: .general, compiled, "Styled").contains("text-colorRRGGBBAA"))
    #expect(!Self.text(for: .gemini, compiled, "Styled", depth: 1).contains("\"pattern\""))
  }

  @Test("what exceeds a provider's limit is counted") func limits() throws {
    let compiled = try CompiledSample.of("tokens")
    let schema = compiled.schema(typePrefix: "")
    func excesses(_ profile: SchemaProfile, _ root: String?, _ tokens: String...) -> [String] {
      var text = SchemaText(
        schema, for: profile, tokens: tokens.compactMap { PathPattern($0) })
      _ = text.document(root: root)
      return text.size.excesses(of: profile)
    }
    let anthropic = excesses(.anthropic, nil)
    #expect(anthropic.contains { $0.hasSuffix("more than the 24 that 'anthropic' documents") })
    #expect(excesses(.anthropic, "Tag") == [])
    let openai = excesses(.openai, nil)
    #expect(openai.contains { $0.contains("characters of an enum with more than 250 values") })
    #expect(excesses(.openai, nil, "color.text.**") == [])
    #expect(excesses(.general, nil) == [])
  }

  @Test(
    "addresses of a grammar are those that the app accepts", arguments: [nil, ["acme.example"]])
  func acceptedAddresses(hosts: Set<String>?) throws {
    let policy = AddressPolicy(
      schemes: ["https", "mailto", "tel", "acme"], imageSchemes: ["https"], hosts: hosts)
    let pattern = try Regex(AddressPatterns.accepted(by: policy, isImage: false))
    let cases: [(address: String, isKnown: Bool, isElsewhere: Bool)] = [
      ("https://acme.example/a?b=c#d", true, true), ("https://www.acme.example", true, true),
      ("https://other.example/a", false, true), ("https://acme.exampleN", false, false),
      ("https://user@acme.example", false, false), ("http://acme.example", false, false),
      ("mailto:a@acme.example", true, true), ("tel:+4930123", true, true),
      ("tel:*21*1", false, false),
      ("acme://page/1", true, true), ("acme://a@b", false, false), ("https:", false, false),
      ("a", false, false),
    ]
    for (address, isKnown, isElsewhere) in cases {
      let isTaken = address.wholeMatch(of: pattern) != nil
      #expect(isTaken == (hosts == nil ? isElsewhere : isKnown), "\(address)")
      #expect(!isTaken || policy.refusal(of: address) == nil, "\(address)")
    }
    let image = try Regex(AddressPatterns.accepted(by: policy, isImage: true))
    #expect("gift-24".wholeMatch(of: image) != nil && "tel:1".wholeMatch(of: image) == nil)
  }

  // MARK: Pieces

  private static func text(
    for profile: SchemaProfile, _ compiled: CompiledSample,
    _ typePrefix: String, depth: Int = 3
  ) -> String {
    let schema = compiled.schema(typePrefix: typePrefix)
    var text = SchemaText(schema, for: profile, depth: depth)
    return String(decoding: text.document(root: nil), as: UTF8.self)
  }

  /// What the Python package jsonschema says of each document; `nil` when it isn't installed.
  static func validate(_ documents: [String], against schema: String) throws -> [Bool]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tokenc-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let schemaFile = folder.appendingPathComponent("schema.json")
    let documentFile = folder.appendingPathComponent("documents")
    try Data(schema.utf8).write(to: schemaFile)
    try Data(documents.joined(separator: "\n").utf8).write(to: documentFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appendingPathComponent("Tests/ci/server_documents.py").path,
      documentFile.path,
    ]
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: schemaFile)
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      print(text)
      #expect([77, 127].contains(process.terminationStatus), "the validator failed")
      return nil
    }
    return text.filter { "01".contains($0) }.map { $0 == "1" }
  }
}
