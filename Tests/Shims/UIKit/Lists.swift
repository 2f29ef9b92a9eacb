@MainActor open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public let contentView = UIView()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A separator takes a part of the height.
  open override func layoutSubviews() {
    contentView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 0.5)
  }

  /// As in UIKit, a configuration and a view behind the cell replace one another.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != nil { selectedBackgroundView = nil } }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public override init() {}

  open var size = CGSize.zero
}

@MainActor open class UICollectionReusableView: UIView {
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()

  public override required init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() { contentView.frame = bounds }

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
  fileprivate var shimReused: UICollectionViewCell?
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
  /// As in UIKit, within its bounds.
  open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// As in UIKit, stops the app for bounds without a length.
  open var minimumValue: Double = 0 { didSet { precondition(minimumValue < maximumValue) } }
  open var maximumValue: Double = 100 { didSet { precondition(minimumValue < maximumValue) } }
  open var stepValue: Double = 1

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }

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

  open var date = Date(timeIntervalSince1970: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
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

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}

extension UICollectionView {
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler

    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {
      self.handler = handler
    }
  }

  /// A cell that was put aside, or else a new one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let cell = shimReused as? Cell ?? Cell(frame: .zero)
    shimReused = nil
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sectionIdentifiers.firstIndex(of: identifier).map { items[$0] } ?? []
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
    items += identifiers.map { _ in [] }
  }

  /// Stops for an item that is there already, as UIKit does.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      Set(itemIdentifiers + identifiers).count == itemIdentifiers.count + identifiers.count)
    let index = sectionIdentifier.flatMap { sectionIdentifiers.firstIndex(of: $0) }
    items[index ?? items.count - 1] += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    precondition(Set(identifiers).isSubset(of: itemIdentifiers))
    reconfiguredItemIdentifiers += identifiers
  }
}

/// Keeps a cell for each item, as if all were in view.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
    -> UICollectionViewCell?

  private let collectionView: UICollectionView
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  public private(set) var shimCells: [ItemIdentifierType: UICollectionViewCell] = [:]

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    provider = cellProvider
    super.init()
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    let former = shimCells
    shimCells = [:]
    for (index, id) in snapshot.itemIdentifiers.enumerated() {
      shimCells[id] = former[id]
      if former[id] != nil, !snapshot.reconfiguredItemIdentifiers.contains(id) { continue }
      collectionView.shimReused = former[id]
      shimCells[id] = provider(collectionView, IndexPath(indexes: [0, index]), id)
    }
  }
}
