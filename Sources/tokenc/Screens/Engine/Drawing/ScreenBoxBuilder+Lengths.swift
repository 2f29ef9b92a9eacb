import TokenCompiler
import TokenComponents
import TokenRuntime

/// Lengths and values in the theme, and the bounds of boxes.
extension ScreenBoxBuilder {
  /// The anchor of a text by a word of `textAlignment`.
  func anchor(ofAlignment word: String) -> String {
    switch word {
    case "center": "middle"
    case "right": isRightToLeft ? "start" : "end"
    case "left": isRightToLeft ? "end" : "start"
    default: "start"
    }
  }

  func size(_ box: ScreenBox, _ item: ArrangedItem<TokenReference>, _ owner: ArrangedComponent) {
    for length in item.size {
      if length.name == "size" {
        guard case .parts(let parts)? = drawn(length, owner) else { continue }
        for part in parts { set(part.name, part.value, of: box) }
      } else if let value = drawn(length, owner) {
        set(length.name, value, of: box)
      }
    }
    // If the content leaves the weight out, the box keeps that of the component within.
    if let weight = item.weight.flatMap({ weight($0, owner) }) { box.weight = weight }
    box.place = item.place
  }

  func weight(_ value: LookValue<TokenReference>, _ owner: ArrangedComponent) -> Double? {
    pool.evaluate(value, as: .factor, owner.inputs).flatMap { number($0) }
  }

  func set(_ name: String, _ value: DrawnValue, of box: ScreenBox) {
    if case .measure(let measure) = value { return set(name, measure, of: box) }
    guard let value = number(value) else { return }
    switch name {
    case "width": box.bounds.width.exact = value
    case "minWidth": box.bounds.width.least = value
    case "maxWidth": box.bounds.width.most = value
    case "height": box.bounds.height.exact = value
    case "minHeight": box.bounds.height.least = value
    case "maxHeight": box.bounds.height.most = value
    case "aspectRatio": box.bounds.ratio = value
    default: break
    }
  }

  func set(_ name: String, _ measure: DrawnMeasure, of box: ScreenBox) {
    switch name {
    case "minWidth": box.bounds.width.leastShare = measure.share
    case "maxWidth": box.bounds.width.mostShare = measure.share
    case "minHeight": box.bounds.height.leastShare = measure.share
    case "maxHeight": box.bounds.height.mostShare = measure.share
    case "width": Self.set(measure, of: &box.bounds.width)
    default: Self.set(measure, of: &box.bounds.height)
    }
  }

  /// The bounds of a measure stand where the arrangement states none.
  static func set(_ measure: DrawnMeasure, of length: inout GroupLayout.Length) {
    length.exact = measure.exact
    length.exactShare = measure.share
    if let least = measure.least { length.least = least }
    if let most = measure.most { length.most = most }
  }

  func insets(
    _ lengths: [ArrangedLength<TokenReference>], _ owner: ArrangedComponent
  ) -> GroupLayout.Insets {
    var result = GroupLayout.Insets()
    for length in lengths {
      guard let value = drawn(length, owner) else { continue }
      if length.name == "insets" {
        result = insets(value)
      } else {
        Self.set(length.name, number(value) ?? 0, of: &result)
      }
    }
    return result
  }

  func insets(_ value: DrawnValue) -> GroupLayout.Insets {
    var result = GroupLayout.Insets()
    guard case .parts(let parts) = value else {
      let all = number(value) ?? 0
      return GroupLayout.Insets(all)
    }
    for part in parts { Self.set(part.name, number(part.value) ?? 0, of: &result) }
    return result
  }

  static func set(_ edge: String, _ value: Double, of insets: inout GroupLayout.Insets) {
    switch edge {
    case "top": insets.top = value
    case "leading": insets.leading = value
    case "bottom": insets.bottom = value
    case "trailing": insets.trailing = value
    default: break
    }
  }

  /// A length of the arrangement; one of the layout may be stated by what is around the component.
  func drawn(_ length: ArrangedLength<TokenReference>, _ owner: ArrangedComponent) -> DrawnValue? {
    let inputs = owner.inputs
    let change = length.property.flatMap { name in inputs.changes.first { $0.path == [name] } }
    return change?.value ?? pool.evaluate(length.value, as: length.type, inputs)
  }

  func points(_ length: ArrangedLength<TokenReference>, _ owner: ArrangedComponent) -> Double? {
    drawn(length, owner).flatMap { number($0) }
  }

  /// A number or length in the theme; one that grows with text is as large as that.
  func number(_ value: DrawnValue) -> Double? {
    switch value {
    case .number(let number): return number
    case .token(let token):
      switch design.tokens.value(of: design.tokens.tokens[token], in: theme) {
      case .dimension(let length)?: return design.tokens.points(length)
      case .number(let number)?: return number
      default: return nil
      }
    case .parts(let parts):
      func part(_ name: String) -> DrawnValue? { parts.first { $0.name == name }?.value }
      guard let stated = part("value").flatMap({ number($0) }) else { return nil }
      guard textScale != 1, part("scale") != nil else { return stated }
      let least = part("minimum").flatMap { number($0) } ?? 0
      let most = part("maximum").flatMap { number($0) } ?? .infinity
      return min(most, max(least, stated * textScale))
    case .any, .flag, .word, .color, .measure: return nil
    }
  }

  func value(_ value: DrawnValue?) -> TokenValue? {
    if case .color(let rgba)? = value { return .color(Color(rgba: rgba)) }
    guard case .token(let token)? = value else { return nil }
    return design.tokens.value(of: design.tokens.tokens[token], in: theme)
  }
}
