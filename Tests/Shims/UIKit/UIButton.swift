@MainActor open class UIButton: UIControl {
  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]

  public let titleLabel: UILabel? = UILabel()
  open var contentEdgeInsets: UIEdgeInsets = .zero

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
}
