// Applies random looks to elements of AppKit's stand-in, one after the other, and compares each with a
// new element that has only the last one. `check_appkit.py` builds and runs it.
import AppKit
import Appearance
import DesignTokens

/// What an element has, to compare it with another.
@MainActor func stored(in element: NSView) -> [String] {
  var lines: [String] = []
  func append(_ value: Any, at path: String) {
    switch value {
    case let text as NSAttributedString:
      var start = 0
      while start < text.length {
        var range = NSRange(location: start, length: 0)
        let attributes = text.attributes(at: start, effectiveRange: &range)
        start = range.location + range.length
        for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          append(
            value, at: "\(path).\(text.attributedSubstring(from: range).string).\(key.rawValue)")
        }
      }
      lines.append("\(path): \(text.string)")
    case let color as CGColor: lines.append("\(path): \(color.shimComponents)")
    case let style as NSParagraphStyle:
      lines.append(
        "\(path): \(style.alignment) \(style.lineBreakMode) \(style.minimumLineHeight) "
          + "\(style.paragraphSpacing)")
    case let attributes as [NSAttributedString.Key: Any]:
      for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        append(value, at: "\(path).\(key.rawValue)")
      }
    case is CIFilter, is NSImage: lines.append("\(path): \(value)")
    case is NSColor, is NSFont, is NSImage.SymbolConfiguration: lines.append("\(path): \(value)")
    case is [NSView], is NSAppearance: break
    default:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        if let child = mirror.children.first { append(child.value, at: path) }
      } else if mirror.displayStyle == .class {
        var type: Mirror? = mirror
        while let current = type {
          for child in current.children where child.label != "superview" {
            append(child.value, at: "\(path).\(child.label ?? "")")
          }
          type = current.superclassMirror
        }
      } else {
        lines.append("\(path): \(value)")
      }
    }
  }
  append(element, at: "")
  return lines
}

var faults = 0

@MainActor func expectTotal<Look: ElementAppearance, Element: NSView>(
  _ make: () -> Element, _ apply: (Element, Look) -> Void, _ makeLook: (inout RandomLooks) -> Look
) {
  var random = RandomLooks(seed: 1)
  let element = make()
  var previous = Look.unset
  func expect(_ found: [String], _ expected: [String], _ what: String) -> Bool {
    if found == expected { return true }
    faults += 1
    print("\(Element.self): \(found.difference(from: expected))\n\(what)")
    return false
  }
  for index in 0..<500 {
    let look = makeLook(&random)
    let fresh = make()
    let dark = NSAppearance(shimName: index % 2 == 0 ? .darkAqua : .aqua)
    element.shimAdopt(dark)
    fresh.shimAdopt(dark)
    apply(element, look)
    apply(fresh, look)
    guard expect(stored(in: element), stored(in: fresh), "after \(previous)\nthen \(look)") else {
      return
    }
    previous = look
  }
  apply(element, .unset)
  let untouched = make()
  untouched.shimAdopt(element.effectiveAppearance)
  if expect(stored(in: element), stored(in: untouched), "after \(previous)\nthen none") {
    print("\(Element.self), \(Look.self): 500 looks")
  }
}

@MainActor func makeLabel() -> NSTextField {
  let label = NSTextField()
  label.stringValue = "Straße"
  return label
}

@MainActor func makeRichLabel() -> NSTextField {
  let label = NSTextField()
  label.setStyledText(RichText(html: "Pay <b>now</b>, <a href='https://a.example'>why</a>?"))
  return label
}

@MainActor func makeField() -> NSTextField {
  let field = NSTextField()
  field.placeholderString = "Amount"
  return field
}

@MainActor func makeButton() -> NSButton {
  let button = NSButton()
  button.attributedTitle = NSAttributedString(string: "Pay")
  button.attributedAlternateTitle = NSAttributedString(string: "Paid")
  return button
}

@MainActor func makeImage() -> NSImageView {
  let view = NSImageView()
  view.image = NSImage(named: "avatar")
  return view
}

@MainActor func makeTextView() -> NSTextView {
  let view = NSTextView()
  view.string = "Text"
  return view
}

let shadowed = NSView()
shadowed.apply(
  ViewAppearance(
    shadow: ShadowValue(layers: [
      .init(color: variedColor(1), offsetX: 1, offsetY: 2, blur: 8)
    ])))
shadowed.shimDisplay()
if let layer = shadowed.layer, layer.shadowOpacity == 1, layer.shadowRadius == 4,
  layer.shadowOffset == CGSize(width: 1, height: -2),
  layer.shadowColor?.shimComponents.alpha == CGFloat(variedColor(1).resolved(in: .light).alpha)
{
  print("NSView: a shadow that is drawn")
} else {
  faults += 1
  print("NSView: no shadow when it is drawn")
}
expectTotal({ NSView() }, { $0.apply($1) }, { $0.view() })
expectTotal(makeLabel, { $0.apply($1) }, { $0.label() })
expectTotal(makeRichLabel, { $0.apply($1) }, { $0.label() })
expectTotal(makeField, { $0.apply($1) }, { $0.textField() })
expectTotal(makeButton, { $0.apply($1) }, { $0.button() })
expectTotal(makeButton, { $0.apply($1) }, { $0.link() })
expectTotal({ NSImageView() }, { $0.apply($1) }, { $0.image() })
expectTotal(makeImage, { $0.apply($1) }, { $0.image() })
expectTotal(makeTextView, { $0.apply($1) }, { $0.textView() })
expectTotal({ NSScrollView() }, { $0.apply($1) }, { $0.scrollView() })
expectTotal({ NSTableView() }, { $0.apply($1) }, { $0.table() })
expectTotal({ NSTableRowView() }, { $0.apply($1) }, { $0.cell() })
expectTotal({ NSCollectionView() }, { $0.apply($1) }, { $0.collection() })
expectTotal({ NSSegmentedControl() }, { $0.apply($1) }, { $0.segmentedControl() })
expectTotal({ NSSearchField() }, { $0.apply($1) }, { $0.searchBar() })
expectTotal({ NSStepper() }, { $0.apply($1) }, { $0.stepper() })
expectTotal({ NSDatePicker() }, { $0.apply($1) }, { $0.datePicker() })
expectTotal({ NSStackView() }, { $0.apply($1) }, { $0.stack() })
expectTotal({ NSSwitch() }, { $0.apply($1) }, { $0.switch() })
expectTotal({ NSSlider() }, { $0.apply($1) }, { $0.slider() })
expectTotal({ NSProgressIndicator() }, { $0.apply($1) }, { $0.progress() })
expectTotal({ NSProgressIndicator() }, { $0.apply($1) }, { $0.activityIndicator() })

let view = NSView()
view.apply(ViewAppearance(borderColor: variedColor(3)))
view.shimAdopt(NSAppearance(shimName: .darkAqua))
let border = view.layer?.borderColor?.shimComponents
let expected = variedColor(3).resolved(in: .dark)
if border?.red != CGFloat(expected.red) || border?.green != CGFloat(expected.green) {
  faults += 1
  print("a border does not follow the interface: \(String(describing: border))")
}
if faults > 0 { fatalError("\(faults) faults") }
