/// Calls of functions, and texts with expressions.
extension DocumentResolution {
  /// - Returns: `nil` for a function that gives no value, whose call stays as it is.
  mutating func called(
    _ name: String, _ call: DocumentForm.Call, _ value: SentValue, _ scope: Scope
  ) -> SentValue? {
    let isInterpolation = call.interpolation.map { ByteName.areSame($0, name) } ?? false
    guard isInterpolation || call.functions.hasBytes(of: name) else { return nil }
    let arguments = value[call.arguments]?.members ?? []
    let values = arguments.map { argument in
      SentValue.Member(
        argument.name, self.value(argument.value, scope), at: argument.position)
    }
    guard isInterpolation else { return result(of: name, values, at: value.position) }
    let text = values.first { ByteName.areSame($0.name, "value") }?.value.text ?? ""
    return interpolated(text, at: value.position, scope)
  }

  private mutating func result(
    of name: String, _ arguments: [SentValue.Member], at position: Int
  ) -> SentValue {
    guard let result = function(name, arguments) else {
      fault(position, "the app has no function '\(ContentLimits.shortened(name))'")
      return SentValue(.null, at: position)
    }
    let value = SentValue(result.kind, at: position, isComputed: true)
    return count(value) ? value : SentValue(.null, at: position)
  }

  private mutating func interpolated(_ text: String, at position: Int, _ scope: Scope)
    -> SentValue
  {
    var result = ""
    // Each expression is a value at least, so one more than may come ends the document.
    let template = TextTemplate(text, most: limits.values - values + 1)
    for part in template.parts where excess == nil {
      switch part {
      case .text(let text): result += text
      case .expression(let expression):
        let words = self.value(of: expression, at: position, scope).words
        if count(SentValue(.text(words), at: position)) { result += words }
      }
    }
    return SentValue(.text(result), at: position, isComputed: true)
  }

  private mutating func value(
    of expression: TextTemplate.Expression, at position: Int, _ scope: Scope
  ) -> SentValue {
    switch expression {
    case .value(let kind): return SentValue(kind, at: position)
    case .path(let path): return bound(to: path, at: position, scope)
    case .faulty(let text):
      fault(position, "'${\(ContentLimits.shortened(text))}' is neither a path nor a call")
      return SentValue(.null, at: position)
    case .call(let name, let arguments):
      let values = arguments.map { argument in
        SentValue.Member(
          argument.name, value(of: argument.value, at: position, scope), at: position)
      }
      guard form.call?.functions.hasBytes(of: name) == true else {
        fault(position, "the app has no function '\(ContentLimits.shortened(name))'")
        return SentValue(.null, at: position)
      }
      return result(of: name, values, at: position)
    }
  }
}
