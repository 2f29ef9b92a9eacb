#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import UIKit

  /// A value that an element stores, and where.
  struct StoredValue: Equatable, CustomStringConvertible {
    let path: String
    let value: AnyHashable

    var description: String { "\(path): \(value)" }
  }

  /// Everything that an element of the stand-ins stores, to compare it with another.
  @MainActor func stored(in element: Any) -> [StoredValue] {
    var values: [StoredValue] = []
    append(element, at: "", to: &values)
    return values
  }

  /// The interfaces in which dynamic colors are compared.
  private let interfaces = [
    UITraitCollection(.light), UITraitCollection(.dark, gamut: .sRGB),
    UITraitCollection(ThemeContext(.dark, contrast: .high, elevation: .elevated)),
  ]

  // What is stored is read thousands of times. Casts from `Any` to a class or a collection bridge and
  // are slow, so the kind of a value decides which of them are tried; and nothing is made a text.

  @MainActor private func append(
    _ value: Any, at path: String, to values: inout [StoredValue]
  ) {
    func add(_ value: AnyHashable) { values.append(StoredValue(path: path, value: value)) }
    switch value {
    case let number as CGFloat: add(number)
    case let number as Int: add(number)
    case let flag as Bool: add(flag)
    case let text as String: add(text)
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class: append(value as AnyObject, mirror, at: path, to: &values)
      case .dictionary where type(of: value) == [NSAttributedString.Key: Any].self:
        append(attributes: value as? [NSAttributedString.Key: Any] ?? [:], at: path, to: &values)
      default: appendMembers(of: value, mirror, at: path, to: &values)
      }
    }
  }

  @MainActor private func append(
    _ object: AnyObject, _ mirror: Mirror, at path: String, to values: inout [StoredValue]
  ) {
    func add(_ value: AnyHashable) { values.append(StoredValue(path: path, value: value)) }
    switch object {
    case let color as UIColor:
      add(interfaces.map { color.resolvedColor(with: $0).cgColor.shimComponents })
    case let color as CGColor: add(color.shimComponents)
    case let font as UIFont: add(font)
    case let style as NSParagraphStyle: add(style)
    case let text as NSAttributedString: append(text, at: path, to: &values)
    case let drawn as CGMutablePath: add(drawn.shimSteps)
    case let drawn as CGPath:
      add(drawn.shimRect)
      add(drawn.shimCornerWidth)
    case let constraint as NSLayoutConstraint:
      add(constraint.shimRelation)
      add(constraint.shimMultiplier)
      add(constraint.constant)
    case let anchor as NSLayoutDimension:
      for constraint in anchor.shimConstraints { append(constraint, at: path, to: &values) }
    case is UITraitCollection, is NSLayoutXAxisAnchor, is NSLayoutYAxisAnchor: break
    default: appendMembers(of: object, mirror, at: path, to: &values)
    }
  }

  @MainActor private func append(
    attributes: [NSAttributedString.Key: Any], at path: String, to values: inout [StoredValue]
  ) {
    for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      append(value, at: "\(path).\(key.rawValue)", to: &values)
    }
  }

  @MainActor private func append(
    _ text: NSAttributedString, at path: String, to values: inout [StoredValue]
  ) {
    var start = 0
    while start < text.length {
      var range = NSRange(location: start, length: 0)
      let attributes = text.attributes(at: start, effectiveRange: &range)
      let end = range.location + range.length
      let run = NSRange(location: start, length: end - start)
      values.append(
        StoredValue(path: path, value: text.attributedSubstring(from: run).string))
      append(attributes: attributes, at: path, to: &values)
      start = end
    }
  }

  /// What leads to another element, or is drawn anew from what else is compared.
  private let leftOut: Set = [
    "superview", "shimSuperlayer", "view", "drawing", "drawnLayers", "content", "shimTextSets",
  ]

  @MainActor private func appendMembers(
    of value: Any, _ mirror: Mirror, at path: String, to values: inout [StoredValue]
  ) {
    switch mirror.displayStyle {
    case .optional:
      if let child = mirror.children.first { append(child.value, at: path, to: &values) }
    case .class:
      var type: Mirror? = mirror
      while let current = type {
        for child in current.children {
          let label = child.label ?? ""
          if !leftOut.contains(label) { append(child.value, at: "\(path).\(label)", to: &values) }
        }
        type = current.superclassMirror
      }
    case .collection:
      // Subviews are elements of their own, except for the one that draws what a look needs; the one
      // that remembers looks is none.
      if type(of: value) == [UIView].self, let views = value as? [UIView] {
        for view in views where isBackdrop(view) { append(view, at: "\(path)!", to: &values) }
        return
      }
      for child in mirror.children { append(child.value, at: path, to: &values) }
    case .dictionary:
      let entries = mirror.children.map { child in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        return (key: "\(pair[0])", value: pair[1])
      }
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        append(entry.value, at: "\(path)[\(entry.key)]", to: &values)
      }
    // A configuration of a button has a color for each of its parts.
    case .struct where "\(type(of: value))".hasSuffix("Configuration"):
      for child in mirror.children {
        append(child.value, at: "\(path).\(child.label ?? "")", to: &values)
      }
    case .enum where !mirror.children.isEmpty:
      for child in mirror.children {
        append(child.value, at: "\(path).\(child.label ?? "")", to: &values)
      }
    case .tuple:
      for child in mirror.children { append(child.value, at: path, to: &values) }
    default:
      values.append(
        StoredValue(path: path, value: value as? AnyHashable ?? AnyHashable("\(value)")))
    }
  }

  /// Whether a view is the one that draws fills, lines and shadows behind another one.
  @MainActor func isBackdrop(_ view: UIView) -> Bool { "\(type(of: view))" == "Backdrop" }
#endif
