import TokenCompiler
import TokenLint

/// The words of SwiftUI, UIKit and usual helpers that say what a number or color is for.
enum CodeVocabulary {
  // MARK: Numbers

  /// The kind of a number by the name of a property, a constant or a label: `cornerRadius`, `leftMargin`.
  static func kind(ofName name: String) -> CodeKind? {
    let words = name.words.map { withoutNumber($0.lowercased()) }
    guard let last = words.last else { return nil }
    let joined = words.joined()
    if words.contains("shadow") {
      return ["alpha", "blur", "opacity", "radius"].contains(last) ? .shadow : nil
    }
    if joined.hasSuffix("fontsize") || joined.hasSuffix("textsize") { return .font }
    if words.contains(where: notLayout.contains) { return nil }
    switch last {
    case "radius", "radii":
      return words.count == 1 || words.contains(where: cornerWords.contains) ? .radius : nil
    case "alpha", "opacity": return .opacity
    case "duration":
      return words.contains(where: animationWords.contains) ? .duration : nil
    case "width" where words.contains(where: ["border", "stroke", "line"].contains):
      return .border
    default: break
    }
    guard words.contains(where: spacingWords.contains) else { return nil }
    if spacingWords.contains(last) || directions.contains(last) { return .spacing }
    // `marginForCompactWidth`
    let behind = words.drop { !spacingWords.contains($0) }.dropFirst()
    return behind.first.map(relations.contains) == true ? .spacing : nil
  }

  /// A word without the number of its step: `radius` of `radius12`.
  private static func withoutNumber(_ word: String) -> String {
    let digits = word.reversed().prefix(while: \.isNumber).count
    return digits < word.count ? String(word.dropLast(digits)) : word
  }

  private static let relations: Set = ["between", "for", "in", "of"]

  private static let spacingWords: Set = [
    "spacing", "spacings", "padding", "paddings", "margin", "margins", "inset", "insets", "gap",
    "gaps", "gutter", "gutters",
  ]
  /// Words that may stand behind those of spacings: `paddingTop`, `spacingSmall`.
  private static let directions: Set = [
    "bottom", "default", "end", "h", "horizontal", "huge", "l", "large", "leading", "left", "lg",
    "m", "md", "medium", "right", "s", "sm", "small", "start", "tiny", "top", "trailing", "v",
    "vertical", "x", "xl", "xs", "xxl", "xxs", "y",
  ]
  private static let cornerWords: Set = [
    "border", "button", "card", "cell", "corner", "corners", "image", "round", "rounded",
    "rounding", "view",
  ]
  private static let animationWords: Set = [
    "animate", "animated", "animating", "animation", "appear", "appearance", "blink", "bounce",
    "collapse",
    "dismiss", "dismissal", "expand", "fade", "flip", "hide", "move", "presentation", "pulse",
    "rotate", "rotation", "scale", "scroll", "shake", "shimmer", "show", "slide", "spin", "spring",
    "transition", "zoom",
  ]
  /// Functions that move something, whose `duration` is seen.
  private static let motions: Set = ["fade", "move", "rotate", "scale", "slide", "spin"]
  /// Words of text setting, geometry and touch, whose numbers are no spacings or radii.
  private static let notLayout: Set = [
    "blur", "char", "character", "hit", "kern", "letter", "paragraph", "ratio", "safe", "slop",
    "touch", "word",
  ]

  /// A side of insets, `contentInset.top`.
  static func isSide(_ name: String) -> Bool {
    ["bottom", "leading", "left", "right", "top", "trailing"].contains(name)
  }

  /// Returns a Boolean value that indicates whether labels are those of a helper that takes the insets of some sides,
  /// such as `padding(top: 8, leading: 16)`.
  static func areSides(_ labels: [String?]) -> Bool {
    let axes = ["all", "h", "horizontal", "v", "vertical", "x", "y"]
    return !labels.isEmpty
      && labels.allSatisfy { label in label.map { isSide($0) || axes.contains($0) } ?? false }
  }

  /// Labels of text setting that end like spacings.
  static func isTextSetting(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower == "linespacing" || lower.hasSuffix("lineheight")
  }

  private static let spacingMethods: Set = [
    "contentMargins", "customSpacing", "padding", "safeAreaPadding", "setCustomSpacing",
  ]
  private static let frameLabels: Set = [
    "height", "idealHeight", "idealWidth", "maxHeight", "maxWidth", "minHeight", "minWidth",
    "width",
  ]
  /// Functions of animations whose `duration` is seen.
  private static let animations: Set = [
    "bouncy", "easeIn", "easeInOut", "easeOut", "linear", "setAnimationDuration", "smooth",
    "snappy", "spring", "timingCurve",
  ]

  /// The kind of a number that is an argument.
  ///
  /// - Parameter labels: the labels of all arguments of the call.
  static func kind(of call: CodeCall, labels: [String?]) -> CodeKind? {
    guard let label = call.label else { return kind(ofUnlabeled: call) }
    let callee = call.callee
    let lower = callee.lowercased()
    switch label {
    case "cornerRadius": return .radius
    case "radius":
      return ["corner", "round"].contains(where: lower.hasWord) ? .radius : nil
    case "constant": return kind(ofConstant: call, labels)
    case "equalToConstant", "greaterThanOrEqualToConstant", "lessThanOrEqualToConstant":
      return .size
    case "withDuration": return .duration
    case "duration":
      let isAnimation =
        animations.contains(callee)
        || callee.words.contains { motions.contains($0.lowercased()) }
        || lower.hasWord("anim") || lower.hasWord("transition")
        || lower.hasWord("fade") || call.receivers.contains("Animation")
      return isAnimation ? .duration : nil
    case "ofSize", "withSize": return .font
    case "size", "fixedSize":
      return isFont(callee) || call.receivers.contains(where: isFont) ? .font : nil
    case "lineWidth": return .border
    case "width" where callee == "border": return .border
    case "minLength" where callee == "Spacer": return .spacing
    case "withInset", "withOffset": return .spacing
    case "toSize": return .size
    case "alpha", "opacity": return lower.hasWord("image") ? nil : .opacity
    case "minimum", "maximum": return callee == "adaptive" || callee == "flexible" ? .size : nil
    default: break
    }
    if frameLabels.contains(label) {
      guard callee == "frame" || lower.hasWord("anchor") || lower.hasWord("constrain") else {
        return nil
      }
      // A frame of a spacer is a space.
      return callee == "frame" && call.receivers.last == "Spacer" ? .spacing : .size
    }
    if isTextSetting(label) { return nil }
    let words = label.words.map { $0.lowercased() }
    if words.last == "constant", words.count > 1 {
      return words.contains("width") || words.contains("height") ? .size : .spacing
    }
    return kind(ofName: label)
  }

  private static func kind(ofUnlabeled call: CodeCall) -> CodeKind? {
    let callee = call.callee
    if spacingMethods.contains(callee) { return .spacing }
    switch callee {
    case "cornerRadius": return .radius
    case "opacity", "withAlphaComponent", "alpha": return .opacity
    case "setAnimationDuration": return .duration
    case "lineWidth", "setLineWidth": return nil
    case "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo":
      return kind(ofAttributes: call.receivers)
    case "offset", "inset", "insets":
      let isRelation = call.receivers.contains { $0.lowercased().hasWord("equalto") }
      guard isRelation else { return nil }
      return kind(ofAttributes: call.receivers) == .spacing ? .spacing : nil
    case "fixed", "absolute": return .size
    default: break
    }
    // `adaptivePadding(.vertical, 8)`
    switch isTextSetting(callee) ? nil : kind(ofName: callee) {
    case .spacing?: return .spacing
    case .radius? where callee.lowercased().hasSuffix("cornerradius"): return .radius
    default: break
    }
    // `v2Font(15)`, `.boldFontWithSize(20)`, `UIFont.semibold(15)`
    if call.position == 0, isFont(callee) || call.receivers.first.map(isFontType) == true {
      return callee.lowercased().hasWord("scale") ? nil : .font
    }
    return nil
  }

  /// The quantity of a relation of constraints: `top` a spacing, `height` a size.
  private static func kind(ofAttributes names: [String]) -> CodeKind? {
    let attributes = names.map { $0.lowercased() }
    if attributes.contains(where: ["width", "height", "size"].contains) { return .size }
    return attributes.contains(where: edgeAttributes.contains) ? .spacing : nil
  }

  private static let edgeAttributes: Set = [
    "bottom", "bottommargin", "directionaledges", "directionalhorizontaledges",
    "directionalmargins", "directionalverticaledges", "edges", "firstbaseline", "horizontaledges",
    "lastbaseline", "leading", "leadingmargin", "left", "leftmargin", "margins", "right",
    "rightmargin", "top", "topmargin", "trailing", "trailingmargin", "verticaledges",
  ]

  /// `constant:` of an anchor is a spacing; of an item's height alone it is a size.
  private static func kind(ofConstant call: CodeCall, _ labels: [String?]) -> CodeKind? {
    labels.contains("attribute") && !labels.contains("toItem") ? .size : .spacing
  }

  static func isFont(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasWord("font") || ["custom", "system"].contains(lower)
      || lower.hasWord("typography")
  }

  static func isFontType(_ name: String) -> Bool { ["Font", "NSFont", "UIFont"].contains(name) }

  // MARK: Colors

  static let colorTypes: Set = ["CGColor", "Color", "NSColor", "UIColor"]

  /// Names of fixed colors, and of those that SwiftUI varies with the scheme.
  static let literalColors: Set = [
    "black", "blue", "brown", "cyan", "darkGray", "gray", "green", "indigo", "lightGray",
    "magenta", "mint", "orange", "pink", "purple", "red", "teal", "white", "yellow",
  ]

  /// Colors by what they are for, which the system gives.
  static let systemColors: Set = [
    "accentColor", "darkText", "label", "lightText", "link", "opaqueSeparator", "placeholderText",
    "primary", "quaternaryLabel", "secondary", "secondaryLabel", "secondarySystemBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tintColor",
  ]

  private static let colorMethods: Set = [
    "border", "colorMultiply", "fill", "foregroundStyle", "overlay", "stroke", "strokeBorder",
    "tint",
  ]

  /// Returns a Boolean value that indicates whether a place takes colors, by what it is called.
  static func takesColor(_ place: CodePlace) -> Bool {
    if let call = place.call {
      guard let label = call.label else {
        return colorMethods.contains(call.callee) || isColorName(call.callee)
          || call.callee.lowercased().hasSuffix("background")
      }
      return isColorName(label) || label.lowercased().hasSuffix("colors")
    }
    if let type = place.type { return colorTypes.contains(type) || type == "ShapeStyle" }
    switch place.role {
    case .assigned, .member: return isColorName(place.name)
    default: return false
    }
  }

  static func isColorName(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["color", "colour", "colors", "colours", "tint"].contains(where: lower.hasSuffix)
  }

  /// Returns a Boolean value that indicates whether a place belongs to UIKit rather than SwiftUI; `nil` where both may
  /// be.
  static func framework(of place: CodePlace) -> CodeLiteral.Framework {
    switch place.type {
    case "Color", "ShapeStyle", "Font": return .swiftUI
    case "UIColor", "CGColor", "UIFont": return .uiKit
    default: break
    }
    switch place.role {
    case .argument(let call):
      if swiftUIMethods.contains(call.callee) { return .swiftUI }
      return call.callee.hasPrefix("set") ? .uiKit : .unknown
    case .assigned, .member: return .uiKit
    default: return .unknown
    }
  }

  private static let swiftUIMethods = colorMethods.union([
    "accentColor", "background", "foregroundColor", "listRowBackground", "padding", "shadow",
  ])
}
