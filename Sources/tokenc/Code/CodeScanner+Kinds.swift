import TokenChange
import TokenCompiler
import TokenImport
import TokenLint
import TokenSwift

/// The kinds of numbers, by the positions where they are written.
extension CodeScanner {
  mutating func kind(of place: CodePlace, _ range: Range<Int>) -> CodeKind? {
    switch place.role {
    case .argument(let call):
      if let kind = CodeVocabulary.kind(of: call, labels: outline.labels(of: call.opening)) {
        return kind
      }
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

  private func isFontPlace(_ place: CodePlace) -> Bool {
    place.name.lowercased().hasSuffix("font") || place.type.map(CodeVocabulary.isFontType) == true
  }
}
