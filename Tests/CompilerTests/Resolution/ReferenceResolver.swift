/// A small and slow model of token files: what the compiler must agree with.
///
/// It knows numbers, strings (`fontFamily`) and dimensions, aliases, pointers to tokens and to a
/// dimension's number, types from groups, deprecations, `$root` and `$extends`, and follows the
/// Format module's sections by plain recursion over copies of trees.
indirect enum ModelNode {
  case group(ModelGroup)
  case token(ModelToken)
}

struct ModelGroup {
  var type: String?
  var deprecated: String?
  var extends: [String]?
  /// The children in order; `$root` is one of them.
  var children: [(name: String, node: ModelNode)] = []

  func child(_ name: String) -> ModelNode? { children.first { $0.name == name }?.node }
}

struct ModelToken {
  enum Value {
    /// The JSON of a number, a font name or a dimension's number.
    case literal(type: String, json: String)
    case alias([String])
    /// A `$ref` in place of `$value`.
    case pointer([String])
    /// A dimension whose number is that of another.
    case part([String])
  }

  var type: String?
  var deprecated: String?
  var value: Value
}

/// What a token comes to.
struct ModelResult: Hashable {
  var type: String
  var value: String
  var deprecated: String?
}

struct ModelFailure: Error {}

struct ReferenceResolver {
  let root: ModelGroup

  /// All tokens by dotted path.
  func resolve() throws -> [String: ModelResult] {
    let extended = try expanded(root, at: [], seen: [])
    var result: [String: ModelResult] = [:]
    for path in tokenPaths(in: extended, at: []) {
      result[path.joined(separator: ".")] = try self.result(of: path, in: extended, seen: [])
    }
    return result
  }

  // MARK: Groups

  /// A group with what it and the groups in it extend, the outer first.
  private func expanded(
    _ group: ModelGroup, at path: [String], seen: [[String]]
  ) throws -> ModelGroup {
    var result = group
    if let target = group.extends {
      guard !seen.contains(target), !path.starts(with: target), let base = written(target) else {
        throw ModelFailure()
      }
      result = group.merged(under: try expanded(base, at: target, seen: seen + [target]))
      result.extends = nil
    }
    for index in result.children.indices {
      guard case .group(let child) = result.children[index].node else { continue }
      let childPath = path + [result.children[index].name]
      result.children[index].node = .group(try expanded(child, at: childPath, seen: seen))
    }
    return result
  }

  private func written(_ path: [String]) -> ModelGroup? {
    var group = root
    for name in path {
      guard case .group(let child)? = group.child(name) else { return nil }
      group = child
    }
    return group
  }

  // MARK: Tokens

  private func tokenPaths(in group: ModelGroup, at path: [String]) -> [[String]] {
    group.children.flatMap { name, node -> [[String]] in
      switch node {
      case .token: [path + [name]]
      case .group(let group): tokenPaths(in: group, at: path + [name])
      }
    }
  }

  private func result(
    of path: [String], in tree: ModelGroup, seen: [[String]]
  ) throws -> ModelResult {
    guard !seen.contains(path) else { throw ModelFailure() }
    var node = ModelNode.group(tree)
    var type: String?
    var deprecated: String?
    for name in path {
      guard case .group(let group) = node, let child = group.child(name) else {
        throw ModelFailure()
      }
      type = group.type ?? type
      deprecated = group.deprecated ?? deprecated
      node = child
    }
    guard case .token(let token) = node else { throw ModelFailure() }
    deprecated = token.deprecated ?? deprecated
    if deprecated == "false" { deprecated = nil }
    switch token.value {
    case .alias(let target), .pointer(let target):
      let found = try result(of: target, in: tree, seen: seen + [path])
      guard token.type == nil || token.type == found.type else { throw ModelFailure() }
      return ModelResult(type: found.type, value: found.value, deprecated: deprecated)
    case .literal(let wanted, let json):
      guard let type = token.type ?? type, type == wanted else { throw ModelFailure() }
      let value = type == "dimension" ? #"{"unit":"px","value":\#(json)}"# : json
      return ModelResult(type: type, value: value, deprecated: deprecated)
    case .part(let target):
      guard let type = token.type ?? type, type == "dimension" else { throw ModelFailure() }
      let found = try result(of: target, in: tree, seen: seen + [path])
      guard found.type == "dimension" else { throw ModelFailure() }
      return ModelResult(type: type, value: found.value, deprecated: deprecated)
    }
  }
}

extension ModelGroup {
  /// The group with what it lacks from another: a deep merge in which what is here stays.
  fileprivate func merged(under base: ModelGroup) -> ModelGroup {
    var result = self
    result.type = type ?? base.type
    result.deprecated = deprecated ?? base.deprecated
    for (name, node) in base.children {
      guard let index = result.children.firstIndex(where: { $0.name == name }) else {
        result.children.append((name, node))
        continue
      }
      if case .group(let own) = result.children[index].node, case .group(let other) = node {
        result.children[index].node = .group(own.merged(under: other))
      }
    }
    return result
  }
}
