#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import TokenRuntime
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension ElementInsets {
    /// Creates the insets of a view, whose layout direction decides which side is leading.
    @MainActor init(_ insets: InsetsValue, in view: ElementView) {
      let leading = CGFloat(insets.leading)
      let trailing = CGFloat(insets.trailing)
      let isReversed = view.isReversed
      self.init(
        top: CGFloat(insets.top), left: isReversed ? trailing : leading,
        bottom: CGFloat(insets.bottom), right: isReversed ? leading : trailing)
    }
  }

  extension ElementStackView.Distribution {
    init(_ distribution: StackAppearance.Distribution) {
      switch distribution {
      case .fill: self = .fill
      case .fillEqually: self = .fillEqually
      case .fillProportionally: self = .fillProportionally
      case .equalSpacing: self = .equalSpacing
      case .equalCentering: self = .equalCentering
      }
    }
  }

  extension NSTextAlignment {
    init(_ alignment: TextAlignmentValue) {
      switch alignment {
      case .natural: self = .natural
      case .left: self = .left
      case .center: self = .center
      case .right: self = .right
      case .justified: self = .justified
      }
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

  extension CALayerCornerCurve {
    init(_ curve: ViewAppearance.CornerCurve) {
      switch curve {
      case .circular: self = .circular
      case .continuous: self = .continuous
      }
    }
  }
#endif
