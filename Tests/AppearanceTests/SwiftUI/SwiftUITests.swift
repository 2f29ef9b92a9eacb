#if canImport(SwiftUI)
  import Appearance
  import DesignTokens
  import SwiftUI
  import Testing

  @Suite("Looks in SwiftUI") @MainActor struct SwiftUITests {
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

    @Test("views show surface, border, shadow, tint, opacity and margins")
    func views() throws {
      let look = ViewAppearance(
        backgroundColor: color, tintColor: variedColor(4), cornerRadius: 8,
        cornerCurve: .continuous, borderColor: variedColor(5), borderWidth: 2,
        shadow: ShadowValue(layers: [
          .init(color: variedColor(6), offsetX: 1, offsetY: 2, blur: 8)
        ]), opacity: 0.5, clipsToBounds: true,
        layoutMargins: InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 4))
      let recording = recording(of: Text(verbatim: "Text").appearance(look))
      #expect(recording.arguments(of: "opacity")?.first as? Double == 0.5)
      #expect(recording.arguments(of: "shadow")?.first as? Color == .clear)
      let border = try #require(recording.arguments(of: "strokeBorder"))
      #expect(isColor(border[0], variedColor(5)))
      #expect(border[1] as? StrokeStyle == StrokeStyle(lineWidth: 2))
      #expect(recording.arguments(of: "clipShape") != nil)
      let fills = recording.calls.filter { $0.name == "fill" }.map(\.arguments[0])
      #expect(isColor(fills.first, variedColor(6)))
      #expect(isColor(fills.last, color))
      let path = try #require(recording.arguments(of: "path")?.first as? Path)
      #expect(path.shimSteps == ["rounded 0.0 0.0 100.0 40.0 by 8.0, continuous"])
      #expect(
        recording.arguments(of: "padding")?.first as? EdgeInsets
          == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      #expect(isColor(recording.arguments(of: "accentColor")?.first, variedColor(4)))
    }

    @Test("shadows are cut out below a background, and follow what a view without one shows")
    func cutOutShadows() throws {
      let shadow = ShadowValue(layers: [
        .init(color: variedColor(6), offsetX: 1, offsetY: 2, blur: 8)
      ])
      let bare = recording(of: Text(verbatim: "Text").appearance(ViewAppearance(shadow: shadow)))
      let own = try #require(bare.arguments(of: "shadow"))
      #expect(isColor(own[0], variedColor(6)))
      #expect(own.dropFirst().compactMap { $0 as? CGFloat } == [4, 1, 2])
      #expect(bare.arguments(of: "clipShape") == nil)
      for look in [
        ViewAppearance(backgroundColor: color, shadow: shadow),
        ViewAppearance(backgroundFill: .blur(.thin), shadow: shadow),
      ] {
        let drawn = recording(of: Text(verbatim: "Text").appearance(look))
        #expect(drawn.arguments(of: "shadow")?.first as? Color == .clear)
        #expect(drawn.arguments(of: "blur")?.first as? CGFloat == 4)
        #expect(drawn.arguments(of: "offset")?.compactMap { $0 as? CGFloat } == [1, 2])
        let cut = try #require(drawn.arguments(of: "clipShape"))
        let outside = try #require(cut[0] as? any Shape)
        #expect(
          outside.path(in: CGRect(x: 0, y: 0, width: 100, height: 40)).shimSteps == [
            "rounded 0.0 0.0 100.0 40.0 by 0.0, circular", "rect -20.0 -20.0 140.0 80.0",
          ])
        #expect((cut[1] as? FillStyle)?.isEOFilled == true)
      }
    }

    @Test("fills, corners that differ, dashes and several shadows are drawn") func shapes() throws {
      let gradient = GradientValue(stops: [
        .init(color: variedColor(2), position: 1), .init(color: variedColor(1), position: 0),
      ])
      let look = ViewAppearance(
        backgroundFill: .gradient(gradient, direction: .toTopTrailing),
        cornerRadius: CornersValue(topLeading: 16, bottomLeading: 4),
        border: BorderValue(color: color, width: 2, style: StrokeStyleValue(.dashed)),
        shadow: ShadowValue(layers: [
          .init(color: variedColor(6), offsetY: 2, blur: 8, spread: 3),
          .init(color: variedColor(7), blur: 2), .init(color: variedColor(8), inset: true),
        ]), isHidden: true)
      let recording = recording(of: Text(verbatim: "Text").appearance(look))
      let fills = recording.calls.filter { $0.name == "fill" }.map(\.arguments[0])
      #expect(isColor(fills[0], variedColor(7)))
      #expect(isColor(fills[1], variedColor(6)))
      let linear = try #require(fills[2] as? LinearGradient)
      #expect(linear.shimPoints == [UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: 0)])
      #expect(linear.shimGradient.shimStops.map(\.shimLocation) == [0, 1])
      #expect(fills.count == 3)
      let blurs = recording.calls.filter { $0.name == "blur" }.compactMap {
        $0.arguments[0] as? CGFloat
      }
      #expect(blurs == [1, 4])
      let border = try #require(recording.arguments(of: "strokeBorder"))
      #expect(border[1] as? StrokeStyle == StrokeStyle(lineWidth: 2, dash: [4, 2]))
      let paths = recording.calls.filter { $0.name == "path" }.compactMap {
        $0.arguments[0] as? Path
      }
      #expect(paths.contains { $0.shimSteps.contains("arc at 0.0 0.0 by 16.0") })
      #expect(paths.contains { $0.shimSteps.contains("arc at -3.0 -3.0 by 19.0") })
      #expect(recording.arguments(of: "opacity")?.first as? Double == 0)
      #expect(recording.arguments(of: "allowsHitTesting")?.first as? Bool == false)
      #expect(recording.arguments(of: "accessibility hidden")?.first as? Bool == true)
      var reversed = EnvironmentValues()
      reversed.layoutDirection = .rightToLeft
      let mirrored = self.recording(of: Text(verbatim: "Text").appearance(look), in: reversed)
      let path = mirrored.calls.filter { $0.name == "path" }.last?.arguments[0] as? Path
      #expect(path?.shimSteps.contains("arc at 100.0 0.0 by 16.0") == true)
    }

    @Test("buttons change with the transition, and show scale and opacity of their state")
    func transitions() throws {
      let look = ButtonAppearance(
        transition: TransitionValue(
          duration: DurationValue(seconds: 0.2), delay: DurationValue(seconds: 0.1),
          timingFunction: CubicBezierValue(0.1, 0.2, 0.3, 0.4)),
        states: StateValues(
          normal: ButtonStateAppearance(typography: body),
          highlighted: ButtonStateAppearance(opacity: 0.5, scale: 0.9)))
      let style = AppearanceButtonStyle(look)
      let pressed = recording(
        of: style.makeBody(configuration: ButtonStyleConfiguration(shimIsPressed: true)))
      #expect(pressed.arguments(of: "scaleEffect")?.first as? CGFloat == 0.9)
      #expect(pressed.arguments(of: "opacity")?.first as? Double == 0.5)
      #expect(pressed.arguments(of: "font") != nil)
      let animation = try #require(pressed.arguments(of: "animation"))
      #expect(
        (animation[0] as? Animation)?.shimNumbers == [0.1, 0.2, 0.3, 0.4, 0.2, 0.1])
      #expect(animation[1] as? Set<ControlState> == [.highlighted])
    }

    @Test("transitions are left out where motion is to be reduced") func reducedMotion() throws {
      let look = ButtonAppearance(
        transition: TransitionValue(
          duration: DurationValue(seconds: 0.2), delay: DurationValue(seconds: 0),
          timingFunction: CubicBezierValue(0.1, 0.2, 0.3, 0.4)))
      var environment = EnvironmentValues()
      environment.shimReducesMotion = true
      let button = AppearanceButtonStyle(look).makeBody(
        configuration: ButtonStyleConfiguration(shimIsPressed: true))
      let animation = try #require(
        recording(of: button, in: environment).arguments(of: "animation"))
      #expect(animation[0] as? Animation == nil)
      #expect(recording(of: button).arguments(of: "animation")?[0] as? Animation != nil)
    }

    @Test("texts show their details") func details() {
      let details = TextDetails(
        isItalic: true, isUnderlined: true,
        shadow: ShadowValue(layers: [.init(color: color, offsetX: 1, blur: 4)]))
      let recording = recording(
        of: Text(verbatim: "Text").appearance(LabelAppearance(details: details)))
      #expect(recording.calls.contains { $0.name == "Text.italic" })
      #expect(recording.calls.contains { $0.name == "Text.underline" })
      #expect(!recording.calls.contains { $0.name == "Text.strikethrough" })
      let shadows = recording.calls.filter { $0.name == "shadow" }.map(\.arguments)
      #expect(shadows.contains { isColor($0[0], color) && $0[1] as? CGFloat == 2 })
    }

    @Test("a size has its lengths at the size of text") func sizes() {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityLarge
      let size = SizeValue(
        width: 10, maxWidth: 20, height: LengthValue(34, scale: .body, maximum: 50),
        aspectRatio: 2)
      let recording = recording(of: Text(verbatim: "Text").frame(size), in: environment)
      #expect(recording.arguments(of: "frame")?.compactMap { $0 as? CGFloat } == [10, 50])
      #expect(recording.arguments(of: "frame bounds")?.compactMap { $0 as? CGFloat } == [20])
      #expect(recording.arguments(of: "aspectRatio")?.first as? CGFloat == 2)
    }

    @Test("a look that sets nothing shows nothing of its own") func unset() {
      let recording = recording(of: Text(verbatim: "Text").appearance(LabelAppearance.unset))
      #expect(recording.arguments(of: "opacity")?.first as? Double == 1)
      #expect(recording.arguments(of: "shadow")?.first as? Color == .clear)
      #expect(recording.arguments(of: "padding")?.first as? EdgeInsets == EdgeInsets())
      #expect(recording.arguments(of: "accentColor")?.first as? Color == nil)
      for name in ["font", "foregroundColor", "fill", "strokeBorder", "clipShape", "lineLimit"] {
        #expect(recording.arguments(of: name) == nil, "\(name)")
      }
    }

    @Test("a view stays the same one when parts of its look come and go") func identity() {
      let looks = [
        ViewAppearance(), ViewAppearance(backgroundColor: color),
        ViewAppearance(tintColor: color), ViewAppearance(borderColor: color, borderWidth: 1),
        ViewAppearance(shadow: ShadowValue(layers: [.init(color: color)])), faded,
        ViewAppearance(layoutMargins: InsetsValue(4)),
      ]
      let identities = looks.map { look in
        self.recording(of: Text(verbatim: "Text").appearance(look)).branches
      }
      #expect(Set(identities).count == 1)
    }

    @Test("a button's label stays the same one in every state") func buttonIdentity() {
      let look = ButtonAppearance(
        states: StateValues(
          highlighted: ButtonStateAppearance(titleColor: color, backgroundColor: color),
          disabled: ButtonStateAppearance(borderColor: color)))
      func branches(pressed: Bool, enabled: Bool) -> [Bool] {
        var environment = EnvironmentValues()
        environment.isEnabled = enabled
        return recording(
          of: AppearanceButtonStyle(look).makeBody(
            configuration: ButtonStyleConfiguration(shimIsPressed: pressed)), in: environment
        ).branches
      }
      let normal = branches(pressed: false, enabled: true)
      #expect(branches(pressed: true, enabled: true) == normal)
      #expect(branches(pressed: false, enabled: false) == normal)
    }

    @Test("a color is a style of shapes, and channels for those who calculate") func styles() {
      #expect(color.resolve(in: EnvironmentValues()) == Color(color))
      var environment = EnvironmentValues()
      environment.colorScheme = .dark
      let expected = color.resolved(in: .dark)
      let resolved = Color.Resolved(color, in: environment)
      #expect(resolved.shimColorSpace == .displayP3)
      #expect(
        resolved.shimChannels
          == [expected.red, expected.green, expected.blue, expected.alpha].map { Float($0) })
    }

    @Test("equal values are equal colors") func equalColors() {
      #expect(Color(variedColor(3)) == Color(color))
      #expect(Color(variedColor(4)) != Color(color))
    }

    @Test("texts show color, alignment, lines, truncation and scale") func texts() {
      let look = LabelAppearance(
        view: faded, textColor: color, textAlignment: .center, numberOfLines: 0,
        lineBreakMode: .truncatingMiddle, minimumScaleFactor: 0.5)
      let recording = recording(of: Text(verbatim: "Text").appearance(look))
      #expect(recording.arguments(of: "opacity")?.first as? Double == 0.5)
      #expect(isColor(recording.arguments(of: "foregroundColor")?.first, color))
      #expect(
        recording.arguments(of: "multilineTextAlignment")?.first as? SwiftUI.TextAlignment
          == .center)
      #expect(recording.arguments(of: "lineLimit") != nil)
      #expect(recording.arguments(of: "lineLimit")?.first as? Int == nil)
      #expect(
        recording.arguments(of: "truncationMode")?.first as? Text.TruncationMode == .middle)
      #expect(recording.arguments(of: "minimumScaleFactor")?.first as? CGFloat == 0.5)
    }

    @Test(
      "font, tracking and line height scale up to the maximum",
      arguments: [
        (ContentSizeCategory.extraSmall, 14.0 / 17), (.large, 1), (.accessibilityLarge, 1.5),
      ])
    func typography(category: ContentSizeCategory, scale: Double) throws {
      var style = body
      style.maximumScale = 1.5
      style.textCase = .uppercase
      var environment = EnvironmentValues()
      environment.sizeCategory = category
      func isClose(_ argument: Any?, _ expected: Double) -> Bool {
        (argument as? CGFloat).map { abs($0 - expected) < 0.000_1 } ?? false
      }
      let text = recording(of: Text(verbatim: "Text").typography(style), in: environment)
      let font = try #require((text.arguments(of: "font")?.first as? Font)?.shimFont)
      #expect(isClose(font.pointSize, 20 * scale))
      #expect(isClose(text.arguments(of: "Text.tracking")?.first, -0.5 * scale))
      #expect(isClose(text.arguments(of: "lineSpacing")?.first, 30 * scale - font.lineHeight))
      #expect(
        isClose(text.arguments(of: "padding edges")?.last, (30 * scale - font.lineHeight) / 2))
      #expect(text.arguments(of: "textCase")?.first as? Text.Case == .uppercase)

      let field = recording(
        of: TextField<Text>().appearance(TextFieldAppearance(typography: style)), in: environment)
      #expect(isClose(field.arguments(of: "tracking")?.first, -0.5 * scale))
    }

    @Test("the image of a label stands beside the title of its button, in its color")
    func buttonIcons() throws {
      let look = ButtonAppearance(
        details: TextDetails(isUnderlined: true), imagePlacement: .trailing, imagePadding: 4,
        states: StateValues(normal: ButtonStateAppearance(imageColor: variedColor(1))))
      let button = recording(
        of: AppearanceButtonStyle(look).makeBody(
          configuration: ButtonStyleConfiguration(shimIsPressed: false)))
      #expect(button.arguments(of: "underline")?.first as? Bool == true)
      let style = try #require(
        button.arguments(of: "labelStyle")?.first as? any LabelStyle)
      func label(_ style: some LabelStyle) -> ShimRecording {
        recording(of: style.makeBody(configuration: LabelStyleConfiguration(shim: ())))
      }
      let shown = label(style)
      #expect(shown.arguments(of: "HStack")?.last as? CGFloat == 4)
      #expect(isColor(shown.foreground, variedColor(1)))
      let names = shown.calls.map(\.name)
      #expect(
        try #require(names.firstIndex(of: "Title")) < #require(names.firstIndex(of: "Icon")))
    }

    @Test("a view that stands for an image has its placeholder") func placeholders() {
      let look = ImageAppearance(placeholder: "avatar", placeholderColor: variedColor(1))
      let shown = recording(of: Image.placeholder(look))
      #expect(isColor(shown.arguments(of: "fill")?.first, variedColor(1)))
    }

    @Test("buttons show their states") func buttons() {
      let look = ButtonAppearance(
        view: ViewAppearance(cornerRadius: 8), typography: body,
        contentInsets: InsetsValue(4),
        states: StateValues(
          normal: ButtonStateAppearance(
            titleColor: variedColor(1), backgroundColor: variedColor(2)),
          selected: ButtonStateAppearance(titleColor: variedColor(3)),
          highlighted: ButtonStateAppearance(backgroundColor: variedColor(4)),
          disabled: ButtonStateAppearance(titleColor: variedColor(5), borderColor: variedColor(6))))
      func recording(pressed: Bool, selected: Bool, enabled: Bool) -> ShimRecording {
        var environment = EnvironmentValues()
        environment.isEnabled = enabled
        let style = AppearanceButtonStyle(look, isSelected: selected)
        return self.recording(
          of: style.makeBody(configuration: ButtonStyleConfiguration(shimIsPressed: pressed)),
          in: environment)
      }
      for (pressed, selected, enabled, title, background) in [
        (false, false, true, 1, 2), (true, false, true, 1, 4), (false, true, true, 3, 2),
        (true, true, true, 3, 4), (false, false, false, 5, 2), (false, true, false, 5, 2),
      ] {
        let shown = recording(pressed: pressed, selected: selected, enabled: enabled)
        #expect(isColor(shown.foreground, variedColor(title)))
        #expect(isColor(shown.arguments(of: "fill")?.first, variedColor(background)))
        #expect((shown.arguments(of: "strokeBorder") != nil) == !enabled)
        #expect(shown.arguments(of: "font") != nil)
        #expect(shown.arguments(of: "padding")?.first as? EdgeInsets != nil)
      }
    }

    @Test("controls show the colors that SwiftUI lets them") func controls() throws {
      let toggle = recording(of: Toggle<Text>().appearance(SwitchAppearance(onColor: color)))
      let toggleStyle = toggle.arguments(of: "toggleStyle")?.first as? SwitchToggleStyle
      #expect(isColor(toggleStyle?.shimTint, color))
      let slider = recording(
        of: Slider<Text, Text>().appearance(SliderAppearance(minimumTrackColor: color)))
      let accent = slider.calls.last { $0.name == "accentColor" }
      #expect(isColor(accent?.arguments.first, color))
      let bar = recording(
        of: ProgressView<Text, Text>().appearance(ProgressAppearance(progressColor: color)))
      let barStyle = bar.arguments(of: "progressViewStyle")?.first as? LinearProgressViewStyle
      #expect(isColor(barStyle?.shimTint, color))
      let spinner = recording(
        of: ProgressView<Text, Text>().appearance(ActivityIndicatorAppearance(color: color)))
      let spinnerStyle =
        spinner.arguments(of: "progressViewStyle")?.first as? CircularProgressViewStyle
      #expect(isColor(spinnerStyle?.shimTint, color))
      let editor = recording(
        of: TextEditor().appearance(
          TextViewAppearance(textColor: color, textInsets: InsetsValue(4))))
      #expect(isColor(editor.foreground, color))
      #expect(editor.arguments(of: "padding") != nil)
    }

    @Test("scroll views show insets and indicators") func scrollViews() throws {
      let shown = recording(
        of: ScrollView<Text>().appearance(
          ScrollViewAppearance(
            view: faded, contentInsets: InsetsValue(4), showsHorizontalIndicator: false,
            showsVerticalIndicator: true)))
      let margins = try #require(shown.arguments(of: "contentMargins"))
      #expect(margins[1] as? EdgeInsets == EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
      #expect((margins[2] as? ContentMarginPlacement)?.shimName == "scrollContent")
      let indicators = shown.calls.filter { $0.name == "scrollIndicators" }.map(\.arguments)
      #expect(
        indicators.compactMap { ($0[0] as? ScrollIndicatorVisibility)?.shimName }
          == ["visible", "hidden"])
      #expect(
        indicators.compactMap { ($0[1] as? Axis.Set)?.rawValue }
          == [Axis.Set.vertical.rawValue, Axis.Set.horizontal.rawValue])
      #expect(shown.arguments(of: "opacity")?.first as? Double == 0.5)
    }

    @Test("segments and pages show what SwiftUI lets them") func segmentsAndPages() throws {
      let segments = recording(
        of: Picker<Text, Int, Text>().appearance(SegmentedControlAppearance(view: faded)))
      #expect(segments.arguments(of: "pickerStyle")?.first is SegmentedPickerStyle)
      for (look, display, background) in [
        (PageControlAppearance(), "automatic", "automatic"),
        (PageControlAppearance(backgroundStyle: .prominent), "automatic", "always"),
        (
          PageControlAppearance(backgroundStyle: .minimal, hidesForSinglePage: false), "always",
          "never"
        ),
      ] {
        let pages = recording(of: TabView<Int, Text>().appearance(look))
        let style = pages.arguments(of: "tabViewStyle")?.first as? PageTabViewStyle
        #expect(style?.shimMode.shimName == display)
        let index = pages.arguments(of: "indexViewStyle")?.first as? PageIndexViewStyle
        #expect(index?.shimMode.shimName == background)
      }
    }

    @Test("bars show background and the size of titles") func bars() throws {
      let navigation = recording(
        of: Text(verbatim: "Text").navigationBarAppearance(
          NavigationBarAppearance(
            background: .opaque, backgroundColor: color, prefersLargeTitles: true)))
      let background = try #require(navigation.arguments(of: "toolbarBackground"))
      #expect(isColor(background[0], color))
      #expect((background[1] as? [ToolbarPlacement])?.map(\.shimName) == ["navigationBar"])
      #expect(
        navigation.arguments(of: "toolbarBackground visibility")?.first as? Visibility == .visible)
      #expect(
        navigation.arguments(of: "navigationBarTitleDisplayMode")?.first
          as? NavigationBarItem.TitleDisplayMode == .large)
      let tabs = recording(
        of: Text(verbatim: "Text").tabBarAppearance(TabBarAppearance(background: .transparent)))
      let visibility = try #require(tabs.arguments(of: "toolbarBackground visibility"))
      #expect(visibility[0] as? Visibility == .hidden)
      #expect((visibility[1] as? [ToolbarPlacement])?.map(\.shimName) == ["tabBar"])
    }

    @Test("fields show frame, least size and the color of their prompt") func fields() throws {
      let look = TextFieldAppearance(
        typography: body, placeholderColor: color, borderStyle: .rounded, minimumFontSize: 15)
      let field = recording(of: TextField<Text>().appearance(look))
      #expect(field.arguments(of: "textFieldStyle")?.first is RoundedBorderTextFieldStyle)
      #expect(field.arguments(of: "minimumScaleFactor")?.first as? CGFloat == 0.75)
      let prompt = recording(of: Text(verbatim: "Amount").placeholder(look))
      #expect(isColor(prompt.arguments(of: "Text.foregroundColor")?.first, color))
      let spinner = recording(
        of: ProgressView<Text, Text>().appearance(ActivityIndicatorAppearance(size: .large)))
      #expect(spinner.arguments(of: "controlSize")?.first as? ControlSize == .large)
      let bar = recording(
        of: ProgressView<Text, Text>().appearance(ProgressAppearance(style: .bar)))
      #expect(bar.arguments(of: "progressViewStyle")?.first is LinearProgressViewStyle)
    }

    @Test("images show rendering, mode and the size of symbols") func images() throws {
      let look = ImageAppearance(
        contentMode: .scaleAspectFill, rendering: .template, symbolSize: 24, symbolWeight: .bold)
      let recording = recording(of: Image(systemName: "star").appearance(look))
      let image = try #require(recording.arguments(of: "Image"))
      #expect(image[0] as? Image.TemplateRenderingMode == .template)
      #expect(image[1] as? Bool == true)
      #expect(recording.arguments(of: "aspectRatio")?.last as? SwiftUI.ContentMode == .fill)
      let font = (recording.arguments(of: "font")?.first as? Font)?.shimSystem
      #expect(font?.size == 24)
      #expect(font?.weight == .bold)
    }

    @Test("stacks show axis, spacing, alignment and insets") func stacks() throws {
      let row = recording(
        of: AppearanceStack(StackAppearance(spacing: 4, alignment: .firstBaseline)) {
          Text(verbatim: "Text")
        })
      #expect(row.arguments(of: "HStack")?.first as? VerticalAlignment == .firstTextBaseline)
      #expect(row.arguments(of: "HStack")?.last as? CGFloat == 4)
      let column = recording(
        of: AppearanceStack(
          StackAppearance(
            view: faded, axis: .vertical, alignment: .leading, contentInsets: InsetsValue(2))
        ) { Text(verbatim: "Text") })
      #expect(column.arguments(of: "VStack")?.first as? HorizontalAlignment == .leading)
      #expect(column.arguments(of: "padding") != nil)
      #expect(column.arguments(of: "opacity") != nil)
    }

    @Test("an environment tells scheme, contrast and size class") func context() {
      var environment = EnvironmentValues()
      #expect(ThemeContext(environment) == .light)
      environment.colorScheme = .dark
      environment.shimColorSchemeContrast = .increased
      #expect(ThemeContext(environment) == ThemeContext(.dark, contrast: .high))
      environment.horizontalSizeClass = .compact
      #expect(ThemeContext(environment) == ThemeContext(.dark, contrast: .high))
      environment.horizontalSizeClass = .regular
      #expect(
        ThemeContext(environment) == ThemeContext(.dark, contrast: .high, sizeClass: .regular))
    }
  }

  extension ShimRecording {
    /// The color of texts, or a style without one for that of the view around.
    var foreground: Any? {
      (arguments(of: "foregroundStyle")?.first as? AnyShapeStyle)?.shimStyle
    }
  }
#endif
