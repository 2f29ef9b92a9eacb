#if canImport(UIKit) && !os(watchOS)
  import TokenRuntime
  import UIKit

  extension UILabel {
    /// The type of the appearances of a label.
    public typealias Appearance = LabelAppearance

    /// Applies an appearance to the label; unset properties leave it as it is.
    ///
    /// An appearance with typography sets the attributes of the label's text. UIKit drops them when
    /// `text` is set, so set later texts with ``styledText``.
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
      // An appearance without typography may still move lines that an earlier one has attributed.
      if appearance.typography != nil || StyleKeeper.existing(in: self) != nil {
        StyleKeeper.keep(appearance, for: self) { label, merged, keeper in
          label.renewText(merged, keeper)
        }
      }
    }

    /// The text before its case is changed, shown with the typography of the applied appearance.
    public var styledText: String? {
      get { text.map { StyleKeeper.existing(in: self)?.source(ofShown: $0) ?? $0 } }
      set {
        let keeper = StyleKeeper.existing(in: self)
        keeper?.forgetSource()
        text = newValue
        keeper?.renew()
      }
    }

    private func renewText(_ appearance: LabelAppearance, _ keeper: StyleKeeper) {
      guard let typography = appearance.typography else { return }
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
