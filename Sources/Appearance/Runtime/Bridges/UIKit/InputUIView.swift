#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  /// A view of UIKit that takes input.
  @MainActor protocol InputUIView: UIView {
    typealias Value = Arrangement.Shown.Value

    /// Shows all but what a person can change.
    func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool)
    /// Shows what a person can change, or nothing.
    func show(entered value: Value?, in format: TextFormat)
    /// The value that a person entered, within everything else that it shows.
    func entered(_ shown: [Arrangement.Shown]) -> Value
    func apply(_ look: Arrangement.Look, in states: Set<ControlState>)
  }

  extension Arrangement.Look {
    @MainActor func makeInput() -> (any InputUIView)? {
      switch self {
      case .textField: UITextField()
      case .segmentedControl: UISegmentedControl()
      case .pageControl: UIPageControl()
      #if !os(tvOS)
        case .textView: UITextView()
        case .searchBar: UISearchBar()
        case .switch: UISwitch()
        case .slider: UISlider()
        // UIKit stops an app that shows one in the Mac idiom.
        case .stepper: UIDevice.hasMacIdiom ? nil : UIStepper()
        case .datePicker: UIDatePicker()
      #endif
      default: nil
      }
    }
  }

  // MARK: Text

  extension UITextField: InputUIView {
    func entered(_ shown: [Arrangement.Shown]) -> Value { .text(plainText) }
    func show(entered value: Value?, in format: TextFormat) {
      text = if case .text(let text)? = value { format.written(text) } else { nil }
    }
    func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
      placeholder = shown.text("placeholder")
      self.isEnabled = isEnabled
    }
    func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
      if case .textField(let look) = look { apply(look[states]) }
    }
  }

  // MARK: Choices

  extension UISegmentedControl: InputUIView {
    func entered(_ shown: [Arrangement.Shown]) -> Value { .number(Double(selectedSegmentIndex)) }
    func show(entered value: Value?, in format: TextFormat) {
      let index = value.index(below: numberOfSegments)
      selectedSegmentIndex = index ?? UISegmentedControl.noSegment
    }
    func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
      self.isEnabled = isEnabled
      let titles = shown.texts("titles")
      guard titles != (0..<numberOfSegments).map({ titleForSegment(at: $0) }) else { return }
      let selected = selectedSegmentIndex
      removeAllSegments()
      for (index, title) in titles.enumerated() {
        insertSegment(withTitle: title, at: index, animated: false)
      }
      if selected < titles.count { selectedSegmentIndex = selected }
    }
    func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
      if case .segmentedControl(let look) = look { apply(look[states]) }
    }
  }

  extension UIPageControl: InputUIView {
    func entered(_ shown: [Arrangement.Shown]) -> Value { .number(Double(currentPage)) }
    func show(entered value: Value?, in format: TextFormat) {
      currentPage = value.index(below: numberOfPages) ?? 0
    }
    func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
      self.isEnabled = isEnabled
      numberOfPages = shown.count("count")
    }
    func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
      if case .pageControl(let look) = look { apply(look[states]) }
    }
  }

  #if !os(tvOS)
    extension UITextView: InputUIView {
      func entered(_ shown: [Arrangement.Shown]) -> Value { .text(plainText) }
      func show(entered value: Value?, in format: TextFormat) {
        switch value {
        case .richText(let text)?: setStyledText(text)
        case .text(let text)?: styledText = format.written(text)
        default: styledText = ""
        }
      }
      func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
        // The runs of a rich text would not be in what a person makes of it.
        isEditable = isEnabled && shown.richText("text") == nil
      }
      func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
        if case .textView(let look) = look { apply(look[states]) }
      }
    }

    extension UISearchBar: InputUIView {
      func entered(_ shown: [Arrangement.Shown]) -> Value { searchTextField.entered(shown) }
      func show(entered value: Value?, in format: TextFormat) {
        searchTextField.show(entered: value, in: format)
      }
      func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
        searchTextField.prepare(shown, isEnabled: isEnabled)
      }
      func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
        if case .searchBar(let look) = look { apply(look[states]) }
      }
    }

    extension UISwitch: InputUIView {
      func entered(_ shown: [Arrangement.Shown]) -> Value { .flag(isOn) }
      func show(entered value: Value?, in format: TextFormat) { isOn = value == .flag(true) }
      func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) { self.isEnabled = isEnabled }
      func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
        if case .switch(let look) = look { apply(look[states]) }
      }
    }

    // MARK: Numbers and dates

    extension UISlider: InputUIView {
      func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
        self.isEnabled = isEnabled
        let bounds = shown.bounds(upTo: 1)
        minimumValue = Float(bounds.lowerBound)
        maximumValue = Float(bounds.upperBound)
      }
      func show(entered value: Value?, in format: TextFormat) {
        self.value = if case .number(let number)? = value { Float(number) } else { minimumValue }
      }
      func entered(_ shown: [Arrangement.Shown]) -> Value {
        // As the number is written, since a Float is not exactly what a Double of the same digits is.
        let number = Double("\(value)") ?? Double(value)
        guard let step = shown.step else { return .number(number) }
        let bounds = shown.bounds(upTo: 1)
        let steps = ((number - bounds.lowerBound) / step).rounded()
        let stepped = min(bounds.lowerBound + steps * step, bounds.upperBound)
        value = Float(stepped)
        return .number(stepped)
      }
      func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
        if case .slider(let look) = look { apply(look[states]) }
      }
    }

    extension UIStepper: InputUIView {
      func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
        let bounds = shown.bounds(upTo: 100)
        let (least, most) = (bounds.lowerBound, bounds.upperBound)
        self.isEnabled = isEnabled && least < most
        stepValue = shown.step ?? 1
        // UIKit stops the app for a maximum that is not above the minimum, also while both change.
        guard least < most else { return }
        if least >= maximumValue { maximumValue = most }
        minimumValue = least
        maximumValue = most
      }
      func show(entered value: Value?, in format: TextFormat) {
        self.value = if case .number(let number)? = value { number } else { minimumValue }
      }
      func entered(_ shown: [Arrangement.Shown]) -> Value { .number(value) }
      func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
        if case .stepper(let look) = look { apply(look[states]) }
      }
    }

    extension UIDatePicker: InputUIView {
      func prepare(_ shown: [Arrangement.Shown], isEnabled: Bool) {
        self.isEnabled = isEnabled
        minimumDate = shown.date("minimum").map { Date(timeIntervalSince1970: $0) }
        maximumDate = shown.date("maximum").map { Date(timeIntervalSince1970: $0) }
      }
      func show(entered value: Value?, in format: TextFormat) {
        if case .date(let seconds)? = value { date = Date(timeIntervalSince1970: seconds) }
      }
      func entered(_ shown: [Arrangement.Shown]) -> Value { .date(date.timeIntervalSince1970) }
      func apply(_ look: Arrangement.Look, in states: Set<ControlState>) {
        if case .datePicker(let look) = look { apply(look[states]) }
      }
    }
  #endif
#endif
