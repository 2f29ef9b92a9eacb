import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// What looks that extend styles come to, against a slow evaluation as generated Swift does it.
@Suite("Looks that extend styles") struct ExtendedLookTests {
  /// Values by dotted paths; `nil` for none.
  typealias Values = [String: Double]

  /// A look as a file states it: numbers, `null`s, and the styles that it and its view extend.
  struct Look {
    var numbers: [String: Double] = [:]
    var nulls: Set<String> = []
    var extended: Style?
    var viewExtended: Style?
  }

  /// The style that a look extends: one, or one for each of two cases.
  enum Style {
    case named(String)
    case chosen([String])

    func name(_ index: Int) -> String {
      switch self {
      case .named(let name): name
      case .chosen(let names): names[index]
      }
    }

    var json: String {
      switch self {
      case .named(let name): #""\#(name)""#
      case .chosen(let names):
        #"{ "by": "Size", "values": { "small": "\#(names[0])", "large": "\#(names[1])" } }"#
      }
    }
  }

  private static let own = ["numberOfLines", "minimumScaleFactor"]
  private static let ofView = ["opacity", "borderWidth"]

  private struct Design {
    var labels: [(name: String, look: Look)] = []
    var views: [(name: String, look: Look)] = []
    var look = Look()

    init(_ random: inout SeededGenerator) {
      for index in 0..<Int.random(in: 1...3, using: &random) {
        var look = Look()
        Design.fill(&look, ExtendedLookTests.ofView, &random)
        if index > 0, Bool.random(using: &random) {
          look.extended = .named("v\(Int.random(in: 0..<index, using: &random))")
        }
        views.append(("v\(index)", look))
      }
      for index in 0..<Int.random(in: 1...4, using: &random) {
        var look = label(&random, chooses: false)
        if index > 0, Bool.random(using: &random) {
          look.extended = .named("l\(Int.random(in: 0..<index, using: &random))")
        }
        labels.append(("l\(index)", look))
      }
      look = label(&random, chooses: true)
      look.extended = style("l", labels.count, &random, chooses: true)
    }

    private func label(_ random: inout SeededGenerator, chooses: Bool) -> Look {
      var look = Look()
      let all = ExtendedLookTests.own + ExtendedLookTests.ofView.map { "view.\($0)" }
      Design.fill(&look, all, &random)
      if Bool.random(using: &random) {
        look.viewExtended = style("v", views.count, &random, chooses: chooses)
      }
      return look
    }

    private func style(
      _ letter: String, _ count: Int, _ random: inout SeededGenerator, chooses: Bool
    ) -> Style {
      func name() -> String { "\(letter)\(Int.random(in: 0..<count, using: &random))" }
      return chooses && Bool.random(using: &random) ? .chosen([name(), name()]) : .named(name())
    }

    private static func fill(
      _ look: inout Look, _ paths: [String], _ random: inout SeededGenerator
    ) {
      for path in paths {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: look.nulls.insert(path)
        case 1: look.numbers[path] = path.hasSuffix("opacity") || path.hasSuffix("Factor") ? 0.5 : 2
        case 2: look.numbers[path] = 1
        default: break
        }
      }
    }
  }

  /// As `LabelAppearance.l0(theme).with(…, nil).overriding(with: …)` does it.
  private func evaluate(_ look: Look, _ design: Design, _ choice: Int) -> Values {
    var values: Values = [:]
    if let style = look.extended {
      let name = style.name(choice)
      let all = name.hasPrefix("l") ? design.labels : design.views
      if let extended = all.first(where: { $0.name == name }) {
        values = evaluate(extended.look, design, choice)
      }
    }
    if let style = look.viewExtended,
      let view = design.views.first(where: { $0.name == style.name(choice) })
    {
      for (path, value) in evaluate(view.look, design, choice) { values["view.\(path)"] = value }
    }
    for path in look.nulls { values[path] = nil }
    return values.merging(look.numbers) { $1 }
  }

  private func json(_ look: Look) -> String {
    func members(_ prefix: String) -> [String] {
      let paths = (Array(look.numbers.keys) + look.nulls).sorted().filter {
        prefix.isEmpty ? !$0.contains(".") : $0.hasPrefix(prefix)
      }
      return paths.map { path in
        let value = look.numbers[path].map { "\($0)" } ?? "null"
        return #""\#(path.dropFirst(prefix.count))": \#(value)"#
      }
    }
    var all = members("")
    if let style = look.extended { all.append(#""extends": \#(style.json)"#) }
    var view = members("view.")
    if let style = look.viewExtended { view.append(#""extends": \#(style.json)"#) }
    if !view.isEmpty { all.append(#""view": { \#(view.joined(separator: ", ")) }"#) }
    return "{ \(all.joined(separator: ", ")) }"
  }

  private func sheet(_ kind: String, _ styles: [(name: String, look: Look)]) -> String {
    let members = styles.map { #""\#($0.name)": { "appearance": \#(json($0.look)) }"# }
    return #"{ "kind": "\#(kind)", "styles": { \#(members.joined(separator: ", ")) } }"#
  }

  @Test("random looks have what overriding gives, in each case of an enum") func random() throws {
    var random = SeededGenerator(seed: 54)
    for _ in 0..<(Effort.isWhole ? 2_000 : 60) {
      let design = Design(&random)
      let spec = """
        { "enums": { "Size": { "cases": { "small": {}, "large": {} } } },
          "elements": { "text": { "kind": "label" } },
          "variants": { "plain": { "appearance": { "text": \(json(design.look)) } } } }
        """
      let files = [
        ("a.tokens.json", #"{ "n": { "$type": "number", "$value": 1 } }"#),
        ("Label.style.json", sheet("label", design.labels)),
        ("View.style.json", sheet("view", design.views)), ("A.component.json", spec),
      ]
      var loaded = try #require(LoadedFiles(files.map { ($0, Array($1.utf8)) }).loaded)
      let specs = try loaded.readSpecs()
      #expect(loaded.diagnostics.sorted.map(\.message) == [])
      let component = try #require(specs.first { $0.name == "A" })
      for choice in 0..<2 {
        var found: Values = [:]
        for property in component.variants[0].looks[0].properties {
          let path = property.path.joined(separator: ".")
          #expect(found[path] == nil)
          found[path] = number(property.value, choice)
        }
        #expect(found == evaluate(design.look, design, choice), "\(files)")
      }
    }
  }

  private func number(_ value: LookValue<Alias>, _ choice: Int) -> Double? {
    switch value {
    case .number(let number): number
    case .byChoice(_, let values): number(values[choice], choice)
    default: nil
    }
  }
}
