/// An appearance as indented text: the properties that it sets, in the order of their declaration.
///
/// For example:
///
/// ```
/// LabelAppearance
///   view
///     cornerRadius: 8
///   textColor: light #EF3124, dark #FF5D52
///   numberOfLines: 2
/// ```
struct AppearanceOutline {
  let text: String

  @inline(never) init(of appearance: Any) {
    let lines = ["\(type(of: appearance))"] + Self.partLines(of: appearance).map { "  " + $0 }
    text = lines.joined(separator: "\n")
  }

  /// A line for each part that is set, followed by the indented lines of its own parts.
  private static func partLines(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { label, stored -> [String] in
      // The storage of a boxed property has the property's name with a leading underscore.
      let boxed = stored as? any AnyBoxed
      guard let part = unwrapped(boxed?.content ?? stored),
        let label = boxed == nil ? label : label.map({ String($0.dropFirst()) })
      else { return [] }
      if let text = ValueText.property(part) { return ["\(label): \(text)"] }
      let lines = partLines(of: part)
      return lines.isEmpty ? [] : [label] + lines.map { "  " + $0 }
    }
  }

  /// The value within optionals; `nil` if there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
