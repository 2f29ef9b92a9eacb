#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Every property of controls") @MainActor struct ControlPropertyTests {
    private let color = variedColor(3)
    private let faded = ViewAppearance(opacity: 0.5)

    @Test func switches() {
      let table = PropertyTable(SwitchAppearance.self, on: { UISwitch() }, by: { $0.apply($1) })
      table.expect(SwitchAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(SwitchAppearance(onColor: color)) { matches($0.onTintColor, color) }
      table.expect(SwitchAppearance(thumbColor: color)) { matches($0.thumbTintColor, color) }
      table.expectNoOthers()
    }

    @Test func sliders() {
      let table = PropertyTable(SliderAppearance.self, on: { UISlider() }, by: { $0.apply($1) })
      table.expect(SliderAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(SliderAppearance(minimumTrackColor: color)) {
        matches($0.minimumTrackTintColor, color)
      }
      table.expect(SliderAppearance(maximumTrackColor: color)) {
        matches($0.maximumTrackTintColor, color)
      }
      table.expect(SliderAppearance(thumbColor: color)) { matches($0.thumbTintColor, color) }
      table.expectNoOthers()
    }

    @Test func progressBars() {
      let table = PropertyTable(
        ProgressAppearance.self, on: { UIProgressView() }, by: { $0.apply($1) })
      table.expect(ProgressAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(ProgressAppearance(progressColor: color)) {
        matches($0.progressTintColor, color)
      }
      table.expect(ProgressAppearance(trackColor: color)) { matches($0.trackTintColor, color) }
      table.expect(ProgressAppearance(style: .bar)) { $0.progressViewStyle == .bar }
      table.expectNoOthers()
    }

    @Test func activityIndicators() {
      let table = PropertyTable(
        ActivityIndicatorAppearance.self, on: { UIActivityIndicatorView() }, by: { $0.apply($1) })
      table.expect(ActivityIndicatorAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(ActivityIndicatorAppearance(color: color, size: .large)) {
        matches($0.color, color) && $0.style == .large
      }
      table.expect(ActivityIndicatorAppearance(hidesWhenStopped: false)) {
        !$0.hidesWhenStopped
      }
      table.expectNoOthers()
    }

    @Test func segmentedControls() {
      let colors = StateValues<ColorValue?>(
        normal: variedColor(1), selected: variedColor(2), highlighted: variedColor(3),
        disabled: variedColor(4), focused: variedColor(5))
      var bold = body
      bold.weight = .bold
      let typography = StateValues<TypographyValue?>(normal: body, selected: bold)
      let table = PropertyTable(
        SegmentedControlAppearance.self, on: { UISegmentedControl() }, by: { $0.apply($1) })
      table.expect(SegmentedControlAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(SegmentedControlAppearance(segmentColor: StateValues(selected: color))) {
        let image = $0.backgroundImage(for: .selected, barMetrics: .default)
        guard case .fill(let fill, _)? = image?.shimOperations.first else { return false }
        return matches(fill, color, in: .light)
          && $0.backgroundImage(for: .normal, barMetrics: .default)?.shimOperations.isEmpty == true
          && $0.dividerImage(
            forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) != nil
      }
      let surfaces = StateValues<ColorValue?>(normal: color)
      table.expect(SegmentedControlAppearance(segmentColor: surfaces, segmentRadius: 4)) {
        $0.backgroundImage(for: .normal, barMetrics: .default)?.capInsets.left == 4
      }
      table.expect(SegmentedControlAppearance(segmentColor: surfaces, spacing: 6)) {
        let image = $0.backgroundImage(for: .normal, barMetrics: .default)
        return image?.size == CGSize(width: 7, height: 1) && image?.capInsets.right == 3
      }
      table.expect(SegmentedControlAppearance(dividerColor: color)) {
        let image = $0.dividerImage(
          forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        guard case .fill(let fill, _)? = image?.shimOperations.first else { return false }
        return matches(fill, color, in: .light)
      }
      table.expect(SegmentedControlAppearance(selectedSegmentColor: color)) {
        matches($0.selectedSegmentTintColor, color)
      }
      table.expect(SegmentedControlAppearance(titleColor: colors)) { control in
        UIControl.State.described.allSatisfy { states, uiState in
          let shown = control.titleTextAttributes(for: uiState)?[.foregroundColor]
          return matches(shown as? UIColor, colors[states] ?? variedColor(15))
        }
      }
      table.expect(SegmentedControlAppearance(typography: typography)) { control in
        UIControl.State.described.allSatisfy { states, uiState in
          let attributes = control.titleTextAttributes(for: uiState)
          let weight = (attributes?[.font] as? UIFont)?.shimWeight
          return matches(attributes, body, hasLineHeight: false)
            && weight == (states.contains(.selected) ? .bold : .semibold)
        }
      }
      table.expectNoOthers()
    }

    @Test func pageControls() {
      let table = PropertyTable(
        PageControlAppearance.self, on: { UIPageControl() }, by: { $0.apply($1) })
      table.expect(PageControlAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(PageControlAppearance(pageColor: color)) {
        matches($0.pageIndicatorTintColor, color)
      }
      table.expect(PageControlAppearance(currentPageColor: color)) {
        matches($0.currentPageIndicatorTintColor, color)
      }
      table.expect(PageControlAppearance(backgroundStyle: .prominent)) {
        $0.backgroundStyle == .prominent
      }
      table.expect(PageControlAppearance(hidesForSinglePage: true)) { $0.hidesForSinglePage }
      table.expectNoOthers()
    }
  }

  extension UIControl.State {
    /// The states in which a control can be, as looks and as UIKit call them.
    static var described: [(Set<ControlState>, UIControl.State)] {
      [
        ([.normal], []), ([.selected], [.selected]), ([.highlighted], [.highlighted]),
        ([.disabled], [.disabled]), ([.focused], [.focused]),
        ([.selected, .highlighted], [.selected, .highlighted]),
        ([.selected, .disabled], [.selected, .disabled]),
        ([.selected, .focused], [.selected, .focused]),
        ([.focused, .highlighted], [.focused, .highlighted]),
        ([.selected, .focused, .highlighted], [.selected, .focused, .highlighted]),
      ]
    }
  }
#endif
