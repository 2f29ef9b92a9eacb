#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension View {
    /// This view changed with a value, if there is one.
    ///
    /// A value or none makes another view, so it must depend on the design alone, not on a state.
    @ViewBuilder nonisolated func changed<Value, Changed: View>(
      with value: Value?, _ change: (Self, Value) -> Changed
    ) -> some View {
      if let value { change(self, value) } else { self }
    }
  }

  extension View {
    /// This view with its texts and symbols in a color, or in that of the view around it.
    ///
    /// Both are the same view, so the color may come and go with a state. Before iOS 15, macOS 12, tvOS
    /// 15 and watchOS 8 no color is the platform's.
    @ViewBuilder nonisolated func foreground(_ color: ColorValue?) -> some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) {
        foregroundStyle(color.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.foreground))
      } else {
        foregroundColor(color.map { Color($0) })
      }
    }
  }

  extension EdgeInsets {
    init(_ insets: InsetsValue) {
      self.init(
        top: CGFloat(insets.top), leading: CGFloat(insets.leading),
        bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
    }
  }

  extension SwiftUI.TextAlignment {
    /// Creates the alignment; SwiftUI follows the interface's direction and does not justify text.
    init(_ alignment: TextAlignmentValue) {
      switch alignment {
      case .natural, .left, .justified: self = .leading
      case .center: self = .center
      case .right: self = .trailing
      }
    }
  }

  extension Font.Weight {
    /// Creates the weight of the nearest hundred from 100 to 900.
    init(_ weight: FontWeightValue) {
      let scale: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let hundreds = (min(max(weight.number, 100), 900) / 100).rounded()
      self = scale[Int(hundreds) - 1]
    }
  }
#endif
