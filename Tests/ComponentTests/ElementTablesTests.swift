import Appearance
import SampleComponents
import Testing

@testable import TokenCompiler
@testable import TokenComponents

/// The compiler's tables of element properties against the library's structs.
@Suite("Element tables") struct ElementTablesTests {
  static let elements: [(kind: ElementKind, value: any ElementAppearance)] = [
    (.view, ViewAppearance()), (.label, LabelAppearance()), (.image, ImageAppearance()),
    (.button, ButtonAppearance()), (.textField, TextFieldAppearance()),
    (.textView, TextViewAppearance()), (.switch, SwitchAppearance()), (.stack, StackAppearance()),
    (.progress, ProgressAppearance()), (.activityIndicator, ActivityIndicatorAppearance()),
    (.slider, SliderAppearance()), (.segmentedControl, SegmentedControlAppearance()),
    (.pageControl, PageControlAppearance()), (.scrollView, ScrollViewAppearance()),
    (.navigationBar, NavigationBarAppearance()), (.tabBar, TabBarAppearance()),
    (.cell, CellAppearance()), (.table, TableAppearance()), (.collection, CollectionAppearance()),
    (.searchBar, SearchBarAppearance()), (.toolbar, ToolbarAppearance()),
    (.stepper, StepperAppearance()), (.datePicker, DatePickerAppearance()),
    (.link, LinkAppearance()),
  ]

  @Test("every kind is compared") func allKinds() {
    #expect(Set(Self.elements.map(\.kind)) == Set(ElementKind.allCases))
  }

  @Test(
    "a kind has its struct's name and its properties in their order", arguments: elements.indices)
  func properties(index: Int) {
    let (kind, value) = Self.elements[index]
    Self.compare(value, kind.typeName, kind.properties)
  }

  /// Compares a struct with its table, and the structs within with theirs.
  private static func compare(_ value: Any, _ typeName: String, _ properties: [ElementProperty]) {
    let name = "\(type(of: value))".prefix { $0 != "<" }
    #expect(name == typeName)
    // What stores a boxed property is called like it, after an underscore.
    let children = Mirror(reflecting: value).children.map { child in
      let label = child.label ?? ""
      return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
    #expect(Set(children) == Set(properties.map(\.name)), "\(typeName)")
    if typeName != PropertyType.stateValues { #expect(children == properties.map(\.name)) }
    for (property, child) in zip(properties, Mirror(reflecting: value).children) {
      guard case .part(let typeName, let parts) = property.type else {
        let swiftType = property.type.swiftType.split(separator: ".").last.map { String($0) } ?? ""
        let stored = "\(type(of: child.value))"
        #expect(
          stored.contains("Optional<\(swiftType)>"), "\(typeName).\(property.name): \(stored)")
        if case .word(_, let words) = property.type {
          let type = type(of: child.value) as? any Worded.Type
          #expect(type?.words == words, "\(typeName).\(property.name)")
        }
        continue
      }
      guard !"\(type(of: child.value))".hasPrefix("Boxed<") else { continue }
      compare(child.value, typeName, parts)
    }
  }

  @Test("a token of every type has a property that takes it", arguments: TokenType.allCases)
  func tokenTypes(type: TokenType) {
    func takes(_ property: PropertyType) -> Bool {
      if property.tokenTypes.contains(type) { return true }
      let parts = if case .part(_, let parts) = property { parts } else { property.parts }
      return parts.contains { takes($0.type) }
    }
    #expect(ElementKind.allCases.flatMap(\.properties).contains { takes($0.type) })
    // The sample's components use it, and are compiled.
    let uses = DemoCard.tokenUses.map(\.type) + DemoScreen.tokenUses.map(\.type)
    let enums = [
      TokenType.color: "DemoColorToken", .dimension: "DemoSpacingToken",
      .fontFamily: "DemoFamilyToken", .fontWeight: "DemoWeightToken",
      .duration: "DemoTimeToken", .cubicBezier: "DemoCurveToken", .number: "DemoRatioToken",
      .strokeStyle: "DemoStrokeToken", .border: "DemoBorderToken",
      .transition: "DemoMotionToken", .shadow: "DemoShadowToken",
      .gradient: "DemoGradientToken", .typography: "DemoTypographyToken",
    ]
    #expect(uses.contains { $0 == enums[type] }, "\(type)")
  }

  @Test("words are the cases of the library's enums") func words() throws {
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
    #expect(PropertyType.directions == cases(FillValue.Direction.self))
    let blurs = PropertyType.fill.parts.first { $0.name == "blur" }
    guard case .word(_, let blurWords)? = blurs?.type else { throw CancellationError() }
    #expect(blurWords == cases(FillValue.Blur.self))
    #expect(words(.view, "cornerCurve") == cases(ViewAppearance.CornerCurve.self))
    #expect(words(.textField, "borderStyle") == cases(TextFieldAppearance.BorderStyle.self))
    #expect(words(.textField, "clearButton") == cases(TextFieldAppearance.ClearButton.self))
    #expect(words(.textField, "keyboard") == cases(KeyboardStyle.self))
    #expect(words(.stack, "axis") == cases(StackAppearance.Axis.self))
    #expect(words(.stack, "alignment") == cases(StackAppearance.Alignment.self))
    #expect(words(.stack, "distribution") == cases(StackAppearance.Distribution.self))
    #expect(words(.progress, "style") == cases(ProgressAppearance.Style.self))
    #expect(words(.scrollView, "indicatorStyle") == cases(ScrollViewAppearance.IndicatorStyle.self))
    #expect(
      words(.pageControl, "backgroundStyle") == cases(PageControlAppearance.BackgroundStyle.self))
    #expect(words(.button, "imagePlacement") == cases(ButtonAppearance.ImagePlacement.self))
    #expect(words(.tabBar, "itemPositioning") == cases(TabBarAppearance.ItemPositioning.self))
    #expect(words(.searchBar, "style") == cases(SearchBarAppearance.Style.self))
    #expect(words(.image, "blendMode") == cases(ImageFilter.BlendMode.self))
    #expect(words(.datePicker, "style") == cases(DatePickerAppearance.Style.self))
    for bar in [ElementKind.navigationBar, .tabBar, .toolbar] {
      #expect(words(bar, "background") == cases(BarBackground.self))
    }
    #expect(words(.activityIndicator, "size") == cases(ActivityIndicatorAppearance.Size.self))
  }
}

/// An enum of the library by its words.
private protocol Worded { static var words: [String] { get } }

extension Optional: Worded
where Wrapped: CaseIterable & RawRepresentable, Wrapped.RawValue == String {
  fileprivate static var words: [String] { Wrapped.allCases.map(\.rawValue) }
}
