#if canImport(UIKit)
  import Appearance
  import Testing
  import UIKit

  /// Expectations of what an element shows after looks that set one property each.
  @MainActor final class PropertyTable<Look: ElementAppearance, Element> {
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

    /// Expects that an element shows a look after it was applied, and not before.
    func expect(
      _ look: Look, sourceLocation: SourceLocation = #_sourceLocation,
      isShown: (Element) -> Bool
    ) {
      let names = zip(
        Mirror(reflecting: look).children, Mirror(reflecting: Look.unset).children
      )
      .filter { String(reflecting: $0.value) != String(reflecting: $1.value) }
      .compactMap { $0.0.label }
      properties.formUnion(names)
      let element = makeElement()
      #expect(!isShown(element), "\(names) shown before", sourceLocation: sourceLocation)
      apply(element, look)
      #expect(isShown(element), "\(names) not shown", sourceLocation: sourceLocation)
    }

    /// Expects that all stored properties of the look's type were among those expected.
    func expectNoOthers(sourceLocation: SourceLocation = #_sourceLocation) {
      let declared = Mirror(reflecting: Look.unset).children.compactMap(\.label)
      #expect(
        properties == Set(declared), "a look is needed for each property",
        sourceLocation: sourceLocation)
    }
  }
#endif
