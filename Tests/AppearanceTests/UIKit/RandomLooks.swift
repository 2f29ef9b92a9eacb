#if canImport(UIKit) || canImport(AppKit)
  import Appearance
  import DesignTokens

  /// Looks whose properties are set or unset at random, the same for the same seed.
  struct RandomLooks {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func number(below limit: Int) -> Int {
      Int(next() % UInt64(limit))
    }

    /// A value, or, as often, none.
    mutating func maybe<Value>(_ value: (inout RandomLooks) -> Value) -> Value? {
      next() % 2 == 0 ? nil : value(&self)
    }

    mutating func maybe<Value: CaseIterable>() -> Value? {
      maybe { random in
        let all = Array(Value.allCases)
        return all[random.number(below: all.count)]
      }
    }

    mutating func bool() -> Bool? {
      maybe { $0.next() % 2 == 0 }
    }

    mutating func length() -> Double? {
      maybe { Double($0.number(below: 4)) }
    }

    mutating func color() -> ColorValue? {
      maybe { variedColor($0.number(below: 16)) }
    }

    mutating func insets() -> InsetsValue? {
      maybe {
        InsetsValue(
          top: Double($0.number(below: 3)), leading: Double($0.number(below: 3)),
          bottom: Double($0.number(below: 3)), trailing: Double($0.number(below: 3)))
      }
    }

    mutating func typography() -> TypographyValue? {
      maybe { random in
        var style = body
        style.size = Double(10 + random.number(below: 3))
        style.letterSpacing = Double(random.number(below: 2))
        style.lineHeight = Double(random.number(below: 2) * 20)
        style.textCase = TypographyValue.TextCase.allCases.randomElement(using: &random) ?? .none
        style.maximumScale = random.length().map { 1 + $0 }
        return style
      }
    }

    mutating func states<Value>(
      _ value: (inout RandomLooks) -> Value
    ) -> StateValues<Value> {
      StateValues(
        normal: value(&self), selected: value(&self), highlighted: value(&self),
        disabled: value(&self), focused: value(&self), invalid: value(&self))
    }

    mutating func corners() -> CornersValue? {
      maybe { random in
        switch random.number(below: 4) {
        case 0: .pill
        case 1: CornersValue(topLeading: 4, topTrailing: 4)
        case 2: CornersValue(topLeading: 4, bottomTrailing: 8)
        default: CornersValue(Double(random.number(below: 4)))
        }
      }
    }

    mutating func fill() -> FillValue? {
      maybe { random in
        let color = variedColor(random.number(below: 16))
        switch random.number(below: 4) {
        case 0:
          let stops: ValueList<GradientValue.Stop> = [
            .init(color: color, position: 0), .init(color: variedColor(0), position: 1),
          ]
          return .gradient(
            GradientValue(stops: stops),
            direction: FillValue.Direction.allCases.randomElement(using: &random) ?? .toTop)
        case 1: return .blur(.thin)
        case 2: return .image("pattern", contentMode: .center)
        default: return .color(color)
        }
      }
    }

    mutating func border() -> BorderValue? {
      maybe { random in
        let kinds = StrokeStyleValue.Kind.allCases.filter { $0 != .custom }
        let kind = kinds.randomElement(using: &random) ?? .solid
        return BorderValue(
          color: variedColor(random.number(below: 16)), width: Double(random.number(below: 3)),
          style: random.bool() == true
            ? StrokeStyleValue(dashes: [3, 1], lineCap: .square) : StrokeStyleValue(kind))
      }
    }

    mutating func shadow() -> ShadowValue? {
      maybe { random in
        let layers = (0..<random.number(below: 4)).map { _ in
          ShadowValue.Layer(
            color: variedColor(random.number(below: 16)), offsetX: 1,
            blur: Double(random.number(below: 3)), spread: Double(random.number(below: 2)),
            inset: random.bool() == true)
        }
        return ShadowValue(layers: ValueList(layers))
      }
    }

    mutating func view() -> ViewAppearance {
      ViewAppearance(
        backgroundColor: color(), backgroundFill: fill(), tintColor: color(),
        cornerRadius: corners(), cornerCurve: maybe(), border: border(), borderColor: color(),
        borderWidth: length(), shadow: shadow(),
        opacity: maybe { Double($0.number(below: 3)) / 2 }, isHidden: bool(),
        clipsToBounds: bool(), layoutMargins: insets())
    }

    mutating func size() -> SizeValue {
      func scaled(_ random: inout RandomLooks) -> LengthValue? {
        random.maybe { random in
          LengthValue(
            Double(random.number(below: 50)), scale: random.bool() == true ? .body : nil,
            maximum: random.length())
        }
      }
      return SizeValue(
        width: scaled(&self), minWidth: scaled(&self), maxWidth: scaled(&self),
        height: scaled(&self), minHeight: scaled(&self), maxHeight: scaled(&self),
        aspectRatio: maybe { Double(1 + $0.number(below: 3)) })
    }

    mutating func details() -> TextDetails {
      TextDetails(
        fontFamily: maybe { _ in FontFamilyValue(["Georgia"]) }, fontWeight: maybe { _ in .bold },
        fontFeatures: maybe { $0.bool() == true ? .smallCaps : ["tnum": 1, "liga": 0] },
        isItalic: bool(), isUnderlined: bool(), isStruckThrough: bool(),
        paragraphSpacing: length(), shadow: shadow())
    }

    mutating func filter() -> ImageFilter {
      ImageFilter(
        saturation: length(), brightness: maybe { Double($0.number(below: 3)) - 1 },
        color: color(), blendMode: maybe(), blur: length(),
        opacity: maybe { Double($0.number(below: 3)) / 2 })
    }

    mutating func link() -> LinkAppearance {
      LinkAppearance(
        view: view(), typography: typography(), details: details(), contentInsets: insets(),
        textColor: states { $0.color() }, visitedColor: color(), isUnderlined: states { $0.bool() },
        backgroundColor: states { $0.color() },
        opacity: states { $0.maybe { Double($0.number(below: 3)) / 2 } })
    }

    mutating func label() -> LabelAppearance {
      LabelAppearance(
        view: view(), textColor: color(), typography: typography(), details: details(),
        highlightedTextColor: color(),
        textAlignment: maybe(), numberOfLines: maybe { $0.number(below: 3) },
        lineBreakMode: maybe(), minimumScaleFactor: maybe { Double($0.number(below: 3)) / 2 })
    }

    mutating func button() -> ButtonAppearance {
      ButtonAppearance(
        view: view(), typography: typography(), details: details(), contentInsets: insets(),
        imagePlacement: maybe(), imagePadding: length(),
        states: states { random in
          ButtonStateAppearance(
            titleColor: random.color(), imageColor: random.color(),
            typography: random.typography(),
            details: random.bool() == true ? random.details() : .unset,
            backgroundColor: random.color(),
            backgroundFill: random.fill(), border: random.border(), borderColor: random.color(),
            borderWidth: random.length(),
            shadow: random.shadow(), opacity: random.maybe { Double($0.number(below: 3)) / 2 },
            scale: random.maybe { Double(1 + $0.number(below: 3)) })
        })
    }

    mutating func textField() -> TextFieldAppearance {
      TextFieldAppearance(
        view: view(), textColor: color(), typography: typography(), placeholderColor: color(),
        textAlignment: maybe(), borderStyle: maybe(), clearButton: maybe(),
        minimumFontSize: length(), keyboard: maybe(), input: input())
    }

    mutating func textView() -> TextViewAppearance {
      TextViewAppearance(
        view: view(), textColor: color(), typography: typography(), details: details(),
        linkColor: color(),
        textAlignment: maybe(), textInsets: insets(), lineFragmentPadding: length(),
        keyboard: maybe(), input: input())
    }

    private mutating func input() -> TextInputTraits {
      TextInputTraits(
        keyboardType: maybe(), contentType: maybe(), returnKey: maybe(), capitalization: maybe(),
        isCorrected: bool(), isSecure: bool())
    }

    mutating func image() -> ImageAppearance {
      ImageAppearance(
        view: view(), contentMode: maybe(), rendering: maybe(), templateColor: color(),
        filter: filter(), placeholder: maybe { _ in "avatar" }, placeholderColor: color(),
        symbolSize: length(),
        symbolWeight: maybe { FontWeightValue(Double(100 * (1 + $0.number(below: 9)))) })
    }

    mutating func stack() -> StackAppearance {
      StackAppearance(
        view: view(), axis: maybe(), spacing: length(), alignment: maybe(), distribution: maybe(),
        contentInsets: insets())
    }

    mutating func scrollView() -> ScrollViewAppearance {
      ScrollViewAppearance(
        view: view(), contentInsets: insets(), indicatorStyle: maybe(),
        showsHorizontalIndicator: bool(), showsVerticalIndicator: bool(), bounces: bool(),
        refreshColor: color())
    }

    mutating func toggle() -> SwitchAppearance {
      SwitchAppearance(view: view(), onColor: color(), thumbColor: color())
    }

    mutating func slider() -> SliderAppearance {
      SliderAppearance(
        view: view(), minimumTrackColor: color(), maximumTrackColor: color(), thumbColor: color())
    }

    mutating func progress() -> ProgressAppearance {
      ProgressAppearance(
        view: view(), progressColor: color(), trackColor: color(), style: maybe())
    }

    mutating func activityIndicator() -> ActivityIndicatorAppearance {
      ActivityIndicatorAppearance(
        view: view(), color: color(), size: maybe(), hidesWhenStopped: bool())
    }

    mutating func segmentedControl() -> SegmentedControlAppearance {
      SegmentedControlAppearance(
        view: view(), selectedSegmentColor: color(),
        segmentColor: states { $0.color() }, segmentRadius: corners(), spacing: length(),
        dividerColor: color(), titleColor: states { $0.color() },
        typography: states { $0.typography() })
    }

    mutating func pageControl() -> PageControlAppearance {
      PageControlAppearance(
        view: view(), pageColor: color(), currentPageColor: color(), backgroundStyle: maybe(),
        hidesForSinglePage: bool())
    }

    mutating func navigationBar() -> NavigationBarAppearance {
      NavigationBarAppearance(
        view: view(), background: maybe(), backgroundColor: color(), separatorColor: color(),
        titleColor: color(), titleTypography: typography(), largeTitleColor: color(),
        largeTitleTypography: typography(), prefersLargeTitles: bool(),
        buttonColor: states { $0.color() }, buttonTypography: typography())
    }

    mutating func tabBar() -> TabBarAppearance {
      TabBarAppearance(
        view: view(), background: maybe(), backgroundColor: color(), separatorColor: color(),
        selectionColor: color(), itemPositioning: maybe(), itemWidth: length(),
        itemSpacing: length(), item: tabBarItem())
    }

    mutating func cell() -> CellAppearance {
      CellAppearance(
        view: view(), selectedView: view(), contentInsets: insets(), separatorInsets: insets())
    }

    mutating func table() -> TableAppearance {
      TableAppearance(
        scroll: scrollView(), separatorColor: color(), separatorInsets: insets(),
        showsSeparators: bool(), sectionSpacing: length())
    }

    mutating func collection() -> CollectionAppearance {
      CollectionAppearance(
        scroll: scrollView(), itemSpacing: length(), lineSpacing: length(),
        sectionInsets: insets())
    }

    mutating func searchBar() -> SearchBarAppearance {
      SearchBarAppearance(view: view(), field: textField(), barColor: color(), style: maybe())
    }

    mutating func toolbar() -> ToolbarAppearance {
      ToolbarAppearance(
        view: view(), background: maybe(), backgroundColor: color(), separatorColor: color(),
        buttonColor: states { $0.color() }, buttonTypography: typography())
    }

    mutating func stepper() -> StepperAppearance {
      StepperAppearance(
        view: view(), backgroundColor: states { $0.color() }, dividerColor: color())
    }

    mutating func datePicker() -> DatePickerAppearance {
      DatePickerAppearance(view: view(), style: maybe())
    }

    mutating func tabBarItem() -> TabBarItemAppearance {
      TabBarItemAppearance(
        titleColor: states { $0.color() }, iconColor: states { $0.color() },
        typography: states { $0.typography() }, titleOffset: length(), badgeColor: color(),
        badgeTextColor: color())
    }
  }

  extension RandomLooks: RandomNumberGenerator {}
#endif
