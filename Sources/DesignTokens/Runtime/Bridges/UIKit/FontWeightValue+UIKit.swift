#if canImport(UIKit)
  import UIKit

  extension UIFont.Weight {
    /// Creates the weight of a number from 1 to 1000, as in CSS and OpenType.
    ///
    /// 100 to 900 are `ultraLight` to `black`, in the order of the names in the DTCG Format module,
    /// section 8.4. Numbers between two hundreds are interpolated, others are clamped to 100...900.
    public init(_ value: FontWeightValue) {
      let scale: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      self.init(CGFloat(value.interpolated(onto: scale.map { Double($0.rawValue) })))
    }
  }
#endif
