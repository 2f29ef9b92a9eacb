/// The members of Swift's own collections, `Optional` and `Result` through which stated types lead on.
enum StandardMembers {
  struct Function {
    var parameters: [SwiftDeclarations.Parameter]
    var result: StatedType
  }

  static let collections: Set<String> = ["Array", "Set", "ContiguousArray", "ArraySlice"]

  /// The type of a property; `nil` where nothing is known.
  ///
  /// - Parameters:
  ///   - element: that of a collection; `open` for another type.
  ///   - pair: the key and the value of a dictionary.
  static func property(
    _ name: String, of type: StatedType, elements element: StatedType,
    _ pair: (key: StatedType, value: StatedType)?
  ) -> StatedType? {
    if let pair {
      return name == "values" ? .array(pair.value) : name == "keys" ? .array(pair.key) : nil
    }
    guard element != .open else { return nil }
    return switch name {
    case "first", "last": .optional(element)
    case "lazy": type
    default: nil
    }
  }

  /// The functions of a name; several where their arguments decide.
  static func functions(
    _ name: String, of type: StatedType, elements element: StatedType,
    _ pair: (key: StatedType, value: StatedType)?
  ) -> [Function] {
    if let pair { return functions(name, ofDictionary: pair) }
    if element != .open { return functions(name, of: type, element) }
    switch type {
    case .optional(let wrapped):
      return ["map", "flatMap"].contains(name)
        ? [Function(parameters: [closure([wrapped], .open)], result: .open)]
        : name == "some" ? [Function(parameters: [plain(wrapped)], result: type)] : []
    case .name(["Optional"], let arguments) where arguments.count == 1:
      return name == "some" ? [Function(parameters: [plain(arguments[0])], result: type)] : []
    case .name(["Result"], let arguments) where arguments.count == 2:
      let values = ["success": arguments[0], "failure": arguments[1]]
      return values[name].map { [Function(parameters: [plain($0)], result: type)] } ?? []
    default: return []
    }
  }

  private static func functions(
    _ name: String, of type: StatedType, _ element: StatedType
  ) -> [Function] {
    let boolean = StatedType.name(["Bool"], [])
    let list = StatedType.array(element)
    func test(_ label: String?, _ result: StatedType) -> Function {
      Function(parameters: [closure([element], boolean, label)], result: result)
    }
    switch name {
    case "contains":
      return [Function(parameters: [plain(element)], result: boolean), test("where", boolean)]
    case "firstIndex", "lastIndex":
      return [
        Function(parameters: [plain(element, "of")], result: .open), test("where", .open),
      ]
    case "first", "last": return [test("where", .optional(element))]
    case "filter": return [test(nil, type)]
    case "allSatisfy": return [test(nil, boolean)]
    case "removeAll": return [test("where", .tuple([]))]
    case "drop", "prefix":
      return [
        test("while", list), Function(parameters: [plain(.open)], result: list),
      ]
    case "map", "compactMap", "flatMap", "forEach":
      return [Function(parameters: [closure([element], .open)], result: .open)]
    case "sorted", "min", "max":
      let result = name == "sorted" ? list : .optional(element)
      return [
        Function(parameters: [closure([element, element], boolean, "by")], result: result),
        Function(parameters: [], result: result),
      ]
    case "append", "insert":
      return [
        Function(parameters: [plain(element)], result: .open),
        Function(parameters: [plain(list, "contentsOf")], result: .open),
        Function(parameters: [plain(element), plain(.open, "at")], result: .open),
      ]
    case "remove":
      return [
        Function(parameters: [plain(element)], result: .optional(element)),
        Function(parameters: [plain(.open, "at")], result: element),
      ]
    case "removeFirst", "removeLast": return [Function(parameters: [], result: element)]
    case "popFirst", "popLast", "randomElement":
      return [Function(parameters: [], result: .optional(element))]
    case "reversed", "shuffled": return [Function(parameters: [], result: list)]
    case "dropFirst", "dropLast", "suffix":
      return [
        Function(parameters: [], result: list),
        Function(parameters: [plain(.open)], result: list),
      ]
    case "union", "intersection", "subtracting", "symmetricDifference":
      return [Function(parameters: [plain(list)], result: type)]
    case "formUnion", "formIntersection", "subtract", "isSubset", "isSuperset", "isDisjoint",
      "elementsEqual", "starts":
      let labels = [
        "isSubset": "of", "isSuperset": "of", "isDisjoint": "with", "starts": "with",
      ]
      return [Function(parameters: [plain(list, labels[name])], result: boolean)]
    default: return []
    }
  }

  private static func functions(
    _ name: String, ofDictionary pair: (key: StatedType, value: StatedType)
  ) -> [Function] {
    switch name {
    case "updateValue":
      return [
        Function(
          parameters: [plain(pair.value), plain(pair.key, "forKey")],
          result: .optional(pair.value))
      ]
    case "removeValue":
      return [Function(parameters: [plain(pair.key, "forKey")], result: .optional(pair.value))]
    case "mapValues", "compactMapValues":
      return [Function(parameters: [closure([pair.value], .open)], result: .open)]
    default: return []
    }
  }

  private static func plain(
    _ type: StatedType, _ label: String? = nil
  ) -> SwiftDeclarations.Parameter {
    .init(label: label, type: type, hasDefault: false)
  }

  private static func closure(
    _ parameters: [StatedType], _ result: StatedType, _ label: String? = nil
  ) -> SwiftDeclarations.Parameter {
    .init(label: label, type: .function(parameters, result), hasDefault: false)
  }
}
