#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  /// Shows any component as the `arrangement` of its spec says.
  ///
  /// ```swift
  /// ComponentView(ComponentLook(content, theme))
  /// ```
  ///
  /// It is as wide as its items need, at most as what it is offered, and as high as they need. Sizes and
  /// fonts follow Dynamic Type, sides the direction of the interface.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct ComponentView: View {
    /// The images, actions and views that an app gives its components.
    public typealias App = ComponentApp<Image, AnyView>

    private let arrangement: Arrangement
    private let app: App

    /// Creates a view of a component with its look.
    nonisolated public init(_ look: some ArrangedLook, app: App = App()) {
      self.init(look.arrangement, app: app)
    }

    /// Creates a view of what stands where.
    nonisolated public init(_ arrangement: Arrangement, app: App = App()) {
      self.arrangement = arrangement
      self.app = app
    }

    /// The component.
    public var body: some View {
      GroupView(group: Arrangement.Group(.column, [arrangement]), app: app)
    }
  }

  /// A group, or an element, with what its group asks of it.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct ItemView: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.itemStates) private var states
    /// It stands here, and not in the element's view, since that is another one when a label comes or goes.
    @State private var entered = EnteredValue()
    let item: Arrangement
    let app: ComponentView.App

    init(item: Arrangement, app: ComponentView.App) {
      self.item = item
      self.app = app
    }

    var body: some View {
      tappable.environment(\.itemStates, current)
        .spoken(item.accessibilityLabel, item.accessibilityValue)
        .hinting(item.spokenHint)
        .changed(with: item.isSpokenAsOne ? item.spokenName : nil) {
          $0.accessibilityAddTraits(AccessibilityTraits(item.spokenRole, in: current))
            .accessibilityIdentifier($1)
        }
        .disabled(!item.isEnabled)
        .layoutValue(key: ContainedItem.self, value: contained)
    }

    private var current: Set<ControlState> { item.states(in: states) }

    private var contained: ContainedItem {
      let extent: Arrangement.Element.Extent? =
        if case .element(let element) = item.kind { element.extent } else { nil }
      return ContainedItem(
        bounds: GroupLayout.Bounds(item.size) { Double($0.points(in: sizeCategory)) },
        weight: item.weight, place: item.place, extent: extent)
    }

    /// Controls take taps themselves.
    @ViewBuilder private var tappable: some View {
      if !item.actions.isEmpty, !item.isControl {
        // Gaps between what it shows take taps, too.
        Button(
          action: { app.trigger(item.actions) }, label: { shown.contentShape(Rectangle()) }
        ).buttonStyle(PressStyle())
      } else if case .group = item.kind, item.isSpokenAsOne {
        shown.accessibilityElement(children: .combine)
      } else {
        shown
      }
    }

    @ViewBuilder private var shown: some View {
      switch item.kind {
      case .group(let group): GroupView(group: group, app: app)
      case .element(let element):
        ElementItem(element: element, actions: item.actions, entered: $entered, app: app)
      case .app(let content, let element): app.view(element, content)
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension View {
    /// This view with what is said in place of its own label and value; since iOS 18 the same view, also
    /// where they come and go.
    @ViewBuilder nonisolated fileprivate func spoken(
      _ label: String?, _ value: String?
    ) -> some View {
      #if os(visionOS)
        changed(with: label) { $0.accessibilityLabel(Text(verbatim: $1)) }
          .changed(with: value) { $0.accessibilityValue(Text(verbatim: $1)) }
      #else
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, *) {
          accessibilityLabel(Text(verbatim: label ?? ""), isEnabled: label != nil)
            .accessibilityValue(Text(verbatim: value ?? ""), isEnabled: value != nil)
        } else {
          changed(with: label) { $0.accessibilityLabel(Text(verbatim: $1)) }
            .changed(with: value) { $0.accessibilityValue(Text(verbatim: $1)) }
        }
      #endif
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension View {
    /// This view with what is said after all else. An error comes while a person types: the view stays the
    /// same one.
    @ViewBuilder nonisolated fileprivate func hinting(_ hint: String?) -> some View {
      #if os(visionOS)
        accessibilityHint(Text(verbatim: hint ?? ""))
      #else
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, *) {
          accessibilityHint(Text(verbatim: hint ?? ""), isEnabled: hint != nil)
        } else {
          accessibilityHint(Text(verbatim: hint ?? ""))
        }
      #endif
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension AccessibilityTraits {
    fileprivate init(_ role: Arrangement.Role?, in states: Set<ControlState>) {
      self.init()
      switch role {
      case .button: formUnion(.isButton)
      case .link: formUnion(.isLink)
      case .heading: formUnion(.isHeader)
      case .image: formUnion(.isImage)
      case .toggle:
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          formUnion(.isToggle)
        } else {
          formUnion(.isButton)
        }
      case nil: break
      }
      if states.contains(.selected) { formUnion(.isSelected) }
    }
  }

  /// Lets the content of a button know whether it is pressed.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .transformEnvironment(\.itemStates) {
          if configuration.isPressed { $0.insert(.highlighted) }
        }
    }
  }

  /// The states that a component gives to what is in it, but for `disabled`, which all views have.
  private struct ItemStates: EnvironmentKey {
    static var defaultValue: Set<ControlState> { [] }
  }

  extension EnvironmentValues {
    fileprivate(set) var itemStates: Set<ControlState> {
      get { self[ItemStates.self] }
      set { self[ItemStates.self] = newValue }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct GroupView: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.itemStates) private var states
    /// A Boolean value that indicates whether a person types in it.
    @State private var hasFocus = false
    let group: Arrangement.Group
    let app: ComponentView.App

    nonisolated init(group: Arrangement.Group, app: ComponentView.App) {
      self.group = group
      self.app = app
    }

    @ViewBuilder var body: some View {
      if case .scrollView(let look)? = group.ground {
        ScrollView(group.direction == .row ? .horizontal : .vertical) { items }
          .appearance(look[current])
      } else if let look = group.ground?.view {
        // The arrangement says the distances from the edges.
        items.onPreferenceChange(FocusWithin.self) { [binding = $hasFocus] in
          binding.wrappedValue = $0
        }
        .appearance(look[current].with(\.layoutMargins, nil))
      } else {
        items
      }
    }

    private var current: Set<ControlState> {
      var current = isEnabled ? states : states.union([.disabled])
      if hasFocus { current.insert(.focused) }
      return current
    }

    private var items: some View {
      GroupContainer(group: group) {
        ForEach(group.keyed) { ItemView(item: $0.arrangement, app: app) }
      }
    }
  }
#endif
