#if canImport(SwiftUI)
  import DesignTokens
  import SwiftUI

  extension Text {
    /// Shows the text with a look; what the look leaves unset stays as it is.
    ///
    /// SwiftUI has no highlighted texts, and breaks lines at words or characters as it sees fit.
    public func appearance(_ appearance: LabelAppearance) -> some View {
      changed(with: appearance.typography) { $0.typography($1) }
        .changed(with: appearance.textColor) { $0.foregroundColor(Color($1)) }
        .changed(with: appearance.textAlignment) {
          $0.multilineTextAlignment(SwiftUI.TextAlignment($1))
        }
        .changed(with: appearance.numberOfLines) { $0.lineLimit($1 == 0 ? nil : $1) }
        .changed(with: appearance.lineBreakMode.flatMap { Text.TruncationMode($0) }) {
          $0.truncationMode($1)
        }
        .changed(with: appearance.minimumScaleFactor) { $0.minimumScaleFactor(CGFloat($1)) }
        .appearance(appearance.view)
    }
  }

  extension Text.TruncationMode {
    /// Creates the mode, if SwiftUI has it.
    fileprivate init?(_ mode: LabelAppearance.LineBreakMode) {
      switch mode {
      case .truncatingHead: self = .head
      case .truncatingMiddle: self = .middle
      case .truncatingTail: self = .tail
      case .wordWrapping, .characterWrapping, .clipping: return nil
      }
    }
  }
#endif
