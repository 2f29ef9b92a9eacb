import TokenSwift

/// The places of a file where an app spells colors: each takes a token, or a value of a type.
struct SpellingPlaces {
  /// An argument without a label, by the function that is called.
  struct Argument {
    let callee: String
    /// The values that it may have: itself, or the branches of `?:`.
    let branches: [Range<Int>]
  }

  let source: SwiftSource
  private let outline: SourceOutline
  private var context: TypeContext
  private let names: SourceNames
  private let ownMembers: Set<String>

  /// How many tokens of one argument list are looked at.
  private static let farthest = 2_000

  /// - Parameter ownMembers: the members of the sources that SwiftUI or UIKit has, too.
  init(_ source: SwiftSource, _ names: SourceNames, ownMembers: Set<String>) {
    self.source = source
    self.names = names
    self.ownMembers = ownMembers
    outline = SourceOutline(source)
    context = TypeContext(outline)
  }

  /// The mark behind an expression that continues it: `!`, `?`, a call or a subscript; `nil` for none.
  func continuation(after end: Int) -> String? {
    guard source.isMark(end, among: "!?(["), !source.tokens[end].followsSpace else { return nil }
    return source.text(end)
  }

  // MARK: Arguments

  /// The argument that some tokens are a part of; `nil` if they are none, or one with a label.
  func argument(around range: Range<Int>) -> Argument? {
    let opening = outline.enclosing[range.lowerBound]
    guard opening > 0, source.isMark(opening, "("), outline.isCalled(opening) else { return nil }
    var start = opening + 1
    var end = start
    var steps = 0
    while !source.isMark(end, ")"), end < source.tokens.count {
      if source.isMark(end, ",") {
        if end >= range.upperBound { break }
        start = end + 1
      }
      end = source.isMark(end, among: "([{") ? outline.close(end) + 1 : end + 1
      steps += 1
      if steps > Self.farthest { return nil }
    }
    guard start < end, !source.isMark(start + 1, ":") else { return nil }
    return Argument(callee: source.text(opening - 1), branches: branches(of: start..<end))
  }

  /// The values that an expression may have, as far as `?:` decides between them.
  private func branches(of range: Range<Int>) -> [Range<Int>] {
    var branches: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isQuestion(index) {
        // What stands before it is a condition.
        start = index + 1
      } else if source.isMark(index, ":") {
        branches.append(start..<index)
        start = index + 1
      }
      index = source.isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
    }
    return branches + [start..<range.upperBound]
  }

  /// Returns a Boolean value that indicates whether a token is the question mark of `?:`.
  private func isQuestion(_ index: Int) -> Bool {
    source.isMark(index, "?") && source.tokens[index].followsSpace
      && !source.isMark(index + 1, "?") && !source.isMark(index - 1, "?")
  }

  // MARK: Types

  /// The answer to whether a value of a type can stand at a token.
  enum Expectation { case met, anotherType, unknown }

  /// Decides whether a value of one of Apple's color types is expected at a token.
  mutating func expectation(of type: String, at start: Int) -> Expectation {
    if let query = context.expected(at: start), let stated = names.answer(query),
      stated.type != .open
    {
      return expectation(of: type, by: stated)
    }
    guard !isOwn(type, in: outline.scope(at: start)), type == platformType(at: start) else {
      return .unknown
    }
    return .met
  }

  private func expectation(of type: String, by stated: SwiftDeclarations.Stated) -> Expectation {
    guard case .name(let path, _) = stated.type.unwrapped else { return .anotherType }
    if path == [type] { return isOwn(type, in: stated.scope) ? .anotherType : .met }
    if path.count == 2, path[1] == type, PlatformNames.modules.contains(path[0]) { return .met }
    // An alias may stand for it.
    return names.declarations.aliases[path.last ?? ""] == nil ? .anotherType : .unknown
  }

  /// Returns a Boolean value that indicates whether a name means a type of the sources in a scope.
  private func isOwn(_ type: String, in scope: SwiftScope) -> Bool {
    let declarations = names.declarations
    let isDeclared = declarations.types[type]?.contains(type, around: scope) { declaration in
      names.isVisible(declaration.scope, from: scope)
    }
    let isAlias = declarations.aliases[type]?.contains(type, around: scope) { _ in true }
    return isDeclared ?? false || isAlias ?? false
  }

  /// The type of color that a member of Apple's frameworks takes at a token; `nil` for none.
  private mutating func platformType(at start: Int) -> String? {
    var start = start
    for _ in 0..<16 {
      guard let condition = condition(ofBranchAt: start) else { break }
      start = condition
    }
    let before = start - 1
    if source.isMark(before, "="), !outline.isOperator(before) {
      return platformType(ofProperty: before - 1)
    }
    let bracket = outline.enclosing[start]
    guard bracket > 0, source.isMark(before, among: "(,:[") else { return nil }
    if source.isMark(bracket, "[") {
      let isLabeled = source.isMark(bracket - 1, ":") && source.text(bracket - 2) == "colors"
      return isLabeled && isGradient(outline.enclosing[bracket]) ? "Color" : nil
    }
    guard source.isMark(bracket, "("), outline.isCalled(bracket) else { return nil }
    let callee = source.text(bracket - 1)
    if source.isMark(before, ":") {
      return source.text(before - 1) == "color" && callee == "shadow" ? "Color" : nil
    }
    return ownMembers.contains(callee) ? nil : PlatformNames.colorFunctions[callee]
  }

  /// The start of the condition that decides between a branch at a token and another one.
  private func condition(ofBranchAt start: Int) -> Int? {
    if isQuestion(start - 1) { return outline.start(ofOperandsBefore: start - 1) }
    return source.isMark(start - 1, ":") ? outline.ternary(before: start - 1) : nil
  }

  /// The type of a property that is assigned to: that of UIKit, unless it may be one of the sources.
  private mutating func platformType(ofProperty index: Int) -> String? {
    let name = source.text(index)
    guard PlatformNames.colorProperties.contains(name),
      !ownMembers.contains(name) || isOfPlatform(index)
    else { return nil }
    let isOfLayer =
      source.isMark(index - 1, ".") && source.text(index - 2).lowercased().hasSuffix("layer")
    if isOfLayer { return nil }
    let imports = outline.scope(at: index).imports
    let isUIKit = imports.contains("UIKit") || imports.contains("SwiftUI")
    return isUIKit && !imports.contains("AppKit") ? "UIColor" : nil
  }

  /// Returns a Boolean value that indicates whether what stands before a member has a type that no source declares.
  private mutating func isOfPlatform(_ index: Int) -> Bool {
    guard source.isMark(index - 1, "."), let base = context.operand(endingAt: index - 2, 0),
      case .name(let path, _)? = names.answer(base)?.type.unwrapped, let name = path.last
    else { return false }
    return names.declarations.types[name] == nil && names.declarations.aliases[name] == nil
  }

  /// Returns a Boolean value that indicates whether a parenthesis holds the arguments of a gradient of SwiftUI.
  private mutating func isGradient(_ opening: Int) -> Bool {
    guard opening > 0, source.isMark(opening, "("), outline.isCalled(opening) else { return false }
    let callee = source.text(opening - 1)
    guard callee == "init", source.isMark(opening - 2, ".") else {
      return PlatformNames.gradients.contains(callee)
    }
    if source.isName(opening - 3) {
      return PlatformNames.gradients.contains(source.text(opening - 3))
    }
    let expected = context.expectedName(at: opening - 2, names)
    return expected.map(PlatformNames.gradients.contains) ?? false
  }
}
