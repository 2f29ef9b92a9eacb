import TokenRuntime

/// The arrangements that an item of an arrangement comes to for a content, as generated code makes them.
@_spi(Generated) public enum ArrangedItems: Sendable {
  /// These stand one after another.
  case shown([Arrangement])
  /// A flag hides it.
  case hidden
  /// The content leaves out what it shows.
  case absent
}

extension ArrangedItems {
  // MARK: Groups

  /// Items that follow one another; what is absent or hidden takes no space, and no gap.
  ///
  /// The group is absent if all its items are. What is hidden leaves the element on which it would
  /// stand. Items without a weight have that of the group, if it states one.
  public static func group(
    _ direction: Arrangement.Direction, _ items: [ArrangedItems],
    on ground: Arrangement.Look? = nil, gap: Double = 0, insets: InsetsValue = InsetsValue(0),
    alignment: Arrangement.Alignment = .fill, distribution: Arrangement.Distribution = .leading,
    itemWeight: Double? = nil
  ) -> Self {
    var shown: [Arrangement] = []
    var isAbsent = true
    for (place, item) in items.enumerated() {
      switch item {
      case .shown(let more):
        shown += more.map { $0.identified { $0.place = place } }
        isAbsent = false
      case .hidden: isAbsent = false
      case .absent: continue
      }
    }
    if isAbsent { return .absent }
    for index in shown.indices where shown[index].weight == nil {
      shown[index].weight = itemWeight
    }
    if shown.isEmpty, ground == nil { return .hidden }
    return .shown([
      Arrangement(
        .group(
          Arrangement.Group(
            direction, shown, on: ground, gap: gap, insets: insets, alignment: alignment,
            distribution: distribution)))
    ])
  }

  /// Items that follow one another as the look of a stack says.
  public static func stack(
    _ items: [ArrangedItems], on look: StateValues<StackAppearance>, itemWeight: Double? = nil
  ) -> Self {
    let normal = look.normal
    let isRow = normal.axis != .vertical
    let alignment: Arrangement.Alignment =
      switch normal.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline where isRow: .firstBaseline
      case .lastBaseline where isRow: .lastBaseline
      default: .fill
      }
    let distribution: Arrangement.Distribution =
      switch normal.distribution {
      case .fillEqually: .fillEqually
      case .equalSpacing, .equalCentering: .equalSpacing
      default: .leading
      }
    return group(
      isRow ? .row : .column, items, on: .stack(look), gap: normal.spacing ?? 0,
      insets: normal.contentInsets ?? InsetsValue(0), alignment: alignment,
      distribution: distribution, itemWeight: itemWeight)
  }

  // MARK: Elements

  /// An element; absent if the content leaves out all that it shows, unless it takes input.
  public static func element(
    _ name: String, _ look: Arrangement.Look, _ shown: [Arrangement.Shown] = [],
    of source: AnyContent? = nil
  ) -> Self {
    let stated = shown.filter { $0.value != nil }
    if stated.isEmpty, !shown.isEmpty, !look.isInput { return .absent }
    return .shown([Arrangement(.element(Arrangement.Element(name, look, stated, source: source)))])
  }

  /// An element for each value of a list.
  public static func elements(_ name: String, _ look: Arrangement.Look, _ list: [Arrangement.Shown])
    -> Self
  {
    list.isEmpty
      ? .absent
      : .shown(
        list.map {
          Arrangement(.element(Arrangement.Element(name, look, [$0])))
            .identified { $0.isListed = true }
        })
  }

  /// An element that the app fills.
  public static func app(_ name: String, _ look: Arrangement.Look, of source: AnyContent) -> Self {
    .shown([Arrangement(.element(Arrangement.Element(name, look, source: source, isOfApp: true)))])
  }

  /// A component within that the app draws.
  public static func app(_ name: String, of source: AnyContent) -> Self {
    .shown([Arrangement(.app(source, element: name))])
  }

  // MARK: Components

  /// A component within; absent if there is none, and hidden if it has nothing to show.
  public static func component<Look: ArrangedLook>(_ look: Look?) -> Self {
    guard let item = look?.arrangement else { return .absent }
    return item.isEmpty ? .hidden : .shown([item])
  }

  /// Components of a list, those left out that have nothing to show; absent if there are none.
  public static func components<Look: ArrangedLook>(_ looks: [Look]?) -> Self {
    guard let looks, !looks.isEmpty else { return .absent }
    let items = looks.map { $0.arrangement.identified { $0.isListed = true } }
      .filter { !$0.isEmpty }
    return items.isEmpty ? .hidden : .shown(items)
  }

  /// Views that stand by their constraints, each with what is in it.
  public static func constrained(_ layout: ConstraintLayoutValue, _ views: [ArrangedItems]) -> Self
  {
    var shown: [Arrangement] = []
    var related = layout
    related.children = []
    for (child, view) in zip(layout.children, views) {
      guard case .shown(let items) = view, !items.isEmpty else { continue }
      var item = Arrangement(view)
      item.identity.stated = child.id
      shown.append(item)
      related.children.append(child)
    }
    guard !shown.isEmpty else { return .absent }
    return ArrangedItems.shown([Arrangement(.group(Arrangement.Group(shown, constraints: related)))]
    )
    .with(
      size: SizeValue(
        width: layout.width.map { LengthValue(Swift.max(0, $0)) },
        height: layout.height.map { LengthValue(Swift.max(0, $0)) }))
  }

  // MARK: Markers

  /// These items of a list, each beside its sign.
  public func marked(
    _ markers: Arrangement.Markers, by name: String, _ look: Arrangement.Look, gap: Double,
    size: SizeValue = .unset
  ) -> Self {
    guard case .shown(let items) = self, markers != .none else { return self }
    return .shown(
      items.enumerated().map { index, item in
        var inner = item
        inner.weight = 1
        inner.place = nil
        var sign = Arrangement(
          .element(Arrangement.Element(name, look, [.text("text", markers.text(at: index))])))
        sign.size = size
        var row = Arrangement(
          .group(Arrangement.Group(.row, [sign, inner], gap: gap, alignment: .firstBaseline)))
        row.weight = item.weight
        row.place = item.place
        row.identity = item.identity
        return row
      })
  }

  // MARK: Details

  /// These items with what a spec states of them besides; it stands before what they state
  /// themselves, but for their actions.
  public func with(
    size: SizeValue = .unset, weight: Double? = nil, place: Arrangement.Alignment? = nil,
    isEnabled: Bool = true, isSelected: Bool = false,
    error: String? = nil, isInvalid: Bool? = false,
    actions: [ArrangedAction] = [],
    accessibilityLabel: String? = nil, accessibilityValue: String? = nil,
    accessibilityHint: String? = nil, accessibilityRole: Arrangement.Role? = nil,
    identity: (any CustomStringConvertible)? = nil
  ) -> Self {
    guard case .shown(let items) = self else { return self }
    let actions = actions.flatMap(\.actions)
    return .shown(
      items.map { item in
        var item = item
        item.size = item.size.overriding(with: size)
        item.weight = weight ?? item.weight
        item.place = place
        item.isEnabled = item.isEnabled && isEnabled
        item.isSelected = item.isSelected || isSelected
        if let error, !error.isEmpty {
          item.refuse(error)
        } else if isInvalid == true {
          item.refuse("")
        }
        if item.actions.isEmpty { item.actions = actions }
        item.accessibilityLabel = accessibilityLabel ?? item.accessibilityLabel
        item.accessibilityValue = accessibilityValue ?? item.accessibilityValue
        item.accessibilityHint = accessibilityHint ?? item.accessibilityHint
        item.accessibilityRole = accessibilityRole ?? item.accessibilityRole
        item.identity.stated = identity?.description ?? item.identity.stated
        return item
      })
  }

  /// These items, or nothing where a flag is false.
  public func shown(if isShown: Bool) -> Self { isShown ? self : .hidden }

  /// These items, or another one where the content leaves them out.
  public func otherwise(_ other: @autoclosure () -> Self) -> Self {
    if case .absent = self { other() } else { self }
  }
}

/// The actions that a tap may trigger, as the content says it or leaves it out.
@_spi(Generated) public struct ArrangedAction: Sendable {
  let actions: [Arrangement.Action]

  /// The actions that the server asks for.
  public static func server(_ action: ContentAction?) -> Self { servers(action.map { [$0] }) }

  /// All that the server asks for, one after the other.
  public static func servers(_ actions: [ContentAction]?) -> Self {
    Self(actions: (actions ?? []).map { .server($0) })
  }

  /// All that the server asks for, as specs declare it.
  public static func servers(_ actions: [some DeclaredAction]?) -> Self {
    servers(actions?.map(\.contentAction))
  }

  /// The action that a spec states with values of the content, which is none where the content has none of
  /// these, and with values of the spec.
  public static func stated(
    _ type: String, _ fields: [String: Any?] = [:], with values: [String: ContentValue] = [:]
  ) -> Self {
    let found = fields.compactMapValues { $0.flatMap { ContentValue(anyOf: $0) } }
    if found.isEmpty, !fields.isEmpty { return Self(actions: []) }
    let parameters = values.merging(found) { _, found in found }
    return server(ContentAction(type: type, parameters: parameters))
  }

  /// The action that the server asks for, as a spec declares it.
  public static func server(_ action: (some DeclaredAction)?) -> Self {
    server(action?.contentAction)
  }

  /// The action that the app set.
  public static func callback(_ callback: ContentCallback?) -> Self {
    Self(actions: callback.map { [.callback($0)] } ?? [])
  }
}

extension Arrangement {
  /// The arrangement that items come to: the only one, or a column of several or of a list; empty if there are none.
  @_spi(Generated) public init(_ items: ArrangedItems) {
    switch items {
    case .shown(let items) where items.count == 1 && !items[0].identity.isListed: self = items[0]
    case .shown(let items): self.init(.group(Group(.column, items)))
    case .hidden, .absent: self = .empty
    }
  }

  /// An item that shows nothing and takes no space.
  static let empty = Arrangement(.group(Group(.column, [])))

  /// A Boolean value that indicates whether it is a group in which nothing stands, and which stands on nothing.
  var isEmpty: Bool {
    if case .group(let group) = kind { group.items.isEmpty && group.ground == nil } else { false }
  }
}
