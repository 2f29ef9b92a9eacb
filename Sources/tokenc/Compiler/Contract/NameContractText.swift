extension NameContract {
  /// The file's text: one string per line, so that a release adds lines and changes few.
  package var text: [UInt8] {
    var lines = ["{"]
    if let schema { lines.append("  \"$schema\": \(JSONWriter.quoted(schema)),") }
    let list = releases.map { "\"\($0)\"" }.joined(separator: ", ")
    lines.append("  \"releases\": [\(list)],")
    lines += self.lines(of: .tokens)
    for kind in [WireGroup.Kind.components, .brands]
    where groups.contains(where: { $0.id.kind == kind }) {
      lines[lines.count - 1] += ","
      lines += self.lines(of: kind)
    }
    lines.append("}")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func lines(of kind: WireGroup.Kind) -> [String] {
    let groups = groups.filter { $0.id.kind == kind }
    var lines = ["  \"\(kind.rawValue)\": {"]
    for (number, group) in groups.enumerated() {
      lines.append("    \(JSONWriter.quoted(group.id.name)): {")
      for (number, entry) in group.entries.enumerated() {
        let comma = number == group.entries.count - 1 ? "" : ","
        lines.append("      \(JSONWriter.quoted(entry.name)): \(entry.text)\(comma)")
      }
      lines.append(number == groups.count - 1 ? "    }" : "    },")
    }
    return lines + ["  }"]
  }
}

extension NameContract.Entry {
  fileprivate var text: String {
    var members = ["\"introduced\": \"\(introduced)\""]
    if let deprecated { members.append("\"deprecated\": \"\(deprecated)\"") }
    if let renaming {
      members.append("\"renamed\": \"\(renaming.release)\"")
      members.append("\"to\": \(JSONWriter.quoted(renaming.to))")
    }
    if let valueMark { members.append("\"value\": \(JSONWriter.quoted(valueMark))") }
    switch removal {
    case .unreleased: members.append("\"removed\": \"unreleased\"")
    case .release(let version): members.append("\"removed\": \"\(version)\"")
    case nil: break
    }
    if let restored { members.append("\"restored\": \"\(restored)\"") }
    if isDefault { members.append("\"default\": true") }
    if let field {
      var parts = ["\"type\": \(JSONWriter.quoted(field.type))"]
      if field.isRequired { parts.append("\"required\": true") }
      if let fallback = field.fallback {
        parts.append("\"default\": \(JSONWriter.quoted(fallback))")
      }
      members.append("\"field\": { \(parts.joined(separator: ", ")) }")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
