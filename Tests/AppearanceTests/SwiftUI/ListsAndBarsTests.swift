#if canImport(SwiftUI)
  import Appearance
  import DesignTokens
  import SwiftUI
  import Testing

  @Suite("Lists, bars, pickers and links in SwiftUI") @MainActor struct ListsAndBarsTests {
    private let color = variedColor(3)
    private let faded = ViewAppearance(opacity: 0.5)

    private func recording(
      of view: some View, in environment: EnvironmentValues = EnvironmentValues()
    ) -> ShimRecording {
      ShimRecording(of: view, in: environment)
    }

    private func isColor(_ argument: Any?, _ value: ColorValue) -> Bool {
      matches((argument as? Color)?.shimUIColor, value)
    }

    @Test("lists show their background, their indicators and the distance of sections")
    func lists() {
      let look = TableAppearance(
        scroll: ScrollViewAppearance(
          view: ViewAppearance(backgroundColor: color), showsVerticalIndicator: false),
        sectionSpacing: 12)
      let list = recording(of: List<Int, Text>().appearance(look))
      #expect(
        list.arguments(of: "scrollContentBackground")?.first as? SwiftUI.Visibility == .hidden)
      #expect(isColor(list.arguments(of: "fill")?.first, color))
      #expect(list.arguments(of: "scrollIndicators") != nil)
      #expect(list.arguments(of: "listSectionSpacing")?.first as? CGFloat == 12)
      let plain = recording(of: List<Int, Text>().appearance(TableAppearance.unset))
      #expect(plain.arguments(of: "scrollContentBackground") == nil)
      #expect(plain.arguments(of: "listSectionSpacing") == nil)
    }

    @Test("rows show what lies behind them, their insets and the lines of the list")
    func rows() throws {
      let cell = CellAppearance(
        view: ViewAppearance(backgroundColor: variedColor(1), opacity: 0.5),
        selectedView: ViewAppearance(backgroundColor: variedColor(2)),
        contentInsets: InsetsValue(horizontal: 16, vertical: 8))
      let table = TableAppearance(
        separatorColor: color, separatorInsets: InsetsValue(leading: 20, trailing: 4),
        showsSeparators: true)
      let row = recording(of: Text(verbatim: "Row").rowAppearance(cell, in: table))
      #expect(isColor(row.arguments(of: "fill")?.first, variedColor(1)))
      #expect(
        row.arguments(of: "listRowInsets")?.first as? EdgeInsets
          == EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      #expect(isColor(row.arguments(of: "listRowSeparatorTint")?.first, color))
      #expect(row.arguments(of: "listRowSeparator")?.first as? SwiftUI.Visibility == .visible)
      let guides = row.calls.filter { $0.name == "alignmentGuide" }.map(\.arguments)
      #expect(
        guides.compactMap { $0[0] as? HorizontalAlignment }
          == [.listRowSeparatorTrailing, .listRowSeparatorLeading])
      #expect(guides.compactMap { $0[1] as? CGFloat } == [96, 20])
      let selected = recording(
        of: Text(verbatim: "Row").rowAppearance(cell, in: table, isSelected: true))
      #expect(isColor(selected.arguments(of: "fill")?.first, variedColor(2)))
      // The list's own background stays behind a row whose look has none.
      let plain = recording(of: Text(verbatim: "Row").rowAppearance(.unset))
      #expect(plain.arguments(of: "fill") == nil)
      #expect(!plain.calls.contains { $0.name == "Color" })
    }

    @Test("a grid has the distances of its look") func grids() throws {
      let look = CollectionAppearance(
        scroll: ScrollViewAppearance(view: faded), itemSpacing: 4, lineSpacing: 8,
        sectionInsets: InsetsValue(16))
      let grid = recording(
        of: AppearanceGrid(look, columns: [.flexible(), .fixed(40)]) { Text(verbatim: "Item") })
      let arguments = try #require(grid.arguments(of: "LazyVGrid"))
      #expect(arguments[0] as? [CGFloat?] == [4, 4])
      #expect(arguments[1] as? CGFloat == 8)
      #expect(
        grid.calls.contains {
          $0.name == "padding"
            && $0.arguments.first as? EdgeInsets
              == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        })
      #expect(grid.arguments(of: "opacity")?.first as? Double == 0.5)
    }

    @Test("bars show their background, and the look of titles and buttons in them")
    func bars() throws {
      let look = ToolbarAppearance(
        background: .opaque, backgroundColor: color,
        buttonColor: StateValues(normal: variedColor(1), disabled: variedColor(2)),
        buttonTypography: body)
      let bar = recording(of: Text(verbatim: "Page").toolbarAppearance(look))
      let background = try #require(bar.arguments(of: "toolbarBackground"))
      #expect(isColor(background[0], color))
      #expect((background[1] as? [ToolbarPlacement])?.map(\.shimName) == ["bottomBar"])
      let button = recording(of: Button<Text>().appearance(look))
      let style = try #require(
        button.arguments(of: "buttonStyle")?.first as? AppearanceButtonStyle)
      var environment = EnvironmentValues()
      environment.isEnabled = false
      environment.sizeCategory = .accessibilityLarge
      let disabled = recording(
        of: style.makeBody(configuration: ButtonStyleConfiguration(shimIsPressed: false)),
        in: environment)
      #expect(isColor(disabled.foreground, variedColor(2)))
      let font = (disabled.arguments(of: "font")?.first as? Font)?.shimFont
      #expect(font?.pointSize == CGFloat(body.size), "text in bars keeps its size")
      #expect(
        recording(of: Button<Text>().appearance(ToolbarAppearance.unset))
          .arguments(of: "buttonStyle") == nil)
      let title = recording(
        of: Text(verbatim: "Payment").appearance(
          NavigationBarAppearance(titleColor: color, titleTypography: body)))
      #expect(isColor(title.arguments(of: "foregroundColor")?.first, color))
      #expect(title.arguments(of: "font") != nil)
    }

    @Test("steppers and date pickers show what SwiftUI lets them") func pickers() {
      let stepper = recording(of: Stepper<Text>().appearance(StepperAppearance(view: faded)))
      #expect(stepper.arguments(of: "opacity")?.first as? Double == 0.5)
      func style(_ style: DatePickerAppearance.Style?) -> Any? {
        recording(of: DatePicker<Text>().appearance(DatePickerAppearance(style: style)))
          .arguments(of: "datePickerStyle")?.first
      }
      #expect(style(.wheels) is WheelDatePickerStyle)
      #expect(style(.compact) is CompactDatePickerStyle)
      #expect(style(.inline) is GraphicalDatePickerStyle)
      #expect(style(.automatic) == nil)
    }

    @Test("a link has the color and the line of its state, and that of a visited one")
    func links() throws {
      let look = LinkAppearance(
        textColor: StateValues(normal: variedColor(1), highlighted: variedColor(2)),
        visitedColor: variedColor(4), isUnderlined: StateValues(highlighted: true))
      func shown(isPressed: Bool, isVisited: Bool = false) throws -> ShimRecording {
        let link = recording(of: Link<Text>().appearance(look, isVisited: isVisited))
        let style = try #require(
          link.arguments(of: "buttonStyle")?.first as? AppearanceButtonStyle)
        return recording(
          of: style.makeBody(configuration: ButtonStyleConfiguration(shimIsPressed: isPressed)))
      }
      let normal = try shown(isPressed: false)
      #expect(isColor(normal.foreground, variedColor(1)))
      #expect(normal.arguments(of: "underline")?.first as? Bool == false)
      let pressed = try shown(isPressed: true)
      #expect(isColor(pressed.foreground, variedColor(2)))
      #expect(pressed.arguments(of: "underline")?.first as? Bool == true)
      #expect(normal.branches == pressed.branches, "a pressed link is the same view")
      let visited = try shown(isPressed: false, isVisited: true)
      #expect(isColor(visited.foreground, variedColor(4)))
    }

    @Test("an image shows the parts of its filter") func filters() {
      let look = ImageAppearance(
        filter: ImageFilter(
          saturation: 0, brightness: 0.5, color: color, blendMode: .multiply, blur: 8,
          opacity: 0.25))
      let image = recording(of: Image(systemName: "star").appearance(look))
      #expect(image.arguments(of: "saturation")?.first as? Double == 0)
      #expect(image.arguments(of: "brightness")?.first as? Double == 0.5)
      #expect(image.arguments(of: "blendMode")?.first as? BlendMode == .multiply)
      #expect(image.arguments(of: "mask") != nil)
      #expect(image.calls.contains { $0.name == "blur" && $0.arguments.first as? CGFloat == 4 })
      #expect(
        image.calls.contains { $0.name == "opacity" && $0.arguments.first as? Double == 0.25 })
    }
  }
#endif
