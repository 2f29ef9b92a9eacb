#if canImport(SwiftUI)
  public import AppearanceRuntime
  public import SwiftUI

  /// A screen of any of the systems: what stands where is in its specs.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct ScreenView<Look: ArrangedLook>: View {
    private let look: Look

    /// Creates a view of a screen's look.
    public init(_ look: Look) { self.look = look }

    /// The screen, which scrolls.
    public var body: some View { ScrollView { ComponentView(look) } }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import AppearanceRuntime
  import UIKit

  /// The same in UIKit.
  @available(iOS 14, tvOS 14, *)
  @MainActor public func screenView(_ look: some ArrangedLook) -> UIComponentView {
    let view = UIComponentView()
    view.show(look)
    return view
  }
#endif
