/// The key `contrast`.
extension ConfigurationReader {
  mutating func contrast(_ node: NodeID) -> ContrastConfiguration {
    var result = ContrastConfiguration()
    guard let object = json.object(node, "'contrast'", keys: ConfigurationKeys.Contrast.self) else {
      return result
    }
    let backdrop = object[.over].flatMap { pattern($0) }
    result.backdrop = backdrop
    if let node = object[.pairs] {
      if tape.kind(node) == .array {
        result.pairs = tape.elements(of: node).compactMap { pair($0, over: backdrop) }
      } else {
        json.fail(node, "'pairs' takes an array of objects")
      }
    }
    if let node = object[.repair] { result.repair = repair(node) }
    return result
  }

  private mutating func repair(_ node: NodeID) -> ContrastConfiguration.Repair {
    var repair = ContrastConfiguration.Repair()
    guard
      let object = json.object(node, "'repair'", keys: ConfigurationKeys.ContrastRepair.self)
    else { return repair }
    repair.kept = patterns(.keep, of: object) ?? []
    repair.hue = json.number(.hue, of: object, in: 0...180)
    repair.chroma = json.number(.chroma, of: object, in: 0...0.5)
    repair.step = json.number(.step, of: object, in: 0...20)
    repair.aliases = json.flag(.aliases, of: object)
    return repair
  }

  /// - Parameter backdrop: what lies beneath the pair when it doesn't say so itself.
  private mutating func pair(_ node: NodeID, over backdrop: PathPattern?) -> ContrastPair? {
    let errorsBefore = json.diagnostics.diagnostics.count
    guard
      let object = json.object(
        node, "a pair", keys: ConfigurationKeys.ContrastPair.self)
    else { return nil }
    let pair = ContrastPair(
      foregrounds: patterns(.foreground, of: object) ?? [],
      backgrounds: patterns(.background, of: object) ?? [],
      exceptions: patterns(.except, of: object) ?? [],
      minimum: json.number(.minimum, of: object, in: 1...21) ?? 0,
      backdrop: object[.over].flatMap { pattern($0) } ?? backdrop,
      contexts: object[.when].map { conditions($0) } ?? [], range: object.opening)
    guard json.diagnostics.diagnostics.count == errorsBefore else { return nil }
    let missing = [
      pair.foregrounds.isEmpty ? "foreground" : nil,
      pair.backgrounds.isEmpty ? "background" : nil, pair.minimum == 0 ? "minimum" : nil,
    ].compactMap(\.self)
    guard missing.isEmpty else { return json.refuse(node, "a pair needs \(missing.quoted)") }
    return pair
  }

  private mutating func conditions(_ node: NodeID) -> [ContrastPair.ContextCondition] {
    json.members(of: node, "'when'").compactMap { member in
      guard let context = json.text(member.value) else {
        return json.refuse(member.value, "'when' takes the name of a context for each modifier")
      }
      return ContrastPair.ContextCondition(
        modifier: member.name, context: context, range: tape.range(member.value))
    }
  }
}
