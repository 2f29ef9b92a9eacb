import TokenChange
import TokenCompiler
import TokenImport
import TokenLint
import TokenSwift

/// Colors: calls of types, implied members, and functions of the app's own.
extension CodeScanner {
  mutating func readTypedColor(_ type: String) {
    let start = index
    let isQualified =
      isMark(index - 1, ".") && ["SwiftUI", "UIKit", "AppKit"].contains(text(index - 2))
    guard !isMark(index - 1, ".") || isQualified, isQualified || !isOwn(type, at: start),
      !isPattern(start)
    else { return }
    if isMark(index + 1, "."), isName(index + 2) {
      let name = text(index + 2)
      if name == "init", isCall(index + 2) {
        return readConstructor(type, opening: index + 3, from: start)
      }
      if isReported(name), !isCall(index + 2) {
        return readColor(from: start, upTo: index + 3, type: type)
      }
      if isCall(index + 2), ColorNotation.isReader(name), notation.isLiteral(index + 3) {
        readColor(
          from: start, upTo: min(outline.close(index + 3) + 1, tokens.count), type: type,
          isOwn: true)
      }
      return
    }
    if isCall(index) { readConstructor(type, opening: index + 1, from: start) }
  }

  /// Returns a Boolean value that indicates whether the sources have a type of their own that a name means at a token.
  private func isOwn(_ type: String, at index: Int) -> Bool {
    guard ownTypes.contains(where: { $0.name == type }) else { return false }
    let around = outline.typeNames(around: index)
    return ownTypes.contains { $0.name == type && around.starts(with: $0.path) }
  }

  private func isReported(_ name: String) -> Bool {
    CodeVocabulary.literalColors.contains(name)
      || reportsSystemColors && CodeVocabulary.systemColors.contains(name)
  }

  private mutating func readConstructor(_ type: String, opening: Int, from start: Int) {
    guard notation.isLiteral(opening) else { return }
    readColor(from: start, upTo: min(outline.close(opening) + 1, tokens.count), type: type)
  }

  /// Returns a Boolean value that indicates whether a pattern or a comparison stands there, which is no design
  /// decision.
  private func isPattern(_ start: Int) -> Bool {
    if isName(start - 1), ["case", "is", "as", "extension"].contains(text(start - 1)) {
      return true
    }
    return isMark(start - 1, "=") && finder.types.outline.isOperator(start - 1)
  }

  mutating func readImpliedColor(_ name: String) {
    let dot = index - 1
    guard isReported(name), isMark(dot, "."), !isCall(index), outline.source.hasNoBase(dot: dot),
      !isPattern(dot)
    else { return }
    let end = chainEnd(from: index + 1)
    let next = isMark(end, ".") ? behindChain(end) : end
    guard let place = finder.place(of: dot..<next) else { return }
    var takesColor = CodeVocabulary.takesColor(place)
    var type = place.type
    if !takesColor, place.call != nil || place.type == nil {
      type = finder.types.expectedName(at: dot, names())
      takesColor = type.map(CodeVocabulary.colorTypes.contains) ?? false
    }
    guard takesColor else { return }
    if let type, isOwn(type, at: dot) { return }
    readColor(
      from: dot, upTo: end,
      type: type.flatMap { CodeVocabulary.colorTypes.contains($0) ? $0 : nil }
        ?? impliedType(of: place), in: place)
  }

  /// The end of names and calls behind a color, such as `.gradient`.
  private func behindChain(_ start: Int) -> Int {
    var end = start
    var steps = 0
    while isMark(end, "."), isName(end + 1), steps < 12 {
      end = isCall(end + 1) ? outline.close(end + 2) + 1 : end + 2
      steps += 1
    }
    return min(end, tokens.count)
  }

  private func impliedType(of place: CodePlace) -> String {
    switch CodeVocabulary.framework(of: place) {
    case .swiftUI: return "Color"
    case .uiKit: return "UIColor"
    case .unknown:
      let imports = outline.source.imports
      return imports.contains("SwiftUI") ? "Color" : "UIColor"
    }
  }

  /// The end of a color with its opacity, from behind its base.
  private func chainEnd(from start: Int) -> Int {
    var end = start
    while isMark(end, "."), ["opacity", "withAlphaComponent"].contains(text(end + 1)),
      isCall(end + 1), number(at: end + 3) != nil, isMark(end + 4, ")")
    {
      end += 5
    }
    return end
  }

  mutating func readColor(
    from start: Int, upTo base: Int, type: String, in known: CodePlace? = nil, isOwn: Bool = false
  ) {
    let end = chainEnd(from: base)
    let place = known ?? finder.place(of: start..<behindChain(end))
    let isWhole = place?.isWhole == true && finder.endsWhole(end)
    var literal = CodeLiteral(
      kind: .color, tokens: start..<end, value: .unknown,
      framework: type == "Color" ? .swiftUI : .uiKit, place: place?.name ?? "", isWhole: isWhole,
      isOwnReading: isOwn)
    switch reader.value(of: start..<end, as: type) {
    case .color(let color): literal.value = .color(color)
    case .system:
      let name = isName(base - 1) ? text(base - 1) : ""
      literal.value = .systemColor("\(type).\(name)")
    default:
      if isOwn, end == base, let opening = outline.partners[base - 1] {
        literal.value = notation.color(opening).map { .color($0) } ?? .unknown
      }
    }
    if isMark(base - 1, ")") {
      let labels = outline.labels(of: outline.partners[base - 1] ?? start)
      let platform: Set = [
        "alpha", "blue", "brightness", "green", "hue", "opacity", "red", "saturation", "white",
        "displayP3Red", "srgbRed",
      ]
      literal.isOwnReading =
        isOwn || !labels.allSatisfy { $0.map(platform.contains) ?? true }
        || !labels.contains { $0 != nil }
    }
    add(literal)
  }

  /// A function of the app's own, `colorWith255RGB(242, g: 243, b: 245)`.
  mutating func readOwnColor() {
    let name = text(index)
    guard ColorNotation.isReader(name), text(index - 1) != "func", notation.isLiteral(index + 1)
    else {
      return
    }
    let end = min(outline.close(index + 1) + 1, tokens.count)
    guard isMark(index - 1, ".") else {
      guard name.lowercased().hasWord("color") || name.hasWord("RGB") else { return }
      return readColor(from: index, upTo: end, type: "UIColor", isOwn: true)
    }
    // `.hex(0x222222)`
    guard outline.source.hasNoBase(dot: index - 1),
      let place = finder.place(of: (index - 1)..<end), CodeVocabulary.takesColor(place)
    else { return }
    readColor(from: index - 1, upTo: end, type: impliedType(of: place), in: place, isOwn: true)
  }
}
