import TestSupport

/// Random token trees, the same in every run, and their JSON.
struct RandomTokenTrees {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> ModelGroup {
    var root = ModelGroup()
    if chance(60) { root.type = "number" }
    for name in ["a", "b", "c", "d"] where chance(75) {
      root.children.append((name, chance(85) ? .group(group(depth: 1)) : .token(token())))
    }
    return root
  }

  /// The JSON of a tree with one token at most: what a context may change.
  mutating func nextChange() -> String {
    var root = ModelGroup()
    if chance(60) {
      var group = ModelGroup()
      if chance(20) { group.deprecated = deprecation() }
      let digit = "\(Int.random(in: 0...9, using: &random))"
      let value: ModelToken.Value =
        chance(70) ? .literal(type: "number", json: digit) : .alias(path())
      group.children = [
        (pick(["x", "y", "z"]), .token(ModelToken(type: "number", deprecated: nil, value: value)))
      ]
      root.children = [(pick(["a", "b", "c", "d"]), .group(group))]
    }
    return root.json
  }

  private mutating func group(depth: Int) -> ModelGroup {
    var group = ModelGroup()
    if chance(70) { group.type = chance(92) ? "number" : type() }
    if chance(25) { group.deprecated = deprecation() }
    if chance(12) { group.extends = [pick(["a", "b", "c", "d"])] }
    for name in ["x", "y", "z"] where chance(45) {
      let isGroup = depth < 3 && chance(35)
      group.children.append(
        (name, isGroup ? .group(self.group(depth: depth + 1)) : .token(token())))
    }
    if chance(15) { group.children.append(("$root", .token(token()))) }
    return group
  }

  private mutating func token() -> ModelToken {
    let value: ModelToken.Value
    switch Int.random(in: 0..<100, using: &random) {
    case ..<8: value = .alias(path())
    case ..<14: value = .pointer(path())
    case ..<16: value = .part(path())
    default:
      let type = chance(90) ? "number" : type()
      value = .literal(
        type: type,
        json: type == "fontFamily" ? #""f""# : "\(Int.random(in: 0...9, using: &random))")
    }
    var declared: String?
    if case .literal(let type, _) = value, type != "number" || chance(40) { declared = type }
    if case .part = value { declared = "dimension" }
    if chance(3) { declared = type() }
    return ModelToken(
      type: declared, deprecated: chance(15) ? deprecation() : nil, value: value)
  }

  private mutating func path() -> [String] {
    var path = [pick(["a", "b", "c", "d"]), pick(["x", "y", "z"])]
    if chance(20) { path.append(pick(["x", "y", "$root"])) }
    return path
  }

  private mutating func type() -> String { pick(["number", "fontFamily", "dimension"]) }

  private mutating func deprecation() -> String { pick(["true", "false", #""why""#]) }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }
}

extension ModelGroup {
  var json: String {
    var members: [String] = []
    if let type { members.append(#""$type": "\#(type)""#) }
    if let deprecated { members.append(#""$deprecated": \#(deprecated)"#) }
    if let extends { members.append(#""$extends": "{\#(extends.joined(separator: "."))}""#) }
    for (name, node) in children {
      switch node {
      case .group(let group): members.append(#""\#(name)": \#(group.json)"#)
      case .token(let token): members.append(#""\#(name)": \#(token.json)"#)
      }
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension ModelToken {
  var json: String {
    var members: [String] = []
    if let type { members.append(#""$type": "\#(type)""#) }
    if let deprecated { members.append(#""$deprecated": \#(deprecated)"#) }
    switch value {
    case .literal("dimension", let json):
      members.append(#""$value": {"value": \#(json), "unit": "px"}"#)
    case .literal(_, let json): members.append(#""$value": \#(json)"#)
    case .alias(let path): members.append(#""$value": "{\#(path.joined(separator: "."))}""#)
    case .pointer(let path):
      // A pointer to a group would make a group of the token.
      members.append(##""$ref": "#/\##(path.joined(separator: "/"))/$value""##)
    case .part(let path):
      let pointer = path.joined(separator: "/")
      members.append(
        ##""$value": {"value": {"$ref": "#/\##(pointer)/$value/value"}, "unit": "px"}"##)
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
