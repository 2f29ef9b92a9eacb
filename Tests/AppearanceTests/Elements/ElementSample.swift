import Appearance
import DesignTokens
import Testing

/// An element with looks that set one of its properties each.
struct ElementSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The properties that the looks set.
  let properties: [String]
  /// The stored properties of the type.
  let declaredProperties: [String]
  /// The properties that are lost when a look that sets them overrides an empty one.
  let unmerged: [String]
  /// The properties that are lost when an empty look overrides one that sets them.
  let overwritten: [String]
  /// The first names in the descriptions of the looks.
  let described: [String]

  init<Look: ElementAppearance>(_ looks: Look...) {
    testDescription = "\(Look.self)"
    properties = looks.flatMap(\.setProperties)
    declaredProperties = Look.declaredProperties
    unmerged = looks.filter { Look.unset.overriding(with: $0) != $0 }.flatMap(\.setProperties)
    overwritten = looks.filter { $0.overriding(with: .unset) != $0 }.flatMap(\.setProperties)
    described = looks.map { look in
      let lines = look.description.split(separator: "\n").dropFirst()
      return String(lines.first?.drop { $0 == " " }.prefix { $0 != ":" } ?? "")
    }
  }

  private static let input = TextInputTraits(isCorrected: true)

  static let all: [ElementSample] = [
    ElementSample(
      ViewAppearance(backgroundColor: color), ViewAppearance(backgroundFill: .blur(.thin)),
      ViewAppearance(tintColor: color), ViewAppearance(cornerRadius: .pill),
      ViewAppearance(cornerCurve: .continuous),
      ViewAppearance(border: BorderValue(color: color, width: 1)),
      ViewAppearance(borderColor: color), ViewAppearance(borderWidth: 1),
      ViewAppearance(shadow: ShadowValue(layers: [.init(color: color)])),
      ViewAppearance(opacity: 0.5), ViewAppearance(isHidden: true),
      ViewAppearance(clipsToBounds: true), ViewAppearance(layoutMargins: InsetsValue(1))),
    ElementSample(
      SizeValue(width: 1), SizeValue(minWidth: 1), SizeValue(maxWidth: 1), SizeValue(height: 1),
      SizeValue(minHeight: 1), SizeValue(maxHeight: 1), SizeValue(aspectRatio: 2)),
    ElementSample(
      LabelAppearance(view: view), LabelAppearance(textColor: color),
      LabelAppearance(typography: body), LabelAppearance(details: details),
      LabelAppearance(highlightedTextColor: color),
      LabelAppearance(textAlignment: .center), LabelAppearance(numberOfLines: 2),
      LabelAppearance(lineBreakMode: .clipping), LabelAppearance(minimumScaleFactor: 0.5)),
    ElementSample(
      ButtonStateAppearance(titleColor: color), ButtonStateAppearance(imageColor: color),
      ButtonStateAppearance(typography: body), ButtonStateAppearance(details: details),
      ButtonStateAppearance(backgroundColor: color),
      ButtonStateAppearance(backgroundFill: .blur(.thin)),
      ButtonStateAppearance(border: BorderValue(color: color, width: 1)),
      ButtonStateAppearance(borderColor: color), ButtonStateAppearance(borderWidth: 1),
      ButtonStateAppearance(shadow: ShadowValue(layers: [])), ButtonStateAppearance(opacity: 0.5),
      ButtonStateAppearance(scale: 0.9)),
    ElementSample(
      TextDetails(fontFamily: FontFamilyValue(["Georgia"])), TextDetails(fontWeight: .bold),
      TextDetails(fontFeatures: .smallCaps),
      TextDetails(isItalic: true), TextDetails(isUnderlined: true),
      TextDetails(isStruckThrough: true), TextDetails(paragraphSpacing: 4),
      TextDetails(shadow: ShadowValue(layers: []))),
    ElementSample(
      ButtonAppearance(view: view), ButtonAppearance(typography: body),
      ButtonAppearance(details: details), ButtonAppearance(contentInsets: InsetsValue(1)),
      ButtonAppearance(imagePlacement: .trailing), ButtonAppearance(imagePadding: 4),
      ButtonAppearance(transition: transition),
      ButtonAppearance(states: StateValues(focused: ButtonStateAppearance(titleColor: color)))),
    ElementSample(
      TextFieldAppearance(view: view), TextFieldAppearance(textColor: color),
      TextFieldAppearance(typography: body), TextFieldAppearance(placeholderColor: color),
      TextFieldAppearance(textAlignment: .right), TextFieldAppearance(borderStyle: .line),
      TextFieldAppearance(clearButton: .always), TextFieldAppearance(minimumFontSize: 9),
      TextFieldAppearance(keyboard: .dark), TextFieldAppearance(input: input)),
    ElementSample(
      TextInputTraits(keyboardType: .phone), TextInputTraits(contentType: .email),
      TextInputTraits(returnKey: .done), TextInputTraits(capitalization: .words),
      TextInputTraits(isCorrected: false), TextInputTraits(isSecure: true),
      TextInputTraits(maximumLength: 4), TextInputTraits(format: "##")),
    ElementSample(
      TextViewAppearance(view: view), TextViewAppearance(textColor: color),
      TextViewAppearance(typography: body), TextViewAppearance(details: details),
      TextViewAppearance(linkColor: color),
      TextViewAppearance(textAlignment: .center), TextViewAppearance(textInsets: InsetsValue(1)),
      TextViewAppearance(lineFragmentPadding: 1), TextViewAppearance(keyboard: .light),
      TextViewAppearance(input: input)),
    ElementSample(
      ImageAppearance(view: view), ImageAppearance(contentMode: .center),
      ImageAppearance(rendering: .template), ImageAppearance(templateColor: color),
      ImageAppearance(filter: ImageFilter(saturation: 0)),
      ImageAppearance(placeholder: "avatar"), ImageAppearance(placeholderColor: color),
      ImageAppearance(symbolSize: 20),
      ImageAppearance(symbolWeight: .bold)),
    ElementSample(
      StackAppearance(view: view), StackAppearance(axis: .vertical), StackAppearance(spacing: 1),
      StackAppearance(alignment: .center), StackAppearance(distribution: .fillEqually),
      StackAppearance(contentInsets: InsetsValue(1))),
    ElementSample(
      ScrollViewAppearance(view: view), ScrollViewAppearance(contentInsets: InsetsValue(1)),
      ScrollViewAppearance(indicatorStyle: .white),
      ScrollViewAppearance(showsHorizontalIndicator: false),
      ScrollViewAppearance(showsVerticalIndicator: false), ScrollViewAppearance(bounces: false),
      ScrollViewAppearance(refreshColor: color)),
    ElementSample(
      SwitchAppearance(view: view), SwitchAppearance(onColor: color),
      SwitchAppearance(thumbColor: color)),
    ElementSample(
      SliderAppearance(view: view), SliderAppearance(minimumTrackColor: color),
      SliderAppearance(maximumTrackColor: color), SliderAppearance(thumbColor: color)),
    ElementSample(
      ProgressAppearance(view: view), ProgressAppearance(progressColor: color),
      ProgressAppearance(trackColor: color), ProgressAppearance(style: .bar)),
    ElementSample(
      ActivityIndicatorAppearance(view: view), ActivityIndicatorAppearance(color: color),
      ActivityIndicatorAppearance(size: .large),
      ActivityIndicatorAppearance(hidesWhenStopped: false)),
    ElementSample(
      SegmentedControlAppearance(view: view),
      SegmentedControlAppearance(selectedSegmentColor: color),
      SegmentedControlAppearance(segmentColor: StateValues(selected: color)),
      SegmentedControlAppearance(segmentRadius: 4), SegmentedControlAppearance(spacing: 4),
      SegmentedControlAppearance(dividerColor: color),
      SegmentedControlAppearance(titleColor: StateValues(selected: color)),
      SegmentedControlAppearance(typography: StateValues(normal: body))),
    ElementSample(
      PageControlAppearance(view: view), PageControlAppearance(pageColor: color),
      PageControlAppearance(currentPageColor: color),
      PageControlAppearance(backgroundStyle: .minimal),
      PageControlAppearance(hidesForSinglePage: true)),
    ElementSample(
      NavigationBarAppearance(view: view), NavigationBarAppearance(background: .opaque),
      NavigationBarAppearance(backgroundColor: color),
      NavigationBarAppearance(separatorColor: color), NavigationBarAppearance(titleColor: color),
      NavigationBarAppearance(titleTypography: body),
      NavigationBarAppearance(largeTitleColor: color),
      NavigationBarAppearance(largeTitleTypography: body),
      NavigationBarAppearance(prefersLargeTitles: true),
      NavigationBarAppearance(buttonColor: StateValues(disabled: color)),
      NavigationBarAppearance(buttonTypography: body)),
    ElementSample(
      TabBarAppearance(view: view), TabBarAppearance(background: .transparent),
      TabBarAppearance(backgroundColor: color), TabBarAppearance(separatorColor: color),
      TabBarAppearance(selectionColor: color), TabBarAppearance(itemPositioning: .centered),
      TabBarAppearance(itemWidth: 40), TabBarAppearance(itemSpacing: 8),
      TabBarAppearance(item: TabBarItemAppearance(badgeColor: color))),
    ElementSample(
      TabBarItemAppearance(titleColor: StateValues(normal: color)),
      TabBarItemAppearance(iconColor: StateValues(normal: color)),
      TabBarItemAppearance(typography: StateValues(normal: body)),
      TabBarItemAppearance(titleOffset: 2),
      TabBarItemAppearance(badgeColor: color), TabBarItemAppearance(badgeTextColor: color)),
    ElementSample(
      CellAppearance(view: view), CellAppearance(selectedView: view),
      CellAppearance(contentInsets: InsetsValue(1)),
      CellAppearance(separatorInsets: InsetsValue(1))),
    ElementSample(
      TableAppearance(scroll: ScrollViewAppearance(bounces: false)),
      TableAppearance(separatorColor: color), TableAppearance(separatorInsets: InsetsValue(1)),
      TableAppearance(showsSeparators: false), TableAppearance(sectionSpacing: 4)),
    ElementSample(
      CollectionAppearance(scroll: ScrollViewAppearance(bounces: false)),
      CollectionAppearance(itemSpacing: 4), CollectionAppearance(lineSpacing: 4),
      CollectionAppearance(sectionInsets: InsetsValue(1))),
    ElementSample(
      SearchBarAppearance(view: view),
      SearchBarAppearance(field: TextFieldAppearance(textColor: color)),
      SearchBarAppearance(barColor: color), SearchBarAppearance(style: .minimal)),
    ElementSample(
      ToolbarAppearance(view: view), ToolbarAppearance(background: .opaque),
      ToolbarAppearance(backgroundColor: color), ToolbarAppearance(separatorColor: color),
      ToolbarAppearance(buttonColor: StateValues(disabled: color)),
      ToolbarAppearance(buttonTypography: body)),
    ElementSample(
      StepperAppearance(view: view), StepperAppearance(backgroundColor: StateValues(normal: color)),
      StepperAppearance(dividerColor: color)),
    ElementSample(
      DatePickerAppearance(view: view), DatePickerAppearance(style: .wheels),
      DatePickerAppearance(mode: .time)),
    ElementSample(
      ImageFilter(saturation: 0), ImageFilter(brightness: 0.5), ImageFilter(color: color),
      ImageFilter(blendMode: .multiply), ImageFilter(blur: 4), ImageFilter(opacity: 0.5)),
    ElementSample(
      LinkAppearance(view: view), LinkAppearance(typography: body),
      LinkAppearance(details: details), LinkAppearance(contentInsets: InsetsValue(1)),
      LinkAppearance(textColor: StateValues(highlighted: color)),
      LinkAppearance(visitedColor: color), LinkAppearance(isUnderlined: StateValues(focused: true)),
      LinkAppearance(backgroundColor: StateValues(highlighted: color)),
      LinkAppearance(opacity: StateValues(disabled: 0.5))),
  ]

  private static let color = variedColor(1)
  private static let details = TextDetails(isItalic: true)
  private static let transition = TransitionValue(
    duration: DurationValue(seconds: 0.2), timingFunction: CubicBezierValue(0, 0, 1, 1))
  private static let view = ViewAppearance(opacity: 0.5)
}
