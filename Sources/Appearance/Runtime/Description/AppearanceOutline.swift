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
    let lines = [Self.name(of: appearance)] + Self.partLines(of: appearance).map { "  " + $0 }
    text = lines.joined(separator: "\n")
  }

  /// A line for each part that is set, followed by the indented lines of its own parts.
  private static func partLines(of value: Any) -> [String] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child -> [String] in
      // The storage of a boxed property has the property's name with a leading underscore.
      let boxed = child.value as? any AnyBoxed
      let label = child.label.map { boxed == nil ? $0 : String($0.dropFirst()) } ?? "\(index)"
      guard let part = unwrapped(boxed?.content ?? child.value),
        !(value is any ContentLook) || !["content", "theme", "context"].contains(label)
      else { return [] }
      if let text = ValueText.property(part) { return ["\(label): \(text)"] }
      let lines = partLines(of: part)
      return lines.isEmpty ? [] : [label] + lines.map { "  " + $0 }
    }
  }

  /// The type's name; one in a component has that before it, for example `Badge.Look`.
  private static func name(of value: Any) -> String {
    guard value is any ContentLook else { return "\(type(of: value))" }
    return String(reflecting: type(of: value)).split(separator: ".").dropFirst().joined(
      separator: ".")
  }

  /// The value within optionals; `nil` if there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
