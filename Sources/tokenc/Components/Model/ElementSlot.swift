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
      case (.text, .text), (.richText, .text), (.richText, .richText), (.richText, .markdown),
        (.image, .image),
        (.image, .icon), (.image, .url), (.flag, .flag), (.error, .text), (.error, .flag),
        (.number, .number), (.number, .integer), (.count, .integer), (.date, .date),
        (.date, .seconds), (.date, .milliseconds), (.texts, .list(.text, _)):
        true
      default: false
      }
    }

    /// A Boolean value that indicates whether it shows a text that is a list of runs.
    var takesRuns: Bool { if case .richText = self { true } else { false } }

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
  /// The slot with what people enter; `nil` for an element that takes no input.
  var enteredSlot: String? {
    guard isInput else { return nil }
    return self == .segmentedControl ? "selected" : slots.first?.name
  }
}
