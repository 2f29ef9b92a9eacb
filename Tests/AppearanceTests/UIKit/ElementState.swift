#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import UIKit

  /// Everything that an element of the stand-ins stores, to compare it with another.
  @MainActor func stored(in element: Any) -> [String] {
    var lines: [String] = []
    append(element, at: "", to: &lines)
    return lines
  }

  /// The interfaces in which dynamic colors are compared.
  private let interfaces = [
    UITraitCollection(.light), UITraitCollection(.dark, gamut: .sRGB),
    UITraitCollection(ThemeContext(.dark, contrast: .high, elevation: .elevated)),
  ]

  @MainActor private func append(_ value: Any, at path: String, to lines: inout [String]) {
    switch value {
    case let color as UIColor:
      lines.append("\(path): \(interfaces.map { components(of: color.resolvedColor(with: $0)) })")
    case let color as CGColor: lines.append("\(path): \(channels(color.shimComponents))")
    case let font as UIFont:
      lines.append("\(path): \(font.fontName) \(font.pointSize) \(font.shimWeight.rawValue)")
    case let style as NSParagraphStyle:
      lines.append(
        "\(path): \(style.alignment) \(style.lineBreakMode) \(style.minimumLineHeight) "
          + "\(style.maximumLineHeight) \(style.paragraphSpacing)")
    case let text as NSAttributedString:
      append(text, at: path, to: &lines)
    case let path_ as CGMutablePath: lines.append("\(path): \(path_.shimSteps)")
    case let path_ as CGPath:
      lines.append("\(path): \(path_.shimRect) \(path_.shimCornerWidth)")
    case let attributes as [NSAttributedString.Key: Any]:
      for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        append(value, at: "\(path).\(key.rawValue)", to: &lines)
      }
    case let constraint as NSLayoutConstraint:
      lines.append(
        "\(path): \(constraint.shimRelation) \(constraint.shimMultiplier) \(constraint.constant)")
    case let anchor as NSLayoutDimension:
      for constraint in anchor.shimConstraints { append(constraint, at: path, to: &lines) }
    case is UITraitCollection, is NSLayoutXAxisAnchor, is NSLayoutYAxisAnchor: break
    default: appendMembers(of: value, at: path, to: &lines)
    }
  }

  @MainActor private func append(
    _ text: NSAttributedString, at path: String, to lines: inout [String]
  ) {
    var start = 0
    while start < text.length {
      var range = NSRange(location: start, length: 0)
      let attributes = text.attributes(at: start, effectiveRange: &range)
      let end = range.location + range.length
      let run = NSRange(location: start, length: end - start)
      lines.append("\(path): \(text.attributedSubstring(from: run).string)")
      append(attributes, at: path, to: &lines)
      start = end
    }
  }

  @MainActor private func appendMembers(
    of value: Any, at path: String, to lines: inout [String]
  ) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { append(child.value, at: path, to: &lines) }
    case .class:
      var type: Mirror? = mirror
      while let current = type {
        for child in current.children
        where !["superview", "shimSuperlayer", "view", "drawing", "drawnLayers", "content"]
          .contains(child.label)
        {
          append(child.value, at: "\(path).\(child.label ?? "")", to: &lines)
        }
        type = current.superclassMirror
      }
    case .collection:
      // Subviews are elements of their own, except for the one that draws what a look needs; the one
      // that remembers looks is none.
      if let views = value as? [UIView] {
        for view in views where isBackdrop(view) { append(view, at: "\(path)!", to: &lines) }
        return
      }
      for child in mirror.children { append(child.value, at: path, to: &lines) }
    case .dictionary:
      let entries = mirror.children.map { child in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        return (key: "\(pair[0])", value: pair[1])
      }
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        append(entry.value, at: "\(path)[\(entry.key)]", to: &lines)
      }
    case .enum where !mirror.children.isEmpty:
      for child in mirror.children {
        append(child.value, at: "\(path).\(child.label ?? "")", to: &lines)
      }
    case .tuple:
      for child in mirror.children { append(child.value, at: path, to: &lines) }
    default: lines.append("\(path): \(value)")
    }
  }

  /// Whether a view is the one that draws fills, lines and shadows behind another one.
  @MainActor func isBackdrop(_ view: UIView) -> Bool { "\(type(of: view))" == "Backdrop" }

  private func components(of color: UIColor) -> String {
    channels(color.cgColor.shimComponents)
  }

  private func channels(_ color: ShimComponents) -> String {
    "\(color.red) \(color.green) \(color.blue) \(color.alpha) \(color.isDisplayP3)"
  }
#endif
