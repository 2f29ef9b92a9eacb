#if canImport(SwiftUI)
  import AppearanceRuntime
  import SwiftUI

  extension AcmeTheme: EnvironmentTheme {
    /// The theme of views for which none was set.
    public static var environmentDefault: AcmeTheme { .classic }
  }

  extension EnvironmentValues {
    /// The theme of Acme's views.
    public var theme: AcmeTheme {
      get { self[AcmeTheme.self] }
      set { self[AcmeTheme.self] = newValue }
    }
  }

  /// The title of the payment screen in SwiftUI.
  public struct PaymentTitle: View {
    @Environment(\.theme) private var theme

    /// Creates the title.
    public init() {}

    /// The title on a card.
    public var body: some View {
      Text(verbatim: "Payment").appearance(.title(in: theme)).appearance(.card(in: theme))
    }
  }
#endif
