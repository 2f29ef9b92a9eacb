import TokenComponents

/// The spoken form of a box for people who don't see it: what VoiceOver says of it in an app, as far as a spec and a
/// document decide that.
struct SpokenBox: Hashable, Sendable {
  /// The element that it is; `nil` for a group and for what isn't drawn.
  var kind: ElementKind?
  /// A Boolean value that indicates whether an app fills it, so that the drawn text is a sample.
  var isOfApp = false
  /// The name in a box for what isn't drawn.
  var standIn: String?
  /// The values that its slots show.
  var shown: [String: String] = [:]
  /// The titles of a control of several segments.
  var titles: [String] = []
  var statement = Statement()

  /// The statement of the items around a box about it.
  struct Statement: Hashable, Sendable {
    var label: String?
    var value: String?
    var hint: String?
    /// Why what is entered is not accepted, empty where nothing says why; `nil` for what is accepted.
    var error: String?
    var role: ItemRole?
    var isTapped = false
    var isDisabled = false
    var isSelected = false
  }

  /// Adds what an item says to what those within it say; its own words win.
  mutating func state(_ other: Statement) {
    statement.label = other.label ?? statement.label
    statement.value = other.value ?? statement.value
    statement.hint = other.hint ?? statement.hint
    statement.error = other.error ?? statement.error
    statement.role = other.role ?? statement.role
    statement.isTapped = statement.isTapped || other.isTapped
    statement.isDisabled = statement.isDisabled || other.isDisabled
    statement.isSelected = statement.isSelected || other.isSelected
  }

  var isElement: Bool { kind != nil || standIn != nil }

  var isControl: Bool {
    guard let kind else { return false }
    return kind == .button || kind == .link || kind.isInput
  }

  /// The texts that it shows, as they are read.
  var texts: [String] { ["text", "title"].compactMap { shown[$0] } }
}

/// The spoken form of a box in the attributes of ARIA.
package struct SpokenAttributes: Hashable, Sendable {
  package struct Choice: Hashable, Sendable {
    package var title: String
    package var isChosen: Bool
  }

  package var role: String
  /// The other attributes by their names without `aria-`, in the order of these.
  package var states: [State] = []
  package var choices: [Choice] = []
  /// A Boolean value that indicates whether the drawn text is what a person typed, and not what the box is called.
  package var isTyped = false

  package struct State: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  mutating func set(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    states.append(State(name: name, value: value))
  }
}

/// The states that a box has from those around it.
struct SpokenStates: Hashable {
  var isSelected = false
  var isDisabled = false
  var error: String?
}

/// Works out what is said of a tree of boxes, by the rules of the library's `Arrangement+Spoken`.
struct ScreenSpeech {
  /// The statements about a box, and the states that hold within it.
  struct Result {
    /// `nil` for a box that says nothing by itself.
    var attributes: SpokenAttributes?
    /// A Boolean value that indicates whether it is decoration alone.
    var isHidden = false
    /// `nil` where it is spoken as one, so that what is in it is not spoken.
    var inner: SpokenStates?
  }

  static func result(of box: ScreenBox, in outer: SpokenStates) -> Result {
    guard let said = box.spoken else { return Result(inner: nil) }
    let takesError = !said.isElement || said.kind?.isInput == true
    let states = SpokenStates(
      isSelected: outer.isSelected || said.statement.isSelected,
      isDisabled: outer.isDisabled || said.statement.isDisabled,
      error: said.statement.error ?? (takesError ? outer.error : nil))
    let statement = said.statement
    let isOne =
      said.isElement
      || !holdsControls(box)
        && (statement.isTapped || statement.role != nil || statement.label != nil)
    guard isOne else { return Result(inner: states) }
    guard let role = role(of: said, states) else { return Result(inner: nil) }
    return result(of: box, said, role, states)
  }

  private static func result(
    of box: ScreenBox, _ said: SpokenBox, _ role: String, _ states: SpokenStates
  ) -> Result {
    let isRange = ["slider", "spinbutton", "progressbar"].contains(role)
    let isText = role == "textbox" || role == "searchbox"
    let name = [self.name(of: box, said), isRange ? nil : said.statement.value]
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    if role == "img", name.isEmpty { return Result(isHidden: true) }
    var attributes = SpokenAttributes(role: role)
    attributes.isTyped = isText && said.shown["text"]?.isEmpty == false
    attributes.set("label", name)
    attributes.set(
      "description",
      [states.error, said.statement.hint].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ", "))
    if states.error != nil, refusingRoles.contains(role) { attributes.set("invalid", "true") }
    if isRange { attributes.set("valuetext", said.statement.value) }
    setRange(&attributes, said)
    if isText { attributes.set("placeholder", said.shown["placeholder"]) }
    if role == "heading" { attributes.set("level", "3") }
    if said.kind == .textView, role == "textbox" { attributes.set("multiline", "true") }
    if role == "radiogroup" {
      let chosen = said.shown["selected"].flatMap { Double($0) } ?? -1
      attributes.choices = said.titles.enumerated().map {
        .init(title: $1, isChosen: Double($0) == chosen)
      }
    }
    if states.isDisabled, usableRoles.contains(role) { attributes.set("disabled", "true") }
    if role == "switch" {
      let isOn = said.kind == .switch ? said.shown["isOn"] == "true" : states.isSelected
      attributes.set("checked", isOn ? "true" : "false")
    } else if states.isSelected {
      attributes.set(role == "button" ? "pressed" : "current", "true")
    }
    return Result(attributes: attributes)
  }

  /// The number that an element has, between its ends.
  private static func setRange(_ attributes: inout SpokenAttributes, _ said: SpokenBox) {
    let ends: (least: Double, most: Double)
    switch said.kind {
    case .slider, .progress: ends = (0, 1)
    case .stepper: ends = (0, 100)
    default: return
    }
    guard said.kind.flatMap({ kindRoles[$0] }) == attributes.role else { return }
    func number(_ slot: String) -> Double? { said.shown[slot].flatMap { Double($0) } }
    let least = number("minimum") ?? ends.least
    let most = number("maximum") ?? ends.most
    let value = max(least, min(most, number("value") ?? 0))
    attributes.set("valuemin", ScreenInk.number(least))
    attributes.set("valuemax", ScreenInk.number(most))
    attributes.set("valuenow", ScreenInk.number(value))
  }

  private static func role(of said: SpokenBox, _ states: SpokenStates) -> String? {
    let statement = said.statement
    if let role = statement.role {
      return role == .image ? "img" : role == .toggle ? "switch" : role.rawValue
    }
    if statement.isTapped, !said.isControl { return "button" }
    if said.standIn != nil, said.kind != .link { return "img" }
    if let role = said.kind.flatMap({ kindRoles[$0] }) { return role }
    let isStated =
      [statement.label, statement.value, statement.hint].contains { $0 != nil }
      || states.error?.isEmpty == false
    return isStated ? "group" : nil
  }

  private static func name(of box: ScreenBox, _ said: SpokenBox) -> String {
    if said.kind?.isInput == true, said.standIn == nil {
      if let label = said.statement.label, !label.isEmpty { return label }
      return said.shown["placeholder"] ?? ""
    }
    if let label = said.statement.label { return label }
    if let standIn = said.standIn { return standIn }
    if said.kind == .activityIndicator { return "In progress" }
    return (said.isElement ? said.texts : texts(in: box)).joined(separator: ", ")
  }

  private static func texts(in box: ScreenBox) -> [String] {
    guard let said = box.spoken else { return [] }
    if said.isElement { return said.isOfApp || said.standIn != nil ? [] : said.texts }
    return box.children.flatMap { child in
      child.spoken?.statement.label.map { [$0] } ?? texts(in: child)
    }
  }

  private static func holdsControls(_ box: ScreenBox) -> Bool {
    guard let said = box.spoken else { return false }
    if said.isElement { return said.isControl }
    return box.children.contains { child in
      child.spoken.map { $0.statement.isTapped || holdsControls(child) } ?? false
    }
  }

  private static let kindRoles: [ElementKind: String] = [
    .button: "button", .link: "link", .image: "img", .pageControl: "img", .textField: "textbox",
    .textView: "textbox", .searchBar: "searchbox", .switch: "switch", .slider: "slider",
    .stepper: "spinbutton", .segmentedControl: "radiogroup", .progress: "progressbar",
    .activityIndicator: "progressbar",
  ]

  /// ARIA knows what is disabled of these alone.
  private static let usableRoles: Set<String> = [
    "button", "link", "switch", "group", "textbox", "searchbox", "slider", "spinbutton",
    "radiogroup",
  ]

  private static let refusingRoles: Set<String> = [
    "textbox", "searchbox", "slider", "spinbutton", "switch", "radiogroup",
  ]
}
