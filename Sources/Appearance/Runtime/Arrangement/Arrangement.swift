import TokenRuntime

/// The layout of a component that shows a content: an element, or items beside, below or over
/// one another.
///
/// The compiler generates one for each look where `tokenc.json` says `"views": true`, from the
/// `arrangement` of the spec. It is a value without views: `ComponentView` and `UIComponentView` show
/// it, and tests look inside. What the content leaves out is not in it.
///
/// ```swift
/// let arrangement = ComponentLook(content, theme).arrangement
/// ```
public struct Arrangement: Equatable, Sendable {
  /// The content of an item.
  public enum Kind: Equatable, Sendable {
    /// Several items, on an element or not.
    case group(Group)
    /// An element.
    case element(Element)
    /// A component that the app draws: one whose spec has `"arrangement": null`, with its own content;
    /// or an element, with its name and the content of the component around it.
    case app(AnyContent, element: String?)
  }

  /// The content of the item.
  public var kind: Kind
  /// The constraints of its width and height; otherwise it is as large as its content needs.
  public var size: SizeValue
  /// Its share of the space along the row or column around it that items without a weight leave; 0 or `nil` for
  /// its own size.
  public var weight: Double?
  /// Where it stands across the group around it; `nil` for what that says.
  public var place: Alignment?
  /// A Boolean value that indicates whether everything in it can be used; the state `disabled` otherwise.
  public var isEnabled: Bool
  /// A Boolean value that indicates whether everything in it is in the state `selected`.
  public var isSelected: Bool
  /// Why what is entered is not accepted, empty where there is nothing to say of it; everything in it is in the
  /// state `invalid` then. `nil` for what is accepted.
  public var error: String?
  /// A Boolean value that indicates whether the error is that of the group around it, which another one of that group
  /// replaces.
  var inheritsError = false
  /// The actions that a tap triggers, or a change where it takes input, in this order.
  public var actions: [Action]
  /// The label that a screen reader speaks; `nil` for the text that it shows.
  public var accessibilityLabel: String?
  /// The value that a screen reader says after the label, for example "3 of 5"; `nil` for what it shows.
  public var accessibilityValue: String?
  /// The hint that a screen reader speaks about its use.
  public var accessibilityHint: String?
  /// The role; `nil` for the one that its look and its actions imply.
  public var accessibilityRole: Role?
  /// The identity that tells it from others of its group.
  public var identity: Identity

  /// Creates an item without further properties.
  public init(_ kind: Kind) {
    self.kind = kind
    size = .unset
    isEnabled = true
    isSelected = false
    actions = []
    identity = Identity()
  }

  /// How the items of a group follow one another.
  public enum Direction: String, CaseIterable, Sendable {
    /// From the leading to the trailing side.
    case row
    /// From the top to the bottom.
    case column
    /// Over one another, the first at the back.
    case overlay
  }

  /// Where an item stands where its group has more space than it needs.
  public enum Alignment: String, CaseIterable, Sendable {
    /// Over all of the space, as far as the item has no size of its own; then as `leading` in a row or
    /// column, and as `center` in an overlay.
    case fill
    /// At the leading side of a column, at the top of a row.
    case leading
    case center
    case trailing
    /// Of a row: on one baseline.
    case firstBaseline, lastBaseline
    /// Of an overlay.
    case top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The use of the space along a row or column that no item takes.
  public enum Distribution: String, CaseIterable, Sendable {
    /// It is left after the last item.
    case leading
    /// It is left on both sides, as much on either.
    case center
    /// It is left before the first item.
    case trailing
    /// It widens the gaps, all by as much.
    case equalSpacing
    /// All items get the same length.
    case fillEqually
  }

  /// The sign before each item of a list.
  public enum Markers: String, CaseIterable, Sendable {
    case none
    /// A dot.
    case bullets
    /// Numbers from 1.
    case numbers
    /// Letters from a.
    case letters

    /// The sign before the item with an index; `nil` for none.
    public func text(at index: Int) -> String? {
      ListMarker(rawValue: rawValue)?.text(at: index)
    }
  }

  /// Items beside, below or over one another.
  public struct Group: Equatable, Sendable {
    /// How they follow one another.
    public var direction: Direction
    /// In reading order.
    public var items: [Arrangement]
    /// The element on which they stand, which is as large as the group; on a scroll view they scroll
    /// along the direction.
    public var ground: Look?
    /// The distance between neighbors in points.
    public var gap: Double
    /// The distances from the edges in points.
    public var insets: InsetsValue
    /// Where items stand across the direction, or in an overlay.
    public var alignment: Alignment
    /// The use of the space along the direction that no item takes.
    public var distribution: Distribution
    /// How the items relate, each to the view with its index, in place of a direction; `nil` for a direction.
    public var constraints: ConstraintLayoutValue?

    /// Creates a group of items, by default without distances.
    public init(
      _ direction: Direction, _ items: [Arrangement], on ground: Look? = nil,
      gap: Double = 0, insets: InsetsValue = InsetsValue(0), alignment: Alignment = .fill,
      distribution: Distribution = .leading
    ) {
      self.direction = direction
      self.items = items
      self.ground = ground
      self.gap = gap
      self.insets = insets
      self.alignment = alignment
      self.distribution = distribution
    }

    /// Creates a group of items that stand by their constraints: those of the view with the same index.
    public init(_ items: [Arrangement], constraints: ConstraintLayoutValue) {
      self.init(.overlay, items)
      self.constraints = constraints
    }
  }

  /// An element with what it shows.
  public struct Element: Equatable, Sendable {
    /// Its name in the spec.
    public var name: String
    /// Its look in each state.
    public var look: Look
    /// The values that it shows.
    public var shown: [Shown]
    /// The content of its component, where the app sets what it shows or the user changes it.
    public var source: AnyContent?
    /// A Boolean value that indicates whether the app sets what it shows.
    public var isOfApp: Bool

    /// Creates an element, by default one that shows nothing.
    public init(
      _ name: String, _ look: Look, _ shown: [Shown] = [], source: AnyContent? = nil,
      isOfApp: Bool = false
    ) {
      self.name = name
      self.look = look
      self.shown = shown
      self.source = source
      self.isOfApp = isOfApp
    }
  }

  /// An action that a tap triggers.
  public enum Action: Equatable, Sendable {
    /// An action of the server.
    case server(ContentAction)
    /// A closure that the app set in the content.
    case callback(ContentCallback)
  }
}

/// A look that says where its elements stand.
public protocol ArrangedLook: ContentLook {
  /// The items and where they stand.
  var arrangement: Arrangement { get }
}

/// The content of a component, as its own type: `content.value as? AmountView.Content`.
public struct AnyContent: Equatable, Sendable {
  /// The content.
  public let value: any Equatable & Sendable
  /// How it looks, for example an `Offer.Look`, of a component that the app draws; `nil` otherwise.
  public let look: (any ContentLook)?

  /// Wraps a content.
  public init(_ value: any Equatable & Sendable, look: (any ContentLook)? = nil) {
    self.value = value
    self.look = look
  }

  /// Returns a Boolean value that indicates whether both have the same type, are equal and look the same.
  public static func == (one: Self, other: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
    return isEqual(one.value) && one.look?.description == other.look?.description
  }
}
