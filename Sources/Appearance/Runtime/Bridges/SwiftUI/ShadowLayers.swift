#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  /// The layers of a shadow, by what casts them.
  struct ShadowLayers {
    var ofContent: ShadowValue.Layer?
    /// The layers of another shadow that are not inset, the topmost first.
    var ofShape: [ShadowValue.Layer] = []

    init(_ shadow: ShadowValue?, hasBackground: Bool) {
      guard let shadow else { return }
      let outer = shadow.layers.filter { !$0.inset }
      if !hasBackground, outer.count == 1, let only = outer.first, only.spread == 0 {
        ofContent = only
      } else {
        ofShape = outer
      }
    }
  }
#endif
