import TokenCompiler

/// The kinds of actions, and the ones that fields have by default.
extension ComponentLinker {
  mutating func checkActions() {
    var types: [String: SourceRange] = [:]
    for spec in specs where spec.isAction {
      for type in spec.allServerNames {
        guard let first = types.updateValue(spec.range, forKey: type) else { continue }
        diagnostics.error(
          .duplicateComponent, "the action '\(type)' is taken by another spec", at: spec.range,
          notes: [Diagnostic.Note(message: "'\(type)' is first here", range: first)])
      }
    }
  }

  /// Checks that a declared action can be made without parameters.
  mutating func checkDefaultAction(_ type: String, _ range: SourceRange) {
    guard let action = action(type) else { return }
    if let needed = action.fields.first(where: \.isRequired) {
      return fail(
        range,
        "the action '\(type)' can't be a default, as '\(action.name)' needs '\(needed.name)'")
    }
    if repeats(action, within: []) {
      fail(
        range,
        "the action '\(type)' can't be a default, as what '\(action.name)' has by default contains "
          + "itself")
    }
  }

  private func action(_ type: String) -> ComponentSpec<Alias>? {
    specs.first { $0.isAction && $0.allServerNames.contains(type) }
  }

  private func repeats(_ spec: ComponentSpec<Alias>, within outer: Set<String>) -> Bool {
    guard !outer.contains(spec.name) else { return true }
    return spec.fields.contains { field in
      field.fallback.map { made(by: $0, field.type) }?
        .contains { repeats($0, within: outer.union([spec.name])) } ?? false
    }
  }

  private func made(by value: FieldDefault, _ type: FieldType) -> [ComponentSpec<Alias>] {
    switch (value, type) {
    case (.empty, .component(let name)): spec(name).map { [$0] } ?? []
    case (.text(let type), .action): action(type).map { [$0] } ?? []
    case (.list(let values), .list(let type, _)): values.flatMap { made(by: $0, type) }
    default: []
    }
  }
}
