@MainActor open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}

@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open var alignment: Alignment = .fill
  open var distribution: Distribution = .fill
  open var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

@MainActor open class UIScrollView: UIView {
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  public let frameLayoutGuide = UILayoutGuide()
  open var contentSize = CGSize(width: 0, height: 0)
  open var contentInset: UIEdgeInsets = .zero
  open var indicatorStyle: IndicatorStyle = .default
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var bounces = true
  open var refreshControl: UIRefreshControl?
}

@MainActor open class UIRefreshControl: UIControl {}

@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

@MainActor open class UISlider: UIControl {
  /// As in UIKit, within its bounds.
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  open var minimumTrackTintColor: UIColor? { didSet { shimStopInMacIdiom() } }
  open var maximumTrackTintColor: UIColor? { didSet { shimStopInMacIdiom() } }
  open var thumbTintColor: UIColor? { didSet { shimStopInMacIdiom() } }

  private func shimStopInMacIdiom() {
    precondition(
      traitCollection.userInterfaceIdiom != .mac, "UIKit stops the app here in the Mac idiom")
  }
}

@MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  open var progress: Float = 0
  open var progressViewStyle: Style = .default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// As in UIKit, another style brings its own color.
  open var style: Style = .medium {
    didSet { color = nil }
  }
  open var color: UIColor!
  open var hidesWhenStopped = true
  public private(set) var shimIsAnimating = false

  open func startAnimating() { shimIsAnimating = true }
  open func stopAnimating() { shimIsAnimating = false }
}

@MainActor open class UISegmentedControl: UIControl {
  private var titles: [String?] = []

  public class var noSegment: Int { -1 }
  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex = -1 {
    didSet { precondition((-1..<titles.count).contains(selectedSegmentIndex)) }
  }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: segment)
  }
  /// As in UIKit, none is selected then.
  open func removeAllSegments() {
    selectedSegmentIndex = -1
    titles = []
  }

  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  private var backgrounds: [UIControl.State: UIImage] = [:]
  private var divider: UIImage?

  open var selectedSegmentTintColor: UIColor?

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[state] = backgroundImage }

  /// As of buttons, a state that has none shows that of normal.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { divider = dividerImage }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { divider }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
}

@MainActor open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
  open var backgroundStyle: BackgroundStyle = .automatic
}
