@MainActor open class UIBarAppearance: NSObject {
  public enum ShimBackground: Sendable { case `default`, opaque, transparent }

  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  public private(set) var shimBackground: ShimBackground?

  public override init() {}

  open func configureWithDefaultBackground() { shimBackground = .default }
  open func configureWithOpaqueBackground() { shimBackground = .opaque }
  open func configureWithTransparentBackground() { shimBackground = .transparent }
}

@MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {}
}

@MainActor open class UIBarButtonItemStateAppearance: NSObject {
  public override init() {}

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor open class UIBarItem: NSObject {
  nonisolated public override init() {}

  open var image: UIImage?
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done, prominent }
}

@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// "Use this property to configure the appearance of bar button items that use
  /// UIBarButtonItemStyleProminent": that of done items has no effect on these.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

@MainActor open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var prefersLargeTitles = false
}

@MainActor open class UITabBarItemStateAppearance: NSObject {
  public override init() {}

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor open class UITabBarItemAppearance: NSObject {
  public override init() {}

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}

@MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal, vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

public enum UIBarMetrics: Int, Sendable { case `default` }

@MainActor open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  open var items: [UITabBarItem]?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?

  /// The color in which the bars of iOS 26 show the image of an item that isn't selected: that of an image
  /// which is always drawn as it is, or else the bar's own, whatever an appearance says.
  public var shimUnselectedColor: UIColor? {
    image?.renderingMode == .alwaysOriginal ? image?.shimTint : nil
  }
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent)
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

@MainActor open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
}
