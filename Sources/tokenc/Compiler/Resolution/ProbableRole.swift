/// The probable meanings of the contexts of a modifier, by the words in their names: messages
/// propose, and nothing else relies on.
package struct ProbableRole {
  let contexts: [String]
  var namesRest = false

  /// The setting of a modifier that `tokenc.json` may have; `nil` when its name says it, or the contexts say nothing.
  ///
  /// - Parameter namesRest: whether contexts without a brand beside some with one are of brand `default`.
  package static func json(
    ofModifier name: String, contexts: [String], namesRest: Bool = false
  ) -> String? {
    let isNamed = ThemeAxis(rawValue: name).map { Set(contexts).isSubset(of: $0.contexts) }
    if isNamed ?? (name == ModifierSetting.brandRole) { return nil }
    return ProbableRole(contexts: contexts, namesRest: namesRest).json
  }

  /// The context that counts in an app for iOS, as JSON, where all are platforms, perhaps beside what they share.
  package static func platformJSON(among contexts: [String]) -> String? {
    let shared: Set = ["base", "common", "core", "default", "global", "shared"]
    let platforms = contexts.filter { !shared.contains($0.lowercased()) }
    guard contexts.count > 1, ProbableRole(contexts: platforms).areDevices else { return nil }
    return contexts.first { $0.lowercased() == "ios" }.map(JSONWriter.quoted)
  }

  /// The setting of the modifier as JSON; `nil` when the names say nothing of an axis.
  var json: String? {
    if let axis = ThemeAxis.allCases.first(where: { Set($0.contexts) == Set(contexts) }),
      axis != .sizeClass
    {
      return JSONWriter.quoted(axis.rawValue)
    }
    var readings = contexts.map(ContextWords.init)
    if namesRest, readings.contains(where: { !$0.rest.isEmpty }) {
      for index in readings.indices where readings[index].rest.isEmpty {
        readings[index].rest = ["default"]
      }
    }
    let axes = ThemeAxis.allCases.filter { axis in
      readings.contains { $0.axes[axis] != nil }
    }
    let named = readings.count { !$0.rest.isEmpty }
    // Sizes alone may as well be densities or devices.
    guard !axes.isEmpty, axes != [.sizeClass], named == 0 || named == readings.count,
      Set(readings.map { $0.position(axes) }).count == contexts.count
    else { return nil }
    return object(zip(contexts, readings).map { ($0, $1.json(axes)) })
  }

  /// A Boolean value that indicates whether the contexts are kinds of devices: an app is for one.
  var areDevices: Bool {
    let known: Set = [
      "android", "desktop", "ios", "laptop", "mac", "macos", "mobile", "phone", "tablet", "tv",
      "tvos", "visionos", "watch", "watchos", "web",
    ]
    return contexts.allSatisfy { known.contains($0.lowercased()) }
  }

  /// The mapping onto one axis: by the names if they match both of its contexts, otherwise of the
  /// first two contexts in their order.
  func json(for axis: ThemeAxis) -> String {
    let named = contexts.map { ContextWords($0).axes[axis] }
    let isNamed = Set(named).isSuperset(of: [0, 1])
    return object(
      contexts.enumerated().map { number, context in
        let index = isNamed ? named[number] : number < 2 ? number : nil
        return (
          context,
          index.map { object([(axis.rawValue, JSONWriter.quoted(axis.contexts[$0]))]) } ?? "{…}"
        )
      })
  }

  /// A line of `tokenc.json`, for example `"modifiers": {"theme": "scheme"}`.
  static func line(_ modifier: String, _ json: String) -> String {
    "\"modifiers\": {\(JSONWriter.quoted(modifier)): \(json)}"
  }
}

package struct ContextWords {
  /// The index of the context of each axis that the name has a word for.
  package private(set) var axes: [ThemeAxis: Int] = [:]
  /// The words that name no axis: probably a brand.
  package fileprivate(set) var rest: [String] = []

  package init(_ context: String) {
    for word in context.words {
      switch word.lowercased() {
      case "light", "day": axes[.scheme] = 0
      case "dark", "night": axes[.scheme] = 1
      case "normal": axes[.contrast] = 0
      case "hc", "ax", "high", "contrast", "highcontrast", "increased", "accessible", "a11y":
        axes[.contrast] = 1
      case "elevated": axes[.elevation] = 1
      case "compact", "mobile", "narrow", "phone": axes[.sizeClass] = 0
      case "desktop", "regular", "tablet", "wide": axes[.sizeClass] = 1
      case "default", "base", "standard", "mode", "theme", "scheme": break
      default: rest.append(String(word))
      }
    }
  }

  private var brand: String? { rest.isEmpty ? nil : rest.joined(separator: "-") }

  fileprivate func position(_ axes: [ThemeAxis]) -> ThemePosition {
    ThemePosition(brand: brand, bits: axes.reduce(0) { $0 | (self.axes[$1] ?? 0) * $1.bit })
  }

  /// The first of the axes is always named, others where they are not at their default.
  fileprivate func json(_ axes: [ThemeAxis]) -> String {
    let members = axes.compactMap { axis -> (String, String)? in
      let index = self.axes[axis] ?? 0
      return index > 0 || axis == axes.first
        ? (axis.rawValue, JSONWriter.quoted(axis.contexts[index])) : nil
    }
    let named = brand.map { [(ModifierSetting.brandRole, JSONWriter.quoted($0))] } ?? []
    return object(named + members)
  }
}

private func object(_ members: [(name: String, json: String)]) -> String {
  "{" + members.map { "\(JSONWriter.quoted($0.name)): \($0.json)" }.joined(separator: ", ") + "}"
}
