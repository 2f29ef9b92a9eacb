import SampleComponents
import Testing

@testable import TokenCompiler
@testable import TokenComponents

@Suite("The table of elements") struct ElementTablesTests {
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
}
