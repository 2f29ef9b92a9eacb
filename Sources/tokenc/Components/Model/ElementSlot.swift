/// Something that an element of a kind shows of the content.
package struct ElementSlot: Sendable {
  package enum Kind: Sendable {
    case text
    /// A text, rich or not.
    case richText
    case texts
    /// The name of an icon, or an image by name or address.
    case image
    case flag, number, count, date
    /// Why what is entered is not accepted, or that it is not.
    case error

    func takes(_ field: FieldType) -> Bool {
      switch (self, field) {
      case (.text, .text), (.richText, .text), (.richText, .richText), (.image, .image),
        (.image, .icon), (.image, .url), (.flag, .flag), (.error, .text), (.error, .flag),
        (.number, .number), (.number, .integer), (.count, .integer), (.date, .date),
        (.date, .seconds), (.date, .milliseconds), (.texts, .list(.text, _)):
        true
      default: false
      }
    }

    var words: String {
      switch self {
      case .text: "a text"
      case .richText: "a text or a rich text"
      case .texts: "a list of texts"
      case .image: "an image, an icon or an address"
      case .flag: "a flag"
      case .number: "a number"
      case .count: "an integer"
      case .date: "a date"
      case .error: "a text or a flag"
      }
    }
  }

  package var name: String
  package var kind: Kind
}

extension ElementKind {
  /// What an element shows, the first of which `shows` means; empty for one that only holds others.
  package var slots: [ElementSlot] {
    switch self {
    case .label, .textView: [ElementSlot(name: "text", kind: .richText)]
    case .image: [ElementSlot(name: "image", kind: .image)]
    case .button:
      [ElementSlot(name: "title", kind: .text), ElementSlot(name: "image", kind: .image)]
    case .link, .navigationBar: [ElementSlot(name: "title", kind: .text)]
    case .textField, .searchBar:
      [ElementSlot(name: "text", kind: .text), ElementSlot(name: "placeholder", kind: .text)]
    case .switch: [ElementSlot(name: "isOn", kind: .flag)]
    case .progress: [ElementSlot(name: "value", kind: .number)]
    case .slider, .stepper:
      ["value", "minimum", "maximum", "step"].map { ElementSlot(name: $0, kind: .number) }
    case .activityIndicator: [ElementSlot(name: "isAnimating", kind: .flag)]
    case .segmentedControl:
      [ElementSlot(name: "titles", kind: .texts), ElementSlot(name: "selected", kind: .count)]
    case .pageControl:
      [ElementSlot(name: "count", kind: .count), ElementSlot(name: "current", kind: .count)]
    case .datePicker: ["date", "minimum", "maximum"].map { ElementSlot(name: $0, kind: .date) }
    case .view, .stack, .scrollView, .tabBar, .cell, .table, .collection, .toolbar: []
    }
  }

  var needsContent: Bool { !slots.isEmpty && self != .activityIndicator }

  /// Whether it takes input, so that it stands there whatever the content says.
  package var isInput: Bool {
    switch self {
    case .textField, .textView, .searchBar, .switch, .slider, .stepper, .datePicker,
      .segmentedControl:
      true
    default: false
    }
  }

  /// The slots with what people enter.
  var enteredSlots: [String] {
    switch self {
    case .textField, .textView, .searchBar: ["text"]
    case .switch: ["isOn"]
    case .slider, .stepper: ["value"]
    case .datePicker: ["date"]
    case .segmentedControl: ["selected"]
    default: []
    }
  }

  var isGround: Bool { [.view, .stack, .scrollView, .cell].contains(self) }
}
