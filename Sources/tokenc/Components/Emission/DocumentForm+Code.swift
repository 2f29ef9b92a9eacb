import TokenCompiler
import TokenRuntime

extension DocumentForm {
  /// The lines of the expression that makes it.
  var code: [String] {
    var arguments = [Self.argument("messages", messages)].compactMap(\.self)
    func part(_ name: String, _ values: [String?]?) {
      guard let values else { return }
      arguments.append("\(name): .init(\(values.compactMap(\.self).joined(separator: ", ")))")
    }
    part(
      "components",
      components.map {
        [Self.argument("at", $0.at), Self.argument("id", $0.id), Self.argument("root", $0.root)]
          + [Self.argument("rootAt", $0.rootAt)]
      })
    part(
      "model",
      model.map {
        [
          Self.argument("at", $0.at), Self.argument("path", $0.path),
          Self.argument("value", $0.value),
        ]
      })
    part(
      "templates",
      templates.map { [Self.argument("at", $0.at), Self.argument("parameter", $0.parameter)] })
    if !root.isEmpty { arguments.append("root: \(SwiftLiteral.quoted(root))") }
    arguments += [Self.argument("binding", binding)].compactMap(\.self)
    part(
      "repetition",
      repetition.map { [Self.argument("component", $0.component), Self.argument("path", $0.path)] })
    part(
      "call",
      call.map {
        [
          Self.argument("name", $0.name), Self.argument("arguments", $0.arguments),
          Self.argument("interpolation", $0.interpolation),
          "functions: \(Self.list($0.functions))",
        ]
      })
    part(
      "action",
      action.map {
        [
          Self.argument("type", $0.type), Self.argument("parameters", $0.parameters),
          Self.argument("address", $0.address),
        ]
      })
    arguments += [Self.argument("typePath", typePath), Self.argument("inner", inner)]
      .compactMap(\.self)
    arguments.append("typeKeys: \(Self.list(typeKeys))")
    var lines = ["DocumentForm("] + arguments.map { "  \($0)," }
    for (name, ways) in [
      ("references", references), ("texts", texts), ("actions", actions),
      ("inputs", inputs),
    ] where !ways.isEmpty {
      lines.append("  \(name): [")
      lines += ways.sorted(byBytesOf: \.key).map { type, ways in
        "    \(SwiftLiteral.quoted(type)): \(Self.list(ways)),"
      }
      lines.append("  ],")
    }
    // A call has no comma behind its last argument before Swift 6.1.
    lines[lines.count - 1] = lines[lines.count - 1].dropLast() + ")"
    return lines
  }

  private static func argument(_ name: String, _ text: String?) -> String? {
    text.map { "\(name): \(SwiftLiteral.quoted($0))" }
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map { SwiftLiteral.quoted($0) }.joined(separator: ", "))]"
  }
}
