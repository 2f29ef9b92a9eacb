import AcmeDesign
import AppearanceRuntime
import Testing

@Suite("Acme's looks") struct LooksTests {
  @Test("the same look in each of Acme's palettes") func palettes() {
    #expect(
      ButtonAppearance.primary(in: .classic).description == """
        ButtonAppearance
          view
            cornerRadius: 12
          typography: System 16/24 weight 600, style body
          contentInsets: 8 16 8 16
          states
            normal
              titleColor: #FFFFFF
              backgroundColor: light #006633, dark #006633, light high #003300, dark high #003300
            highlighted
              backgroundColor: #003300
            disabled
              backgroundColor: #999999
        """)
    #expect(
      ButtonAppearance.primary(in: .redesign).description == """
        ButtonAppearance
          view
            cornerRadius: 16
          typography: System 16/24 weight 600, style body
          contentInsets: 8 16 8 16
          states
            normal
              titleColor: #FFFFFF
              backgroundColor: #6600FF display-p3
            highlighted
              backgroundColor: #003300
            disabled
              backgroundColor: #999999
        """)
  }

  @Test("looks merge across the boundary of the package") func merging() {
    let title = LabelAppearance.title(in: .classic)
    #expect(title.with(\.numberOfLines, 2).numberOfLines == 2)
    #expect(title.overriding(with: LabelAppearance(view: .card(in: .redesign))).typography != nil)
  }
}
