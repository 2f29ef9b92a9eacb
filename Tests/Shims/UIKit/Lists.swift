@MainActor open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public let contentView = UIView()
  /// As in UIKit, a configuration and a view behind the cell replace one another.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != nil { selectedBackgroundView = nil } }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  /// As in UIKit, a configuration and a view behind the cell replace one another.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != nil { selectedBackgroundView = nil } }
  }
}

@MainActor open class UITableView: UIScrollView {
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var sectionHeaderTopPadding: CGFloat = 22
}

@MainActor open class UICollectionViewLayout: NSObject {
  public override init() {}
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumInteritemSpacing: CGFloat = 10
  open var minimumLineSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
}

@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}

@MainActor open class UISearchTextField: UITextField {}

@MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  public let searchTextField = UISearchTextField()
}

@MainActor open class UIStepper: UIControl {
  private var backgrounds: [UIControl.State: UIImage] = [:]
  private var divider: UIImage?

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
  }

  /// As of buttons, a state that has none shows that of normal.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { divider = image }

  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? { divider }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open var datePickerMode = Mode.dateAndTime
  /// As in UIKit, a timer has wheels, and the Mac idiom has none.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      let hasWheels = preferredDatePickerStyle == .wheels
      precondition(!hasWheels || traitCollection.userInterfaceIdiom != .mac)
      precondition(
        datePickerMode != .countDownTimer || hasWheels || preferredDatePickerStyle == .automatic)
    }
  }
}
