import TokenChange
import TokenCompiler
import TokenImport
import TokenLint
import TokenSwift

/// Values of several parts: fonts, insets and shadows.
extension CodeScanner {
  // MARK: Fonts

  /// The font that a call around a size makes, if all of it is written out.
  mutating func wholeFont(around place: CodePlace) -> CodeLiteral? {
    guard let call = place.call, !["withSize", "preferredFont"].contains(call.callee) else {
      return nil
    }
    let range = call.start..<wholeEnd(of: call)
    let isUIKit = call.receivers.contains("UIFont") || call.callee == "UIFont"
    guard
      case .font(let family, let size, let weight, let isItalic) =
        reader.value(of: range, as: isUIKit ? "UIFont" : "Font")
    else { return nil }
    let outer = finder.place(of: range)
    return CodeLiteral(
      kind: .font, tokens: range,
      value: .font(family: family, size: size, weight: weight, isItalic: isItalic),
      framework: isUIKit ? .uiKit : .unknown, place: outer?.name ?? "",
      isWhole: outer?.isWhole ?? false)
  }

  // MARK: Insets and shadows

  mutating func readInsets(at name: Int, from start: Int) {
    guard isCall(name) else { return }
    let close = outline.close(name + 1)
    let values = numbers(in: name + 1)
    let end = min(close + 1, tokens.count)
    let place = finder.place(of: start..<end)
    let words = (place?.name ?? "").lowercased()
    guard values.contains(where: { $0 != 0 }),
      !["expand", "hit", "safearea", "slop", "touch"].contains(where: words.hasWord)
    else { return }
    add(
      CodeLiteral(
        kind: .spacing, tokens: start..<end, value: .numbers(values), place: place?.name ?? ""))
  }

  /// Reads a call of a helper that takes the insets of some sides, which are one finding.
  mutating func readPaddedSides() {
    guard isCall(index), CodeVocabulary.areSides(outline.labels(of: index + 1)) else { return }
    readInsets(at: index, from: index)
  }

  /// The numbers that are whole arguments of a call.
  func numbers(in opening: Int) -> [Double] {
    let close = min(outline.close(opening), opening + 60)
    return (opening..<max(opening, close)).compactMap { index in
      guard outline.enclosing[index] == opening, let value = number(at: index),
        isMark(index + 1, among: ",)")
      else { return nil }
      if isMark(index - 1, among: ":,(") { return value }
      return isMark(index - 1, "-") && isMark(index - 2, among: ":,(") ? -value : nil
    }
  }

  mutating func readImpliedCall() {
    guard isMark(index - 1, "."), isCall(index), outline.source.hasNoBase(dot: index - 1) else {
      return
    }
    let labels = outline.labels(of: index + 1).compactMap(\.self)
    let sides: Set = ["bottom", "leading", "left", "right", "top", "trailing"]
    if labels.count == 4, labels.allSatisfy(sides.contains) {
      return readInsets(at: index, from: index - 1)
    }
    let channels: Set = ["blue", "green", "hex", "hue", "red", "white"]
    let end = min(outline.close(index + 1) + 1, tokens.count)
    if labels.contains(where: channels.contains), notation.isLiteral(index + 1) {
      readColor(from: index - 1, upTo: end, type: "UIColor")
    }
  }

  mutating func readShadow() {
    guard isMark(index - 1, "."), isCall(index) else { return }
    let opening = index + 1
    let close = outline.close(opening)
    let isWritten = (opening..<min(close, opening + 120)).contains { place in
      if let value = number(at: place) { return value != 0 }
      return false
    }
    guard isWritten, close < tokens.count else { return }
    add(
      CodeLiteral(
        kind: .shadow, tokens: index..<(close + 1),
        value: shadow(opening).map { .shadow($0) } ?? .unknown,
        framework: .swiftUI, place: "shadow", isWhole: true))
  }

  /// The shadow of a call; `nil` where a part of it is not written out.
  mutating func shadow(_ opening: Int) -> CodeShadow? {
    var shadow = CodeShadow()
    let end = outline.close(opening)
    var start = opening + 1
    while start < end {
      var stop = start
      while stop < end, !isMark(stop, ",") {
        stop = isMark(stop, among: "([{") ? outline.close(stop) + 1 : stop + 1
      }
      guard isName(start), isMark(start + 1, ":") else { return nil }
      switch (text(start), reader.value(of: (start + 2)..<stop, as: "Color")) {
      case ("color", .color(let color)): shadow.color = color
      case ("radius", .number(let number)): shadow.radius = number
      case ("x", .number(let number)): shadow.offsetX = number
      case ("y", .number(let number)): shadow.offsetY = number
      default: return nil
      }
      start = stop + 1
    }
    return shadow
  }

  mutating func readShadowOffset() {
    guard isMark(index + 1, "="), !isMark(index + 2, "=") else { return }
    let start = index + 2
    // `CGSize(…)` or `.init(…)`
    let name = isMark(start, ".") ? start + 1 : start
    guard isName(name), isCall(name) else { return }
    let values = numbers(in: name + 1)
    guard values.contains(where: { $0 != 0 }) else { return }
    let end = min(outline.close(name + 1) + 1, tokens.count)
    add(
      CodeLiteral(
        kind: .shadow, tokens: start..<end, value: .numbers(values), framework: .uiKit,
        place: "shadowOffset"))
  }
}
