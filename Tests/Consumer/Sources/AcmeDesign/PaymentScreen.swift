#if canImport(UIKit) && !os(watchOS)
  import AppearanceRuntime
  import UIKit

  /// A screen that follows the app's theme: nothing in it sets a color, a font or a distance.
  @MainActor public final class PaymentScreen {
    public let view = UIView()
    public let form = UIStackView()
    public let title = UILabel()
    public let amount = UITextField()
    public let pay = UIButton()

    public init(themes: ThemeStore<AcmeTheme>) {
      view.addSubview(form)
      for element in [title, amount, pay] { form.addArrangedSubview(element) }
      title.text = "Payment"
      amount.placeholder = "Amount"
      pay.setTitle("Pay", for: .normal)

      themes.style(self) { screen, theme in
        screen.view.apply(.page(in: theme))
        screen.form.apply(.form(in: theme))
        screen.title.apply(.title(in: theme))
        screen.amount.apply(
          TextFieldAppearance(textColor: theme[.textPrimary], typography: theme[.action]))
        screen.pay.apply(.primary(in: theme))
      }
    }
  }
#endif
