#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  /// Expectations of what an element shows after looks that set one property each.
  @MainActor final class PropertyTable<Look: ElementAppearance, Element: AnyObject> {
    private let makeElement: () -> Element
    private let apply: (Element, Look) -> Void
    private var properties: Set<String> = []

    init(
      _ look: Look.Type, on makeElement: @escaping () -> Element,
      by apply: @escaping (Element, Look) -> Void
    ) {
      self.makeElement = makeElement
      self.apply = apply
    }

    /// Expects that an element that follows a theme shows a look from the switch to it on, and still
    /// after its interface was dark with large text for a while.
    func expect(
      _ look: Look, sourceLocation: SourceLocation = #_sourceLocation,
      isShown: (Element) -> Bool
    ) {
      let names = look.setProperties
      properties.formUnion(names)
      let element = makeElement()
      let themes = ThemeStore(Look.unset)
      themes.style(element) { [apply] in apply($0, $1) }
      #expect(!isShown(element), "\(names) shown before", sourceLocation: sourceLocation)
      themes.theme = look
      #expect(isShown(element), "\(names) not shown", sourceLocation: sourceLocation)
      guard let view = element as? UIView else { return }
      view.shimAdopt(
        UITraitCollection(ThemeContext(.dark, contrast: .high), size: .accessibilityLarge))
      view.shimAdopt(UITraitCollection(.light))
      #expect(isShown(element), "\(names) lost", sourceLocation: sourceLocation)
    }

    /// Expects that all stored properties of the look's type were among those expected.
    func expectNoOthers(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(
        properties == Set(Look.declaredProperties), "a look is needed for each property",
        sourceLocation: sourceLocation)
    }
  }
#endif
