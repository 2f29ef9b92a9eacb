// Every spelling of a token in SwiftUI and UIKit, on the systems that have it. `apple.py` compiles them.
#if canImport(SwiftUI)
  import AppearanceRuntime
  import SwiftUI

  /// Spellings that every supported system has.
  struct SpellingsEverywhere: View {
    @Environment(\.acmeTheme) private var theme
    let isDisabled: Bool

    var body: some View {
      VStack(spacing: CGFloat(theme[.m])) {
        Text(verbatim: "Payment").textStyle(.title)
        Text(verbatim: "Today").textStyle(.title).foregroundColor(.textPrimary)
        Text(verbatim: "Later").foregroundColor(isDisabled ? .textDisabled : .textPrimary)
        Text(verbatim: "Apple's").foregroundColor(.primary)
        Text(verbatim: "Modifier").foregroundStyle(.accentPrimary)
        Text(verbatim: "Either").foregroundStyle(isDisabled ? .textDisabled : .textPrimary)
        Text(verbatim: "Joined").foregroundColor(Color(theme[.accentPrimary])) + Text(verbatim: "b")
        RoundedRectangle(cornerRadius: CGFloat(theme[.control])).fill(.surfacePage)
        Text(verbatim: "Color").foregroundColor(Color(theme[.accentPrimary]))
        Rectangle().fill(.surfacePage)
        Rectangle().stroke(.accentPrimary, lineWidth: 2)
        Text(verbatim: "Groups").foregroundStyle(isDisabled ? .text.disabled : .accentPrimary)
        Text(verbatim: "Groups").foregroundColor(Color(theme[.text.primary]))
        Rectangle().fill(.surface.page)
      }
      .background(.surface.card)
      .padding(.m)
      .padding(.horizontal, .s)
      .padding(.top)
      .padding(.vertical, 4)
      .tint(.accentPrimary)
      .background(.surfaceCard)
      .border(.accentPressed)
      .cornerRadius(.control)
      .shadow(.card, cornerRadius: 12)
    }
  }

  /// Spellings where styles resolve themselves in the environment.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct SpellingsOfStyles: View {
    let isDisabled: Bool

    var body: some View {
      VStack {
        Text(verbatim: "Payment").foregroundStyle(.accentPrimary)
        Text(verbatim: "Token").foregroundStyle(.token(.accentPrimary))
        Text(verbatim: "Groups").foregroundStyle(.token(.accent.primary))
        Text(verbatim: "Either").foregroundStyle(isDisabled ? .textDisabled : .textPrimary)
        Text(verbatim: "Apple's").foregroundStyle(.primary)
        Text(verbatim: "Apple's").foregroundStyle(.red)
        Rectangle().fill(.surfaceCard)
        Rectangle().stroke(.accentPrimary)
        RoundedRectangle(cornerRadius: 8).strokeBorder(.accentPressed)
      }
      .tint(.accentPrimary)
      .background(.surfaceCard)
      .background(.surfaceCard, in: RoundedRectangle(cornerRadius: 8))
      .overlay(.surfaceCard)
      .border(.accentPressed, width: 2)
    }
  }

  /// The type of a spelling is that of the style, which no overload of ours takes away.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func accentStyle() -> some ShapeStyle { ColorTokenStyle(AcmeColorToken.accentPrimary) }

  /// A leading dot is the token where a token is asked for.
  func token() -> AcmeColorToken { .accentPrimary }

  /// A name by groups is the case.
  func isSame() -> Bool { token() == .accent.primary }
#endif

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOS 17, tvOS 17, *)
  @MainActor func paint(_ view: UIView) {
    view.backgroundColor = .surfaceCard
    view.tintColor = UIColor.accentPrimary
    view.layer.borderColor = UIColor.accentPressed.cgColor
  }
#endif
