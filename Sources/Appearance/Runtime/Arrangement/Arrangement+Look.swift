extension Arrangement {
  /// The look of an element of any kind, in each state.
  public enum Look: Equatable, Sendable {
    case view(StateValues<ViewAppearance>)
    case label(StateValues<LabelAppearance>)
    case image(StateValues<ImageAppearance>)
    case button(StateValues<ButtonAppearance>)
    case textField(StateValues<TextFieldAppearance>)
    case textView(StateValues<TextViewAppearance>)
    case `switch`(StateValues<SwitchAppearance>)
    case stack(StateValues<StackAppearance>)
    case progress(StateValues<ProgressAppearance>)
    case activityIndicator(StateValues<ActivityIndicatorAppearance>)
    case slider(StateValues<SliderAppearance>)
    case segmentedControl(StateValues<SegmentedControlAppearance>)
    case pageControl(StateValues<PageControlAppearance>)
    case scrollView(StateValues<ScrollViewAppearance>)
    case navigationBar(StateValues<NavigationBarAppearance>)
    case tabBar(StateValues<TabBarAppearance>)
    case cell(StateValues<CellAppearance>)
    case table(StateValues<TableAppearance>)
    case collection(StateValues<CollectionAppearance>)
    case searchBar(StateValues<SearchBarAppearance>)
    case toolbar(StateValues<ToolbarAppearance>)
    case stepper(StateValues<StepperAppearance>)
    case datePicker(StateValues<DatePickerAppearance>)
    case link(StateValues<LinkAppearance>)

    /// Whether it takes input, so that it stands there whatever the content says.
    var isInput: Bool {
      switch self {
      case .textField, .textView, .searchBar, .switch, .slider, .stepper, .datePicker,
        .segmentedControl:
        true
      default: false
      }
    }

    /// What a person changes of what the element shows; `nil` for what only shows.
    var inputSlot: String? {
      switch self {
      case .textField, .textView, .searchBar: "text"
      case .switch: "isOn"
      case .slider, .stepper: "value"
      case .segmentedControl: "selected"
      case .pageControl: "current"
      case .datePicker: "date"
      default: nil
      }
    }

    /// What an input of text takes, without what states change of it.
    var input: TextInputTraits {
      switch self {
      case .textField(let look): look.normal.input
      case .searchBar(let look): look.normal.field.input
      case .textView(let look): look.normal.input.with(\.format, nil)
      default: .unset
      }
    }

    /// The look of the view that a group stands on, in each state; `nil` for other elements.
    var view: StateValues<ViewAppearance>? {
      switch self {
      case .view(let look): look
      case .cell(let look): look.map(\.view)
      case .scrollView(let look): look.map(\.view)
      case .stack(let look): look.map(\.view)
      default: nil
      }
    }
  }
}

extension StateValues {
  func map<Part>(_ part: (Value) -> Part) -> StateValues<Part> {
    StateValues<Part> { part(explicit($0)) }
  }
}
