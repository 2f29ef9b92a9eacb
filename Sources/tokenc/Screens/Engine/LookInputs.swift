import TokenComponents
import TokenRuntime

/// The inputs that decide how a component looks: its own looks or its layout, in one variant with the cases of
/// its enums and what its content says of them.
///
/// Two elements with equal inputs look the same in every theme.
package struct LookInputs: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case looks, layout
  }

  package var component: Int
  package var part: Part
  var variant: Int
  var cases: [Int]
  /// The values of its content, if the part takes something from there; see ``ComponentBindings``.
  var fields: [FieldInput]
  /// The changes that the component around makes to its elements, by path, or to its layout; they win.
  var changes: [DrawnChange] = []
}

/// A change that a component makes to a property of one within.
struct DrawnChange: Sendable {
  /// The names from an element to the property, or that of a length of the layout.
  var path: [String]
  var type: PropertyType
  /// `nil` to unset it.
  var value: DrawnValue?
}

extension DrawnChange: Hashable {
  /// The path decides the type.
  static func == (one: Self, other: Self) -> Bool {
    one.path == other.path && one.value == other.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(value)
  }
}

enum FieldInput: Hashable, Sendable {
  case missing
  /// Something that only a document tells, as no field of the kind may be left out.
  case any
  /// The token's index in the table.
  case token(Int)
  case number(Double)
  case flag(Bool)
  /// A percentage, as a part of 1.
  case share(Double)
  /// A color by its digits: red, green, blue and opacity, a byte each.
  case color(UInt32)
  /// A width or a height.
  case measure(DrawnMeasure)
  /// A component, by the numbers of its inputs in a ``LookPool``.
  case content(looks: Int, layout: Int)
}

extension FieldInput {
  /// The color that it may be; `nil` for what is none.
  var color: ColorSource? {
    switch self {
    case .token(let token): .token(token)
    case .color(let rgba): .digits(rgba)
    default: nil
    }
  }

  /// A number that is sent as a text; `nil` for a text that is none.
  init?(written text: String, _ form: WrittenNumber) {
    guard let number = form.number(text) else { return nil }
    self = form == .percent ? .share(number) : .number(number)
  }
}

/// A width or a height as a component that represents a measure says it, or a spec by a word.
package struct DrawnMeasure: Hashable, Sendable {
  /// Infinite for all of the space, negative infinity for what its content needs; `nil` where nothing is said.
  package var exact: Double?
  /// A part of the space that there is, in place of a length.
  package var share: Double?
  package var least: Double?
  package var most: Double?

  init(
    exact: Double? = nil, share: Double? = nil, least: Double? = nil, most: Double? = nil
  ) {
    self.exact = exact
    self.share = share
    self.least = least
    self.most = most
  }

  /// A length that a spec states as `fill`, `fit` or in percent.
  init(word: String) {
    let share = WrittenNumber.percent.number(word)
    self.init(exact: share == nil ? word == "fill" ? .infinity : -.infinity : nil, share: share)
  }
}

/// The value of a property, without a theme.
package indirect enum DrawnValue: Hashable, Sendable {
  /// Something that only a document tells.
  case any
  /// The token's index in the table.
  case token(Int)
  case number(Double)
  case flag(Bool)
  case word(String)
  /// A color by its digits: red, green, blue and opacity, a byte each.
  case color(UInt32)
  case measure(DrawnMeasure)
  case parts([Part])

  package struct Part: Hashable, Sendable {
    package var name: String
    package var value: DrawnValue
  }
}
