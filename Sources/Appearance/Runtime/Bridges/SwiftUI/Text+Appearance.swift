#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension Text {
    /// Applies an appearance to the text; unset properties leave it as it is.
    ///
    /// SwiftUI has no color for highlighted texts, and chooses itself where lines wrap.
    nonisolated public func appearance(_ appearance: LabelAppearance) -> some View {
      detailed(by: appearance.details)
        .changed(with: appearance.details.changing(appearance.typography)) { $0.typography($1) }
        .changed(with: appearance.textColor) { $0.foregroundColor(Color($1)) }
        .changed(with: appearance.textAlignment) {
          $0.multilineTextAlignment(SwiftUI.TextAlignment($1))
        }
        .changed(with: appearance.numberOfLines) { $0.lineLimit($1 == 0 ? nil : $1) }
        .changed(with: appearance.lineBreakMode.flatMap { Text.TruncationMode($0) }) {
          $0.truncationMode($1)
        }
        .changed(with: appearance.minimumScaleFactor) { $0.minimumScaleFactor(CGFloat($1)) }
        .changed(with: appearance.details.shadow) { $0.letterShadow($1.outermost) }
        .appearance(appearance.view)
    }

    nonisolated private func detailed(by details: TextDetails) -> Text {
      var text = self
      if details.isItalic == true { text = text.italic() }
      if let isUnderlined = details.isUnderlined { text = text.underline(isUnderlined) }
      if let isStruckThrough = details.isStruckThrough {
        text = text.strikethrough(isStruckThrough)
      }
      return text
    }
  }

  extension View {
    /// Adds what a text has besides its text style to the texts in this view.
    ///
    /// Italic letters and lines need iOS 16, macOS 13, tvOS 16 or watchOS 9, and are else left out.
    nonisolated func details(_ details: TextDetails) -> some View {
      drawn(with: details).changed(with: details.shadow) { $0.letterShadow($1.outermost) }
    }

    @ViewBuilder nonisolated private func drawn(with details: TextDetails) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        changed(with: details.isItalic) { $0.italic($1) }
          .changed(with: details.isUnderlined) { $0.underline($1) }
          .changed(with: details.isStruckThrough) { $0.strikethrough($1) }
      } else {
        self
      }
    }

    nonisolated fileprivate func letterShadow(_ layer: ShadowValue.Layer?) -> some View {
      shadow(
        color: layer.map { Color($0.color) } ?? .clear, radius: CGFloat(layer?.blur ?? 0) / 2,
        x: CGFloat(layer?.offsetX ?? 0), y: CGFloat(layer?.offsetY ?? 0))
    }
  }

  extension Text.TruncationMode {
    /// Creates the mode; `nil` if SwiftUI does not have it.
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
