#if canImport(SwiftUI)
  import AppearanceRuntime
  import SwiftUI

  /// The title of the payment screen in SwiftUI.
  public struct PaymentTitle: View {
    @Environment(\.acmeTheme) private var theme

    /// Creates the title.
    public init() {}

    /// The title on a card.
    public var body: some View {
      Text(verbatim: "Payment").appearance(.title(in: theme)).appearance(.card(in: theme))
    }
  }
#endif
