import TokenCompiler

extension ImportConversion {
  /// A token's value in the standard's form, and its type; an alias states none.
  mutating func value(
    _ value: ForeignValue, as type: ForeignType?, of token: ForeignToken
  ) throws(Fault) -> (ImportedValue, TokenType?) {
    if let fault = token.fault { throw Fault(fault.reason, at: fault.range, fault.key) }
    if type == .unsupported {
      throw Fault(
        "the standard has no type for '\(token.typeName ?? token.path.last ?? "")'",
        at: value.range, "unsupported \(token.typeName ?? "")")
    }
    if let step = token.buildStep {
      throw Fault(
        "'\(step.name)' stands beside it, by which a build of its own computes another value; write "
          + "down what that gives, or remove '\(step.name)' if nothing does",
        at: step.value.range, "build step \(step.name)")
    }
    if let modify = token.modify {
      guard token.alpha == nil else {
        throw Fault("'alpha' stands beside 'modify'", at: modify.range, "modify")
      }
      return (.leaf(.color(try color(value, as: type, modifiedBy: modify))), .color)
    }
    if let alpha = token.alpha {
      return (try color(value, as: type, withOpacity: alpha, of: token), .color)
    }
    if let reference = reference(of: value) {
      if let joined = valueWithUnit(of: token, following: reference) {
        noteComputation(of: value)
        return try self.value(joined, as: type, of: token)
      }
      return (try alias(reference, at: value.range), nil)
    }
    if case .nothing = value.content { throw Fault("it has no value", at: value.range, "empty") }
    if let text = value.text, text.trimmingSpaces.isEmpty {
      throw Fault("the value is empty", at: value.range, "empty")
    }
    if let text = value.text, text.hasPrefix("linear-gradient("), type != .standard(.shadow) {
      return (try linearGradient(text, at: value.range), .gradient)
    }
    var known = type
    if known == nil { known = try inferredType(of: value, in: token) }
    if known == .standard(.dimension), let named = numberByName(of: value, in: token) {
      known = named
    }
    switch known {
    case .standard(let type): return (try part(value, as: type, of: token), type)
    case .lineHeight: return try lineHeight(value)
    case .letterSpacing:
      return try letterSpacing(value, isFactorElsewhere: isFactorSomewhere(token))
    case .opacity:
      if magnitudes.hasOpacityInPercent, try quantity(value) == Quantity(value: 1, unit: "") {
        throw value.fault(
          "is all or one percent, as other opacities of the files count to 100; write '100%' or '1%'",
          "opacity scale")
      }
      return (.leaf(.number(try opacity(value))), .number)
    case .unsupported, nil:
      throw Fault("the standard has no type for it", at: value.range, "unsupported")
    }
  }

  /// A token's value as a standard type, with what the type's own name says of it.
  private mutating func part(
    _ value: ForeignValue, as type: TokenType, of token: ForeignToken
  ) throws(Fault) -> ImportedValue {
    if type == .dimension, Self.isFontSize(token), reference(of: value) == nil {
      try checkSize(value)
    }
    guard type == .shadow, let name = token.typeName,
      Self.words(of: name).contains(where: ["inner", "inset"].contains),
      case .object(let members) = value.content, value.member("inset") == nil
    else { return try part(value, as: type) }
    let inset = ForeignValue.Member("inset", ForeignValue(.flag(true), at: value.range))
    return try part(ForeignValue(.object(members + [inset]), at: value.range), as: type)
  }

  /// Returns a Boolean value that indicates whether a token is the size of a font by its type or the end of its path.
  private static func isFontSize(_ token: ForeignToken) -> Bool {
    let names = [token.typeName].compactMap(\.self) + token.path.suffix(2)
    return names.contains { ["fontsize", "fontsizes"].contains(words(of: $0).suffix(2).joined()) }
  }

  /// The type of a bare number that a file calls a size and whose name says otherwise, such as an opacity.
  private mutating func numberByName(
    of value: ForeignValue, in token: ForeignToken
  ) -> ForeignType? {
    guard let quantity = try? quantity(value), quantity.unit.isEmpty else { return nil }
    if Self.isFactor(token.path, quantity.value) {
      assume(
        "'\(token.dottedPath)' has no unit and is taken for a number, not for a length, by its name",
        at: value.range, key: "factor by name")
      return .standard(.number)
    }
    guard let named = Self.typeByName(token.path) ?? token.typeByCategory else { return nil }
    switch named {
    case .opacity, .letterSpacing, .lineHeight: return named
    // `size` is what Style Dictionary calls all that has a number.
    case .standard(.number), .standard(.duration): return token.typeName == "size" ? named : nil
    case .standard(.fontWeight):
      let isWeight = Magnitude.fontWeight.isPlausible(quantity.value)
      return token.typeName == "size" && isWeight ? named : nil
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a token is a part of a font size in some context, as a percentage.
  private func isFactorSomewhere(_ token: ForeignToken) -> Bool {
    let siblings = (tokensByPath[token.dottedPath] ?? []).map { document.tokens[$0] }
    return siblings.flatMap { [$0.value] + $0.modes.map(\.value) }.contains { value in
      let unit = value.text.flatMap { Quantity($0) }?.unit
      return unit == "%" || unit == "em"
    }
  }

  /// The value that a reference leads to with the unit that stands beside it, if the target has none.
  private mutating func valueWithUnit(
    of token: ForeignToken, following reference: String
  ) -> ForeignValue? {
    guard let unit = token.unit, let literal = try? literal(reference, at: token.value.range)
    else { return nil }
    if let text = literal.text, Quantity(text).map({ !$0.unit.isEmpty }) ?? false { return nil }
    let joined = literal.withUnit(unit)
    return joined == literal ? nil : joined
  }

  /// A value, or a part of one, as a standard type; references to tokens of that type are kept.
  mutating func part(_ value: ForeignValue, as type: TokenType) throws(Fault) -> ImportedValue {
    if let reference = reference(of: value) {
      if let alias = try alias(reference, to: type, at: value.range) { return alias }
      noteComputation(of: value)
      return try following(reference, at: value.range) { (conversion, literal) throws(Fault) in
        try conversion.part(literal, as: type)
      }
    }
    if type == .color, let parts = value.parts("color", "alpha"), value.members.count == 2 {
      return try color(parts[0], withOpacity: parts[1])
    }
    let camelCased = value.withCamelCaseMembers
    switch type {
    case .shadow: return try shadow(camelCased)
    case .border: return try border(camelCased)
    case .typography: return try typography(camelCased)
    case .transition: return try transition(camelCased)
    case .gradient: return try gradient(camelCased)
    case .strokeStyle: return try strokeStyle(value)
    // In lists, too, references are followed.
    case .fontFamily: return .leaf(.fontFamily(try fontFamily(value)))
    case .color: return .leaf(.color(try color(try computed(value))))
    case .dimension: return .leaf(.dimension(try dimension(try computed(value))))
    case .duration: return .leaf(.duration(try duration(try computed(value))))
    case .fontWeight: return .leaf(.fontWeight(try fontWeight(try computed(value))))
    case .cubicBezier: return .leaf(.cubicBezier(try cubicBezier(try computed(value))))
    case .number: return .leaf(.number(try factor(try computed(value))))
    }
  }

  mutating func part(
    _ value: ForeignValue?, as type: TokenType, or fallback: ImportedValue
  ) throws(Fault) -> ImportedValue {
    guard let value else { return fallback }
    return try part(value, as: type)
  }

  /// Converts what a reference leads to within another conversion, if not nested too deep.
  mutating func following<Value>(
    _ reference: String, at range: SourceRange,
    _ convert: (inout Self, ForeignValue) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try countComputation(at: range)
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    return try convert(&self, try literal(reference, at: range))
  }

  /// Bounds what one reference of a token leads to.
  mutating func countComputation(at range: SourceRange) throws(Fault) {
    if depth == tokenDepth { computations = 0 }
    computations += 1
    guard depth < Self.maximumDepth, computations <= Self.maximumComputations else {
      throw Fault("it is computed from too many others", at: range, "depth")
    }
  }

  mutating func computed(_ value: ForeignValue) throws(Fault) -> ForeignValue {
    guard let text = value.text, text.contains("{") else { return value }
    noteComputation(of: value)
    var result = ""
    for piece in ForeignReference.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .reference(let reference): result += try computedText(of: reference, in: value)
      }
      guard result.utf8.count <= Self.maximumComputedText else {
        throw Fault("it is computed from too many others", at: value.range, "depth")
      }
    }
    return ForeignValue(.text(result), at: value.range)
  }

  /// The text that a reference within a text stands for, computed once for each choice of contexts: sums of sums
  /// would double the work with each of them.
  private mutating func computedText(
    of reference: String, in value: ForeignValue
  ) throws(Fault) -> String {
    let key = ComputedKey(reference: reference, choice: choice)
    if let known = computedTexts[key] {
      guard depth + known.height <= Self.maximumDepth else {
        throw Fault("it is computed from too many others", at: value.range, "depth")
      }
      deepest = max(deepest, depth + known.height)
      dependencies.formUnion(known.dependencies)
      assumptions += known.assumptions
      return known.text
    }
    let outerDependencies = dependencies
    let outerDeepest = deepest
    let firstAssumption = assumptions.count
    dependencies = []
    deepest = depth
    defer {
      dependencies.formUnion(outerDependencies)
      deepest = max(deepest, outerDeepest)
    }
    let text = try text(of: reference, in: value)
    // The computation is noted at the value that asks.
    let noted = assumptions[firstAssumption...].filter { $0.range != value.range }
    computedTexts[key] = ComputedText(
      text: text, height: deepest - depth, dependencies: dependencies,
      assumptions: Array(noted).unique())
    return text
  }

  private mutating func text(
    of reference: String, in value: ForeignValue
  ) throws(Fault) -> String {
    let literal = try following(reference, at: value.range) { (conversion, literal) throws(Fault) in
      try conversion.computed(literal)
    }
    switch literal.content {
    case .text(let text): return try settled(text, at: value.range)
    case .number(let number): return JSONNumber.text(number)
    default: throw value.fault("refers to a value that is not text", "computed")
    }
  }

  /// The result of a sum or of a color's component, which counts before what is around the reference
  /// to it; or the text as it is.
  private mutating func settled(_ text: String, at range: SourceRange) throws(Fault) -> String {
    if let component = try colorComponent(text, at: range) { return JSONNumber.text(component) }
    guard Quantity(text) == nil, let result = try? Arithmetic.evaluate(text) else { return text }
    return result.text
  }

  mutating func noteComputation(of value: ForeignValue) {
    assume(
      "\(value.shown) is computed and written as a value, as the standard has no alias for it",
      at: value.range, key: "computed")
  }
}
