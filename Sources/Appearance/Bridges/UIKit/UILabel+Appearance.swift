#if canImport(UIKit) && !os(watchOS)
  import DesignTokens
  import UIKit

  extension UILabel {
    public typealias Appearance = LabelAppearance

    /// Shows the label with a look; what the look leaves unset stays as it is.
    ///
    /// A look with typography gives the label's text its attributes. UIKit drops them when `text` is
    /// set, so later texts go through ``styledText``.
    public func apply(_ appearance: LabelAppearance) {
      apply(appearance.view)
      if let color = appearance.textColor { textColor = UIColor(color) }
      if let color = appearance.highlightedTextColor { highlightedTextColor = UIColor(color) }
      if let alignment = appearance.textAlignment { textAlignment = NSTextAlignment(alignment) }
      if let lines = appearance.numberOfLines { numberOfLines = lines }
      if let mode = appearance.lineBreakMode { lineBreakMode = NSLineBreakMode(mode) }
      if let factor = appearance.minimumScaleFactor {
        adjustsFontSizeToFitWidth = factor < 1
        minimumScaleFactor = CGFloat(factor)
      }
      if appearance.typography != nil { adjustsFontForContentSizeCategory = true }
      // A look without typography may still move lines that an earlier one has attributed.
      if appearance.typography != nil || StyleKeeper.existing(in: self) != nil {
        StyleKeeper.keep(appearance, for: self) { label, look, keeper in
          label.renewText(look, keeper)
        }
      }
    }

    /// The text as it was given, shown with the typography of the look.
    public var styledText: String? {
      get { text.map { StyleKeeper.existing(in: self)?.source(ofShown: $0) ?? $0 } }
      set {
        let keeper = StyleKeeper.existing(in: self)
        keeper?.forgetSource()
        text = newValue
        keeper?.renew()
      }
    }

    private func renewText(_ look: LabelAppearance, _ keeper: StyleKeeper) {
      guard let typography = look.typography else { return }
      font = typography.uiFont(compatibleWith: traitCollection)
      guard let text else { return }
      let source = keeper.source(ofShown: text)
      let shown = typography.cased(source)
      keeper.remember(source: source, shown: shown)
      attributedText = NSAttributedString(
        string: shown,
        attributes: typography.textAttributes(
          compatibleWith: traitCollection, alignment: textAlignment, lineBreakMode: lineBreakMode))
    }
  }

  extension NSLineBreakMode {
    init(_ mode: LabelAppearance.LineBreakMode) {
      switch mode {
      case .wordWrapping: self = .byWordWrapping
      case .characterWrapping: self = .byCharWrapping
      case .clipping: self = .byClipping
      case .truncatingHead: self = .byTruncatingHead
      case .truncatingMiddle: self = .byTruncatingMiddle
      case .truncatingTail: self = .byTruncatingTail
      }
    }
  }
#endif
