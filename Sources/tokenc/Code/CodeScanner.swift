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
  let notation: ColorNotation
  lazy var reader = SwiftLiteralReader(outline.source)
  /// The declarations of all files, asked for colors that a place's name does not tell.
  let names: () -> SourceNames
  /// The types named like those of platforms that the module declares itself.
  let ownTypes: [OwnType]
  let reportsSystemColors: Bool
  /// A Boolean value that indicates whether the file makes animations of layers, which have durations under any name.
  lazy var hasLayerAnimations = tokens.contains {
    Self.layerAnimations.name(of: $0, in: outline.source) != nil
  }
  private(set) var literals: [CodeLiteral] = []
  /// The first token that belongs to no finding yet.
  var index = 0

  var tokens: [SwiftSource.Token] { outline.tokens }
  func text(of token: SwiftSource.Token) -> String { outline.text(of: token) }

  private static let frameworks: Set = [
    "AppKit", "CoreGraphics", "QuartzCore", "SnapKit", "SwiftUI", "UIKit", "WatchKit", "WidgetKit",
  ]
  private static let frameworkTypes = NameSet(
    CodeVocabulary.colorTypes.union(["CGFloat", "UIFont", "UIEdgeInsets"]))

  /// Returns a Boolean value that indicates whether a file may have anything to find: it imports a framework of views,
  /// names a type of one, or
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
    notation = ColorNotation(outline: outline)
  }

  private static let layerAnimations = NameSet([
    "CAAnimationGroup", "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
    "CATransition",
  ])
  private static let starters = NameSet(
    CodeVocabulary.colorTypes.union(CodeVocabulary.literalColors).union(
      CodeVocabulary.systemColors
    ).union(insetTypes).union([
      "PreviewProvider", "Preview", "init", "padding", "shadow", "shadowOffset", "colorLiteral",
    ]))
  static let insetTypes: Set = [
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
      if isCall(index), notation.mayBeReader(index) { readOwnColor() }
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

  mutating func add(_ literal: CodeLiteral) {
    literals.append(literal)
    index = max(index, literal.tokens.upperBound)
  }

  // MARK: Numbers

  func number(at index: Int) -> Double? {
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

  /// Returns a Boolean value that indicates whether `-` is a sign and no difference.
  private func isSign(_ index: Int) -> Bool {
    index == 0 || !tokens[index - 1].endsExpression(in: outline.source.bytes)
  }

  /// Returns a Boolean value that indicates whether a value is a decision: all or nothing of an opacity is a state.
  private func isSeen(_ value: Double, as kind: CodeKind) -> Bool {
    switch kind {
    case .opacity: value > 0 && value < 1
    case .font, .radius, .border, .duration: value > 0
    case .shadow: value != 1
    default: true
    }
  }

  func wholeEnd(of call: CodeCall) -> Int {
    min(outline.close(call.opening) + 1, tokens.count)
  }
}
