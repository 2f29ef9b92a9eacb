import TokenChange
import TokenCompiler
import TokenImport
import TokenLint
import TokenSwift

/// Finds the values that a file of Swift writes out: colors, fonts, lengths, opacities, durations.
///
/// It is silent in previews. A value is one finding: `Color.white.opacity(0.1)`, a call of `shadow` and the
/// insets of a call are one each.
struct CodeScanner: SwiftTokens {
  let outline: SourceOutline
  var finder: CodePlaceFinder
  private lazy var reader = SwiftLiteralReader(outline.source)
  /// The declarations of all files, asked for colors that a place's name does not tell.
  let names: () -> SourceNames
  /// The types named like those of platforms that the module declares itself.
  let ownTypes: [OwnType]
  let reportsSystemColors: Bool
  private(set) var literals: [CodeLiteral] = []
  /// The first token that belongs to no finding yet.
  private var index = 0

  var tokens: [SwiftSource.Token] { outline.tokens }
  func text(of token: SwiftSource.Token) -> String { outline.text(of: token) }

  private static let frameworks: Set = [
    "AppKit", "CoreGraphics", "QuartzCore", "SnapKit", "SwiftUI", "UIKit", "WatchKit", "WidgetKit",
  ]
  private static let frameworkTypes = NameSet(
    CodeVocabulary.colorTypes.union(["CGFloat", "UIFont", "UIEdgeInsets"]))

  /// Whether a file may have anything to find: it imports a framework of views, names a type of one, or
  /// imports nothing and may be part of such a module.
  static func mayFind(in source: SwiftSource) -> Bool {
    let imports = source.imports
    return imports.isEmpty || !imports.isDisjoint(with: frameworks)
      || source.tokens.contains { token in
        token.kind == .identifier && frameworkTypes.name(of: token, in: source) != nil
      }
  }

  struct OwnType: Sendable {
    let name: String
    /// The types around it, the outermost first.
    let path: [String]
  }

  init(
    _ outline: SourceOutline, ownTypes: [OwnType] = [], reportsSystemColors: Bool = false,
    names: @escaping () -> SourceNames = { SourceNames() }
  ) {
    self.outline = outline
    self.ownTypes = ownTypes
    self.reportsSystemColors = reportsSystemColors
    self.names = names
    finder = CodePlaceFinder(outline)
  }

  private static let starters = NameSet(
    CodeVocabulary.colorTypes.union(CodeVocabulary.literalColors).union(
      CodeVocabulary.systemColors
    ).union(insetTypes).union([
      "PreviewProvider", "Preview", "init", "padding", "shadow", "shadowOffset", "colorLiteral",
    ]))
  private static let insetTypes: Set = [
    "EdgeInsets", "NSDirectionalEdgeInsets", "NSEdgeInsets", "UIEdgeInsets", "UIEdgeInsetsMake",
  ]

  mutating func scan() {
    while index < tokens.count {
      let start = index
      switch tokens[index].kind {
      case .literal: readNumber()
      case .identifier: readName()
      case .punctuation: break
      }
      index = max(index, start + 1)
    }
  }

  private mutating func readName() {
    guard let name = Self.starters.name(of: tokens[index], in: outline.source) else {
      if isCall(index), mayReadColor(index) { readOwnColor() }
      return
    }
    switch name {
    case "PreviewProvider": skipBlock(after: index + 1, steps: 12)
    case "Preview":
      if isMark(index - 1, "#") { skipBlock(after: index + 1, steps: 400) }
    case "padding": readPaddedSides()
    case "shadow": readShadow()
    case "shadowOffset": readShadowOffset()
    case "init": readImpliedCall()
    case "colorLiteral":
      if isMark(index - 1, "#"), isCall(index) {
        readColor(from: index - 1, upTo: outline.close(index + 1) + 1, type: "UIColor")
      }
    case _ where Self.insetTypes.contains(name): readInsets(at: index, from: index)
    case _ where CodeVocabulary.colorTypes.contains(name): readTypedColor(name)
    default: readImpliedColor(name)
    }
  }

  private mutating func skipBlock(after start: Int, steps: Int) {
    var brace = start
    while brace < min(tokens.count, start + steps), !isMark(brace, "{") {
      brace = isMark(brace, "(") ? outline.close(brace) + 1 : brace + 1
    }
    if isMark(brace, "{") { index = outline.close(brace) + 1 }
  }

  private mutating func add(_ literal: CodeLiteral) {
    literals.append(literal)
    index = max(index, literal.tokens.upperBound)
  }

  // MARK: Numbers

  private func number(at index: Int) -> Double? {
    guard tokens.indices.contains(index), tokens[index].kind == .literal else { return nil }
    let range = tokens[index].range
    guard range.count < 24, (0x30...0x39).contains(outline.source.bytes[range.lowerBound]) else {
      return nil
    }
    let digits = text(index).filter { $0 != "_" }
    guard !digits.hasPrefix("0x"), let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  private mutating func readNumber() {
    guard var value = number(at: index), value != 0 else { return }
    var range = index..<(index + 1)
    if isMark(index - 1, "-"), !tokens[index].followsSpace, isSign(index - 1) {
      range = (index - 1)..<(index + 1)
      value = -value
    }
    guard let place = finder.place(of: range) else { return }
    guard let kind = kind(of: place, range) else { return }
    if kind == .font, let font = wholeFont(around: place) { return add(font) }
    guard isSeen(value, as: kind) else { return }
    add(
      CodeLiteral(
        kind: kind, tokens: range, value: .number(value),
        framework: CodeVocabulary.framework(of: place), place: place.name, isWhole: place.isWhole))
  }

  /// Whether `-` is a sign and no difference.
  private func isSign(_ index: Int) -> Bool {
    index == 0 || !tokens[index - 1].endsExpression(in: outline.source.bytes)
  }

  /// Whether a value is a decision: all or nothing of an opacity is a state.
  private func isSeen(_ value: Double, as kind: CodeKind) -> Bool {
    switch kind {
    case .opacity: value > 0 && value < 1
    case .font, .radius, .border, .duration: value > 0
    case .shadow: value != 1
    default: true
    }
  }

  private mutating func kind(of place: CodePlace, _ range: Range<Int>) -> CodeKind? {
    switch place.role {
    case .argument(let call):
      if let kind = CodeVocabulary.kind(of: call, labels: labels(of: call.opening)) { return kind }
      // `.padding([.top, .bottom], 5)` has its own; `.font(.title(size: 20))` is by what it is given to.
      let isSide = call.callee == "CGSize"
      guard
        isSide || call.label == "size" || call.label == "radius"
          || call.label == nil && call.position == 0,
        let outer = finder.place(of: call.start..<wholeEnd(of: call))
      else { return nil }
      if isSide { return sideKind(outer) }
      if call.label == "radius" {
        let name = outer.name.lowercased()
        return ["corner", "round"].contains(where: name.hasWord) ? .radius : nil
      }
      if let kind = fixedSpacing(call, outer) { return kind }
      return isFontPlace(outer) ? .font : nil
    case .assigned:
      if CodeVocabulary.isTextSetting(place.name) { return nil }
      if place.name == "constant" {
        let base = (place.base.first ?? "").lowercased()
        return base.hasWord("height") || base.hasWord("width") ? .size : .spacing
      }
      if place.name == "duration" { return animationDuration(place) }
      if CodeVocabulary.isSide(place.name), let owner = place.base.first {
        return CodeVocabulary.kind(ofName: owner) == .spacing ? .spacing : nil
      }
      return place.name == "rowHeight" ? .size : CodeVocabulary.kind(ofName: place.name)
    case .declared:
      guard !CodeVocabulary.isTextSetting(place.name), isNumeric(place.type) else { return nil }
      return CodeVocabulary.kind(ofName: place.name)
    case .result:
      guard isNumeric(place.type), place.type != nil else { return nil }
      return resultKind(place.name)
    case .member: return nil
    }
  }

  private func isNumeric(_ type: String?) -> Bool {
    guard let type else { return true }
    return ["CGFloat", "Double", "Float", "Int", "TimeInterval"].contains(type)
  }

  /// The kind of what a function or a getter gives, by its name and the labels of its parameters.
  private func resultKind(_ names: String) -> CodeKind? {
    let words = names.split(separator: " ").map(String.init)
    if words.contains(where: { $0.hasPrefix("minimum") && $0.hasWord("SpacingForSection") }) {
      return .spacing
    }
    if words.contains("transitionDuration") { return .duration }
    guard let name = words.first, !CodeVocabulary.isTextSetting(name) else { return nil }
    return CodeVocabulary.kind(ofName: name)
  }

  /// The kind of a side of a `CGSize`, by what that is for.
  private func sideKind(_ place: CodePlace) -> CodeKind? {
    switch place.name {
    case "cornerRadii", "cornerSize": .radius
    case "footerReferenceSize", "headerReferenceSize", "itemSize": .size
    default: nil
    }
  }

  /// `interItemSpacing = .fixed(8)`
  private func fixedSpacing(_ call: CodeCall, _ outer: CodePlace) -> CodeKind? {
    guard ["fixed", "flexible"].contains(call.callee) else { return nil }
    return CodeVocabulary.kind(ofName: outer.name) == .spacing ? .spacing : nil
  }

  private mutating func animationDuration(_ place: CodePlace) -> CodeKind? {
    let base = (place.base.first ?? "").lowercased()
    let words = ["anim", "fade", "transition", "spring", "rotation", "pulse", "move", "scale"]
    return words.contains(where: base.hasWord) || hasLayerAnimations ? .duration : nil
  }

  /// Whether the file makes animations of layers, which have durations under any name.
  private lazy var hasLayerAnimations = tokens.contains {
    Self.layerAnimations.name(of: $0, in: outline.source) != nil
  }

  private static let layerAnimations = NameSet([
    "CAAnimationGroup", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
    "CATransition",
  ])

  private func isFontPlace(_ place: CodePlace) -> Bool {
    place.name.lowercased().hasSuffix("font") || place.type.map(CodeVocabulary.isFontType) == true
  }

  private func wholeEnd(of call: CodeCall) -> Int {
    min(outline.close(call.opening) + 1, tokens.count)
  }

  func labels(of opening: Int) -> [String?] {
    var labels: [String?] = []
    let end = outline.close(opening)
    var index = opening + 1
    while index < end, labels.count < 64 {
      labels.append(isName(index) && isMark(index + 1, ":") ? text(index) : nil)
      while index < end, !isMark(index, ",") {
        index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
      }
      index += 1
    }
    return labels
  }

  // MARK: Fonts

  /// The font that a call around a size makes, if all of it is written out.
  private mutating func wholeFont(around place: CodePlace) -> CodeLiteral? {
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

  private mutating func readInsets(at name: Int, from start: Int) {
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

  /// A helper that takes the insets of some sides, which are one finding.
  private mutating func readPaddedSides() {
    guard isCall(index), CodeVocabulary.areSides(labels(of: index + 1)) else { return }
    readInsets(at: index, from: index)
  }

  /// The numbers that are whole arguments of a call.
  private func numbers(in opening: Int) -> [Double] {
    let close = min(outline.close(opening), opening + 60)
    return (opening..<max(opening, close)).compactMap { index in
      guard outline.enclosing[index] == opening, let value = number(at: index),
        isMark(index + 1, among: ",)")
      else { return nil }
      if isMark(index - 1, among: ":,(") { return value }
      return isMark(index - 1, "-") && isMark(index - 2, among: ":,(") ? -value : nil
    }
  }

  private mutating func readImpliedCall() {
    guard isMark(index - 1, "."), isCall(index), outline.source.hasNoBase(dot: index - 1) else {
      return
    }
    let labels = labels(of: index + 1).compactMap(\.self)
    let sides: Set = ["bottom", "leading", "left", "right", "top", "trailing"]
    if labels.count == 4, labels.allSatisfy(sides.contains) {
      return readInsets(at: index, from: index - 1)
    }
    let channels: Set = ["blue", "green", "hex", "hue", "red", "white"]
    let end = min(outline.close(index + 1) + 1, tokens.count)
    if labels.contains(where: channels.contains), isLiteralColor(index + 1) {
      readColor(from: index - 1, upTo: end, type: "UIColor")
    }
  }

  private mutating func readShadow() {
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
  private mutating func shadow(_ opening: Int) -> CodeShadow? {
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

  private mutating func readShadowOffset() {
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

  // MARK: Colors

  private mutating func readTypedColor(_ type: String) {
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
      if isCall(index + 2), Self.isColorReader(name), isLiteralColor(index + 3) {
        readColor(
          from: start, upTo: min(outline.close(index + 3) + 1, tokens.count), type: type,
          isOwn: true)
      }
      return
    }
    if isCall(index) { readConstructor(type, opening: index + 1, from: start) }
  }

  /// Whether the sources have a type of their own that a name means at a token.
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
    guard isLiteralColor(opening) else { return }
    readColor(from: start, upTo: min(outline.close(opening) + 1, tokens.count), type: type)
  }

  /// Whether a pattern or a comparison stands there, which is no design decision.
  private func isPattern(_ start: Int) -> Bool {
    if isName(start - 1), ["case", "is", "as", "extension"].contains(text(start - 1)) {
      return true
    }
    return isMark(start - 1, "=") && finder.types.isOperator(start - 1)
  }

  private mutating func readImpliedColor(_ name: String) {
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

  private mutating func readColor(
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
        literal.value = ownColor(opening).map { .color($0) } ?? .unknown
      }
    }
    if isMark(base - 1, ")") {
      let labels = labels(of: outline.partners[base - 1] ?? start)
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

  /// The color that a function of the app's own makes of six hexadecimal digits, or of three channels up to 255, as
  /// far as their notation says.
  private func ownColor(_ opening: Int) -> Color? {
    let arguments = (opening..<min(outline.close(opening), opening + 12)).filter {
      tokens[$0].kind == .literal
    }
    let texts = arguments.map { text($0).filter { $0 != "\"" && $0 != "#" && $0 != "_" } }
    if texts.count == 1 {
      let digits = texts[0].hasPrefix("0x") ? String(texts[0].dropFirst(2)) : texts[0]
      return digits.count == 6 ? Color(hexNotation: "#" + digits) : nil
    }
    let numbers = texts.compactMap { Double($0) }
    guard numbers.count == 3, texts.count == 3, numbers.contains(where: { $0 > 1 }),
      numbers.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() })
    else { return nil }
    return Color(
      space: .srgb,
      components: ColorComponents(numbers[0] / 255, numbers[1] / 255, numbers[2] / 255))
  }

  // MARK: What is written out

  private static let spaces: Set = ["displayP3", "sRGB", "sRGBLinear"]
  private static let numberTypes: Set = ["CGFloat", "Double", "Float", "Int", "UInt", "UInt32"]

  /// Whether the arguments of a color are literals alone, one of them a number, a notation in hexadecimal
  /// digits or a color.
  private func isLiteralColor(_ opening: Int) -> Bool {
    let end = outline.close(opening)
    guard end < tokens.count, end - opening < 120 else { return false }
    var isWritten = false
    for index in (opening + 1)..<max(end, opening + 1) {
      switch tokens[index].kind {
      case .literal:
        let isNumber = (0x30...0x39).contains(outline.source.bytes[tokens[index].range.lowerBound])
        isWritten = isWritten || isNumber || isHexNotation(index)
      case .identifier:
        let name = text(index)
        if isMark(index + 1, ":") { continue }
        if isMark(index - 1, ".") {
          let isColor = CodeVocabulary.literalColors.contains(name)
          guard isColor || Self.spaces.contains(name) || name == "init" else { return false }
          isWritten = isWritten || isColor
        } else if !Self.numberTypes.contains(name), !CodeVocabulary.colorTypes.contains(name) {
          return false
        }
      case .punctuation(let mark):
        if ["{", "\\", "?", "$", "["].contains(mark) { return false }
      }
    }
    return isWritten
  }

  /// A string of three to eight hexadecimal digits, which a label or a sign says to be a color.
  private func isHexNotation(_ index: Int) -> Bool {
    guard tokens[index].range.count < 16 else { return false }
    var digits = text(index).drop { $0 == "\"" }
    guard digits.last == "\"" else { return false }
    digits = digits.dropLast()
    let hasSign = digits.hasPrefix("#") || digits.hasPrefix("0x")
    let label = isMark(index - 1, ":") ? text(index - 2).lowercased() : ""
    // `Color("FFFFFF")` names a color set, and UIKit has no such initializer.
    let isUIKit = text(index - 2) == "UIColor" && [8, 10].contains(tokens[index].range.count)
    guard
      hasSign || label.hasWord("hex") || label.hasWord("rgb") || isReaderOfHex(index) || isUIKit
    else { return false }
    digits = digits.drop { $0 == "#" }
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    return (3...8).contains(digits.count) && digits.allSatisfy(\.isHexDigit)
  }

  private func isReaderOfHex(_ index: Int) -> Bool {
    isMark(index - 1, "(") && text(index - 2).lowercased().hasWord("hex")
  }

  /// Whether the name of a function says that it reads a color from numbers.
  private static func isColorReader(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasWord("rgb") || lower.hasWord("hex")
  }

  /// Whether the letters of a name may be those of ``isColorReader(_:)``, without making a string.
  private func mayReadColor(_ index: Int) -> Bool {
    let range = tokens[index].range
    guard range.count < 40 else { return false }
    let bytes = outline.source.bytes
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      switch (bytes[index] | 0x20, bytes[index + 1] | 0x20, bytes[index + 2] | 0x20) {
      case (0x72, 0x67, 0x62), (0x68, 0x65, 0x78): return true
      default: index += 1
      }
    }
    return false
  }

  /// A function of the app's own, `colorWith255RGB(242, g: 243, b: 245)`.
  private mutating func readOwnColor() {
    let name = text(index)
    guard Self.isColorReader(name), text(index - 1) != "func", isLiteralColor(index + 1) else {
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
