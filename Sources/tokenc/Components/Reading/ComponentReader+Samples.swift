import TokenCompiler

extension ComponentReader {
  mutating func readSamples(
    _ object: JSONObject, of type: FieldType?, named name: String, _ variants: [CaseSpec] = []
  ) -> [FieldSample] {
    guard let node = object["samples"] else { return [] }
    guard let type, type.hasSamples else {
      return json.refuse(
        node, "'\(name)' has no samples of its own; they are for values, texts and images") ?? []
    }
    let elements = tape.elements(of: node)
    guard tape.kind(node) == .array, !elements.isEmpty else {
      return json.refuse(node, "'samples' takes an array with one value at least") ?? []
    }
    return elements.compactMap { readSample($0, of: type, variants) }
  }

  /// Checks that samples of elements are shown: that no field says what these show.
  mutating func checkSamples(of elements: [ElementSpec], in items: [ArrangedItem<Alias>]) {
    for item in items {
      guard case .element(let index) = item.kind, let sample = elements[index].samples.first
      else { continue }
      guard case .slots(let slots) = item.content,
        slots.contains(where: { if case .field = $0.source { true } else { false } })
      else { continue }
      json.fail(
        sample.range,
        "'\(elements[index].name)' shows what the content says, so its samples stand there")
    }
  }

  private mutating func readSample(
    _ node: NodeID, of type: FieldType, _ variants: [CaseSpec]
  ) -> FieldSample? {
    var value: NodeID? = node
    var picture: [FieldSample.Shape] = []
    if type.isPicture, tape.kind(node) == .object {
      guard let object = json.object(node, "a sample", known: SpecKeys.SamplesMember.names) else {
        return nil
      }
      guard object["value"] != nil, let shapes = object["picture"] else {
        return json.refuse(object.opening, "a sample of an image has a 'value' and a 'picture'")
      }
      guard let read = readPicture(shapes) else { return nil }
      value = object["value"]
      picture = read
    }
    return value.flatMap { fieldDefault($0, of: type, variants, as: "sample") }.map {
      FieldSample(value: $0, picture: picture, range: tape.range(node))
    }
  }

  /// A path, or an array of paths with colors.
  private mutating func readPicture(_ node: NodeID) -> [FieldSample.Shape]? {
    let elements = tape.elements(of: node)
    guard tape.kind(node) == .array, !elements.isEmpty else {
      return readPath(node).map { [.init(path: $0)] }
    }
    let shapes = elements.compactMap { element -> FieldSample.Shape? in
      guard
        let object = json.object(
          element, "a shape", known: SpecKeys.SamplesMemberPictureMember.names)
      else {
        return nil
      }
      guard let path = object["path"] else {
        return json.refuse(object.opening, "a shape needs a 'path'")
      }
      guard let path = readPath(path) else { return nil }
      guard let color = object["color"] else { return .init(path: path) }
      guard case .token(let alias)? = fieldDefault(color, of: .token(group: ""), [], as: "color")
      else { return nil }
      return .init(path: path, color: alias)
    }
    return shapes.count == elements.count ? shapes : nil
  }

  private mutating func readPath(_ node: NodeID) -> String? {
    if let text = json.text(node), PathData.isPath(text) { return text }
    return json.refuse(
      node, "expected path data of SVG in a box of 24 by 24, such as \"M4 4h16v16H4z\"")
  }
}

extension FieldType {
  /// A Boolean value that indicates whether a value of it can be stated by one spec alone.
  fileprivate var hasSamples: Bool {
    switch leaf {
    case .component, .element, .action, .callback: false
    default: true
    }
  }

  /// A Boolean value that indicates whether a name or an address of an image is in it.
  fileprivate var isPicture: Bool { [.icon, .image, .url].contains(self) }
}

/// Path data of SVG 2, section 9.3.
enum PathData {
  /// How many numbers follow a command, each time.
  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0,
  ]

  static func isPath(_ text: String) -> Bool {
    var rest = Substring(text)
    func skip() { rest = rest.drop { " \n\r\t,".contains($0) } }
    skip()
    guard rest.first?.lowercased() == "m" else { return false }
    while let letter = rest.popFirst() {
      guard let count = counts[Character(letter.lowercased())] else { return false }
      var numbers = 0
      skip()
      while let next = rest.first, !next.isLetter {
        // The two flags of an arc are one digit each, and need nothing between.
        let isFlag = count == 7 && (3...4).contains(numbers % 7)
        guard isFlag ? "01".contains(rest.removeFirst()) : readNumber(&rest) else { return false }
        numbers += 1
        skip()
      }
      guard count == 0 ? numbers == 0 : numbers > 0 && numbers % count == 0 else { return false }
    }
    return true
  }

  private static func readNumber(_ rest: inout Substring) -> Bool {
    func digits() -> Int {
      let found = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[found.endIndex...]
      return found.count
    }
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    var count = digits()
    if rest.first == "." {
      rest.removeFirst()
      count += digits()
    }
    guard count > 0, let letter = rest.first, "eE".contains(letter) else { return count > 0 }
    rest.removeFirst()
    if let sign = rest.first, "+-".contains(sign) { rest.removeFirst() }
    return digits() > 0
  }
}
