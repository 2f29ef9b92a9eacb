import Appearance
import Testing

@testable import tokenc

/// The compiler's tables of element properties against the library's structs.
@Suite("Element tables") struct ElementTablesTests {
  static let elements: [(kind: ElementKind, value: any ElementAppearance)] = [
    (.view, ViewAppearance()), (.label, LabelAppearance()), (.image, ImageAppearance()),
    (.button, ButtonAppearance()), (.textField, TextFieldAppearance()),
    (.textView, TextViewAppearance()), (.switch, SwitchAppearance()), (.stack, StackAppearance()),
    (.progress, ProgressAppearance()), (.activityIndicator, ActivityIndicatorAppearance()),
    (.slider, SliderAppearance()),
  ]

  @Test("every kind is compared") func allKinds() {
    #expect(Set(Self.elements.map(\.kind)) == Set(ElementKind.allCases))
  }

  @Test(
    "a kind has its struct's name and its properties in their order", arguments: elements.indices)
  func properties(index: Int) {
    let (kind, value) = Self.elements[index]
    #expect("\(type(of: value))" == kind.typeName)
    // Symbols' weights are numbers with names, which specs can't state.
    let own = Mirror(reflecting: value).children.compactMap(\.label)
      .filter { $0 != "symbolWeight" }
    #expect(own == kind.properties.map(\.name))
  }

  @Test("words are the cases of the library's enums") func words() {
    func words(_ kind: ElementKind, _ name: String) -> [String] {
      for property in kind.properties {
        if property.name == name, case .word(_, let words) = property.type { return words }
        guard case .part(_, let parts) = property.type else { continue }
        for part in parts where part.name == name {
          if case .word(_, let words) = part.type { return words }
        }
      }
      return []
    }
    func cases<Words: CaseIterable & RawRepresentable>(_ type: Words.Type) -> [String]
    where Words.RawValue == String { type.allCases.map(\.rawValue) }
    #expect(words(.label, "lineBreakMode") == cases(LabelAppearance.LineBreakMode.self))
    #expect(words(.label, "textAlignment") == cases(TextAlignmentValue.self))
    #expect(words(.image, "contentMode") == cases(ImageAppearance.ContentMode.self))
    #expect(words(.image, "rendering") == cases(ImageAppearance.Rendering.self))
    #expect(words(.view, "cornerCurve") == cases(ViewAppearance.CornerCurve.self))
    #expect(words(.textField, "borderStyle") == cases(TextFieldAppearance.BorderStyle.self))
    #expect(words(.textField, "clearButton") == cases(TextFieldAppearance.ClearButton.self))
    #expect(words(.textField, "keyboard") == cases(KeyboardStyle.self))
    #expect(words(.stack, "axis") == cases(StackAppearance.Axis.self))
    #expect(words(.stack, "alignment") == cases(StackAppearance.Alignment.self))
    #expect(words(.stack, "distribution") == cases(StackAppearance.Distribution.self))
    #expect(words(.progress, "style") == cases(ProgressAppearance.Style.self))
    #expect(words(.activityIndicator, "size") == cases(ActivityIndicatorAppearance.Size.self))
  }
}
