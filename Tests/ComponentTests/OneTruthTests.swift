import Appearance
import Foundation
import SampleDocuments
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenScreens

/// One verdict on each document: of the generated Swift, the JSON Schema and `tokenc validate`.
@Suite("One truth") struct OneTruthTests {
  @Test(
    "each field with each kind of value has one verdict", arguments: ServerSchemaTests.systems)
  func mutations(_ system: ServerSchemaTests.System) throws {
    let judge = try Judge(system)
    var documents = judge.sample.soundDocuments.mutated
    // Each value in some fields, and each field with some values.
    if !Effort.isWhole {
      documents = stride(from: 0, to: documents.count, by: 17).map { documents[$0] }
    }
    let schema = judge.sample.schema(typePrefix: system.typePrefix)
    let answers = try ServerSchemaTests.validate(documents, against: schema.text(root: nil))
    var soundCount = 0
    for (index, document) in documents.enumerated() {
      let verdict = try judge.verdict(on: document)
      try #require(verdict.isFaultless == verdict.faults.isEmpty, "\(document) \(verdict.faults)")
      try #require(verdict.isDecoded == verdict.isShown, "\(document) \(verdict.faults)")
      if let answers {
        try #require(answers[index] == verdict.isFaultless, "\(document) \(verdict.faults)")
      }
      if verdict.isFaultless { soundCount += 1 }
    }
    print("\(documents.count) documents, \(soundCount) of them sound")
    #expect(soundCount > documents.count / 10 && soundCount < documents.count)
  }

  @Test(
    "with any budget and as any root a document has one verdict",
    arguments: ServerSchemaTests.systems)
  func budgetsAndRoots(_ system: ServerSchemaTests.System) throws {
    let sample = try CompiledSample.of(system.folder)
    var documents = sample.randomDocuments(seed: 31)
    // One for each budget, as a reader knows the nearest of all names.
    var readers: [String: DocumentReader] = [:]
    var soundCount = 0
    let count = Effort.rounds(1500, short: 30)
    for _ in 0..<count {
      let root = documents.pick(system.roots)
      let document = documents.next(as: root.name)
      var budget = ContentBudget()
      budget.elements = documents.pick([1, 2, 4, 8, 16, budget.elements])
      budget.text = documents.pick([0, 4, 40, budget.text, budget.text])
      budget.faults = documents.pick([0, 1, budget.faults])
      let cost = DocumentCost(
        elements: budget.elements, faults: budget.faults, text: budget.text)
      let key = "\(budget)"
      let reader =
        readers[key]
        ?? DocumentReader(
          table: sample.table, components: sample.components, typePrefix: system.typePrefix,
          budget: cost)
      readers[key] = reader
      var input = InputReader(
        source: MemorySource([(path: "d.json", bytes: Array(document.utf8))]))
      var unread = DiagnosticCollector()
      let node = try #require(try input.root(ofFile: "d.json", reporting: &unread))
      let said = reader.read(node, of: input.tape, as: system.typePrefix + root.name)
        .findings.filter { $0.severity == .error }.map(\.message)
      var faults: [ContentError]
      do {
        faults = try root.faults(Data(document.utf8), budget)
      } catch let fault as ContentError {
        faults = [fault]
      }
      try #require(said.isEmpty == faults.isEmpty, "\(document) \(budget) \(said) \(faults)")
      if said.isEmpty { soundCount += 1 }
    }
    #expect(soundCount > count / 20 && soundCount < count)
  }

  @Test("addresses that the policy of apps refuses are faults of both, in the same words")
  func addresses() throws {
    let judge = try Judge(ServerSchemaTests.systems[0])
    for address in [
      "javascript:alert(1)", "acme:open", "https:a", "https:///a", "https://a@b.example/",
      "https://а.example/a", "https://аb.example/", "tel:*21*1#", "TEL:%2A1", "https://a\\\\b/c",
      "https://b.example/@a", "mailto:a@b.example", "HTTPS://b.example",
    ] {
      let document = #"{"type": "Banner", "title": "a", "picture": "\#(address)"}"#
      let verdict = try judge.verdict(on: document)
      let faults = try judge.system.faults(document)
      #expect(
        verdict.faults == faults.map { "/picture: Banner.picture: \($0.reason)" }, "\(document)")
    }
  }

  @Test("links of rich text that the policy refuses are faults of both, in the same words")
  func links() throws {
    let judge = try Judge(ServerSchemaTests.systems[1])
    for (html, count) in [
      ("<a href='javascript:alert(1)'>a</a>", 1), ("<a href=/a>a</a> <a href='acme:b'>b</a>", 2),
      ("<a href='https://аb.example/a'>a</a>", 1), ("<a href='https://b.example'>a</a>", 0),
    ] {
      let document = ##"{"type": "paragraph", "data": {"text": "\##(html)"}}"##
      let verdict = try judge.verdict(on: document)
      let faults = try judge.system.faults(document)
      #expect(faults.count == count && verdict.isDecoded, "\(document)")
      #expect(
        verdict.faults == faults.map { "/data/text: ArticleParagraph.text: \($0.reason)" },
        "\(document)")
      #expect(faults.allSatisfy { $0.path == "/data/text" })
    }
  }

  @Test("the mutations are at least 5,000") func count() throws {
    let counts = try ServerSchemaTests.systems.map { system in
      let sample = try CompiledSample.of(system.folder)
      return sample.soundDocuments.mutated.count
    }
    #expect(counts.reduce(0, +) >= 5000)
  }
}

/// What generated code and `tokenc validate` make of documents.
private struct Judge {
  let system: ServerSchemaTests.System
  let sample: CompiledSample
  private let validator: DocumentReader

  struct Verdict {
    /// Whether the generated Swift decodes anything, and whether it has no fault.
    var isDecoded: Bool
    var isFaultless: Bool
    /// Whether the tool decodes anything, by the specs.
    var isShown: Bool
    var faults: [String]
  }

  init(_ system: ServerSchemaTests.System) throws {
    self.system = system
    sample = try CompiledSample.of(system.folder)
    validator = sample.reader(typePrefix: system.typePrefix)
  }

  func verdict(on document: String) throws -> Verdict {
    var reader = InputReader(
      source: MemorySource([(path: "d.json", bytes: Array(document.utf8))]))
    var unread = DiagnosticCollector()
    let node = try #require(try reader.root(ofFile: "d.json", reporting: &unread))
    let read = validator.read(
      node, of: reader.tape, as: system.typePrefix + "ComponentContent")
    var faults = 0
    var isDecoded = true
    do {
      faults = try system.decode(Data(document.utf8)).count
    } catch is ContentError {
      isDecoded = false
    }
    return Verdict(
      isDecoded: isDecoded, isFaultless: isDecoded && faults == 0,
      isShown: !read.contents.isEmpty,
      faults: read.findings.filter { $0.severity == .error }.map { Self.fault($0.message) })
  }

  /// A message up to what is lost.
  private static func fault(_ message: String) -> String {
    message.range(of: ", so ").map { String(message[..<$0.lowerBound]) } ?? message
  }
}

/// Sound documents of each component, and the same with each field in turn something else.
struct SoundDocuments {
  let table: CompleteTokenTable
  let components: [Component]

  /// What stands in the place of each field, besides nothing.
  private static let values = [
    "null", "true", "false", "0", "1", "-1", "1.0", "1.5", "-0", "1e3", "9223372036854775807",
    "1e300", #""""#, #""x""#, #""x y""#, #""1""#, #""true""#, #""19.99""#, #""1,5""#,
    #""https://a.b/c""#, #""a:b c""#, #""javascript:a""#, #""https://a@b.c/""#, #""tel:*21*1#""#,
    #""https:///a""#, #""https://a\\b/c""#, #""https://%61.b/""#, #""HTTP://b.c/@a""#,
    #""2026-11-22T20:54:00Z""#, #""2023-02-29T00:00:00Z""#,
    #""\u0000""#, #""Ещё 🙂""#, #""We <b>are</b> <a href='https://a.b'>here</a>&nbsp;""#, "{}", "[]",
    "[1]", #""16px""#, #""16""#, #""16:9""#, #""0.5/2""#, #""0:1""#, #""50%""#, #""-1%""#, "[null]",
    "[[]]", "[{}]", #"["x"]"#,
    #"{"type":"open"}"#, #"{"type":7}"#, #"{"type":"open","parameters":null}"#,
    #"{"type":"open","parameters":[]}"#, #"{"a":{"b":[1,null]}}"#, #"{"type":"Hologram"}"#,
  ]

  var mutated: [String] {
    components.filter { !$0.isNestedOnly }.flatMap { component -> [String] in
      let members = members(of: component, depth: 0)
      var documents = [document(of: component, members)]
      for (index, field) in component.fields.enumerated() where field.type != .callback {
        let others = members.filter { $0.field != index && $0.key != field.key }
        documents.append(document(of: component, others))
        for key in field.keys {
          documents += (Self.values + own(field, of: component)).map { value in
            document(of: component, others + [(index, key, value)])
          }
        }
        if let other = field.otherKeys.first,
          let sound = members.first(where: { $0.field == index })
        {
          documents += [sound.value, "null"].flatMap { value in
            [
              document(of: component, others + [(index, field.key, value), (index, other, "[7]")]),
              document(of: component, others + [(index, other, "[7]"), (index, field.key, value)]),
            ]
          }
        }
      }
      documents.append(
        document(of: component, members + [(component.fields.count, "newer", "1")]))
      return documents + typed(component, members.map { ($0.key, $0.value) })
    }
  }

  /// The component under each member that names components, alone and beside each other one.
  private func typed(
    _ component: Component, _ members: [(key: String, value: String)]
  ) -> [String] {
    let keys = TypeKeys(of: components).names
    let content = component.form.dataKey.map { [(key: $0, value: object(members))] } ?? members
    let name = #""\#(component.serverName)""#
    return keys.flatMap { key -> [String] in
      let named = [(key: key, value: name)] + content.filter { $0.key != key }
      let others = keys.filter { $0 != key }.flatMap { other in
        components.filter { !$0.isNestedOnly }.flatMap { another in
          let type = (key: other, value: #""\#(another.serverName)""#)
          let rest = named.filter { $0.key != other }
          return [object(rest + [type]), object([type] + rest)]
        }
      }
      return [object(named)] + others
    }
  }

  /// Names that mean something in a field, with one that nearly does.
  private func own(_ field: FieldSpec, of component: Component) -> [String] {
    switch field.type {
    case .choice(let name):
      let cases =
        component.choices.first { $0.name == name }?.cases ?? component.variants.map(\.name)
      let names = cases.flatMap { [$0.serverName] + $0.formerNames }
      return names.flatMap { SentKind(of: cases) == .text ? [#""\#($0)""#, #""\#($0)x""#] : [$0] }
    case .token(let group):
      let tokens = table.families.first { $0.group == group }?.tokens ?? []
      return tokens.prefix(3).flatMap {
        [#""\#($0.names.serverName)""#, #""\#($0.names.serverName)x""#]
      }
    case .action: return declaredActions
    default: return []
    }
  }

  /// Each action that a spec declares, and the same with other parameters.
  private var declaredActions: [String] {
    components.filter(\.isAction).flatMap { action -> [String] in
      let members = members(of: action, depth: 0)
      func document(_ members: [(field: Int, key: String, value: String)]) -> String {
        object(members.map { ($0.key, $0.value) })
      }
      let mutated = action.fields.indices.flatMap { index -> [String] in
        let (key, others) = (action.fields[index].key, members.filter { $0.field != index })
        let values = ["null", "7", #""x""#, "{}", "[1]", "[]"]
        return [document(others)] + values.map { document(others + [(index, key, $0)]) }
      }
      let parameters =
        ["null", "7", "[]", "{}", document(members), document(members + [(-1, "newer", "1")])]
        + mutated
      let types = [action.serverName] + action.formerNames + [action.serverName + "x"]
      return types.flatMap { type in
        let type = (key: "type", value: #""\#(type)""#)
        return [object([type])]
          + parameters.map { object([(key: "parameters", value: $0), type]) }
      }
    }
  }

  private func document(
    of component: Component, _ members: [(field: Int, key: String, value: String)]
  ) -> String {
    let content = object(members.map { ($0.key, $0.value) })
    let form = component.form
    guard let typeKey = form.typeKeys.first else {
      return object([(component.serverName, content)])
    }
    let type = #""\#(component.serverName)""#
    guard let key = form.dataKey else {
      return object([(typeKey, type)] + members.map { ($0.key, $0.value) })
    }
    return object([(typeKey, type), (key, content)])
  }

  private func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",") + "}"
  }

  private func members(
    of component: Component, depth: Int
  ) -> [(field: Int, key: String, value: String)] {
    component.fields.enumerated().compactMap { index, field in
      guard field.type != .callback, !field.isSharer, depth == 0 || field.isRequired else {
        return nil
      }
      return (index, field.key, value(field.type, in: component, depth: depth))
    }
  }

  private func value(_ type: FieldType, in component: Component, depth: Int) -> String {
    switch type {
    case .text, .richText, .markdown, .icon, .image: return #""card""#
    case .url: return #""https://a.b/c""#
    case .flag: return "true"
    case .number: return "1.5"
    case .integer, .seconds, .milliseconds: return "7"
    case .date: return #""2026-11-22T20:54:00Z""#
    case .decimal: return #""19.99""#
    case .color: return ##""#2E7D32""##
    case .written(let form): return #""\#(form.sample)""#
    case .json: return #"{"a":[1,null]}"#
    case .action: return #"{"type":"open"}"#
    case .callback: return "null"
    case .element:
      let plain = components.first { component in
        !component.isNestedOnly
          && !component.fields.contains { $0.isRequired && $0.type.holdsElements }
      }
      return plain.map { document(of: $0, members(of: $0, depth: depth + 1)) } ?? "{}"
    case .choice(let name):
      let cases =
        component.choices.first { $0.name == name }?.cases ?? component.variants.map(\.name)
      let name = cases.first?.serverName ?? ""
      return SentKind(of: cases) == .text ? #""\#(name)""# : name
    case .token(let group):
      let name = table.families.first { $0.group == group }?.tokens.first?.names.serverName
      return #""\#(name ?? "")""#
    case .component(let name):
      guard let nested = components.first(where: { $0.name == name }) else { return "null" }
      return object(members(of: nested, depth: depth + 1).map { ($0.key, $0.value) })
    case .list(let element, _):
      return "[\(value(element, in: component, depth: depth))]"
    }
  }
}
