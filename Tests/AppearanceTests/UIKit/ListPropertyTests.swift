#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Properties of lists and what stands in them") @MainActor struct ListPropertyTests {
    private let color = variedColor(1)
    private let faded = ViewAppearance(opacity: 0.5)
    private let edges = InsetsValue(top: 1, leading: 2, bottom: 3, trailing: 4)
    private let uiEdges = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    @Test func cells() {
      let table = PropertyTable(
        CellAppearance.self, on: { UITableViewCell() }, by: { $0.apply($1) })
      table.expect(CellAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(CellAppearance(selectedView: ViewAppearance(backgroundColor: color))) {
        matches($0.selectedBackgroundView?.backgroundColor, color)
      }
      table.expect(CellAppearance(contentInsets: edges)) {
        $0.contentView.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }
      table.expect(CellAppearance(separatorInsets: edges)) { [uiEdges] in
        $0.separatorInset == uiEdges
      }
      table.expectNoOthers()
      let cell = UICollectionViewCell()
      cell.apply(CellAppearance(selectedView: faded, contentInsets: edges))
      #expect(cell.selectedBackgroundView?.alpha == 0.5)
      #expect(cell.contentView.directionalLayoutMargins.trailing == 4)
    }

    @Test("a background replaces a cell's configuration, which comes back")
    func configuredCells() {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.cornerRadius = 7
      let selected = CellAppearance(selectedView: ViewAppearance(backgroundColor: color))
      let cell = UITableViewCell()
      cell.backgroundConfiguration = configuration
      cell.apply(CellAppearance(contentInsets: edges))
      #expect(cell.backgroundConfiguration?.cornerRadius == 7)
      for look in [selected, CellAppearance(view: ViewAppearance(backgroundColor: color))] {
        cell.apply(look)
        #expect(cell.backgroundConfiguration == nil)
        #expect((cell.selectedBackgroundView != nil) == (look == selected))
      }
      cell.apply(selected)
      cell.apply(CellAppearance.unset)
      #expect(cell.backgroundConfiguration?.cornerRadius == 7)
      #expect(cell.selectedBackgroundView == nil)
      let item = UICollectionViewCell()
      item.backgroundConfiguration = configuration
      item.apply(selected)
      #expect(item.backgroundConfiguration == nil)
      #expect(item.selectedBackgroundView != nil)
      item.apply(CellAppearance.unset)
      #expect(item.backgroundConfiguration?.cornerRadius == 7)
    }

    @Test func tables() {
      let table = PropertyTable(TableAppearance.self, on: { UITableView() }, by: { $0.apply($1) })
      table.expect(TableAppearance(scroll: ScrollViewAppearance(view: faded, bounces: false))) {
        $0.alpha == 0.5 && !$0.bounces
      }
      table.expect(TableAppearance(separatorColor: color)) { matches($0.separatorColor, color) }
      table.expect(TableAppearance(separatorInsets: edges)) { [uiEdges] in
        $0.separatorInset == uiEdges
      }
      table.expect(TableAppearance(showsSeparators: false)) { $0.separatorStyle == .none }
      table.expect(TableAppearance(sectionSpacing: 4)) { $0.sectionHeaderTopPadding == 4 }
      table.expectNoOthers()
    }

    @Test func collections() {
      func flow(_ collection: UICollectionView) -> UICollectionViewFlowLayout? {
        collection.collectionViewLayout as? UICollectionViewFlowLayout
      }
      let table = PropertyTable(
        CollectionAppearance.self,
        on: {
          UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }, by: { $0.apply($1) })
      table.expect(CollectionAppearance(scroll: ScrollViewAppearance(view: faded))) {
        $0.alpha == 0.5
      }
      table.expect(CollectionAppearance(itemSpacing: 4)) { flow($0)?.minimumInteritemSpacing == 4 }
      table.expect(CollectionAppearance(lineSpacing: 4)) { flow($0)?.minimumLineSpacing == 4 }
      table.expect(CollectionAppearance(sectionInsets: edges)) { [uiEdges] in
        flow($0)?.sectionInset == uiEdges
      }
      table.expectNoOthers()
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      other.apply(CollectionAppearance(itemSpacing: 4))
    }

    @Test func searchBars() {
      let table = PropertyTable(
        SearchBarAppearance.self, on: { UISearchBar() }, by: { $0.apply($1) })
      table.expect(SearchBarAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(SearchBarAppearance(field: TextFieldAppearance(textColor: color))) {
        matches($0.searchTextField.textColor, color)
      }
      table.expect(SearchBarAppearance(barColor: color)) { matches($0.barTintColor, color) }
      table.expect(SearchBarAppearance(style: .minimal)) { $0.searchBarStyle == .minimal }
      table.expectNoOthers()
    }

    @Test func toolbars() {
      func isShown(_ bar: UIToolbar, _ check: (UIToolbarAppearance) -> Bool) -> Bool {
        let isFixed = bar.standardAppearance.shimBackground == .opaque
        let atEdge = [bar.scrollEdgeAppearance, bar.compactScrollEdgeAppearance]
        return [bar.standardAppearance, bar.compactAppearance].allSatisfy { $0.map(check) ?? false }
          && atEdge.allSatisfy { isFixed ? $0.map(check) ?? false : $0 == nil }
      }
      let table = PropertyTable(ToolbarAppearance.self, on: { UIToolbar() }, by: { $0.apply($1) })
      table.expect(ToolbarAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(ToolbarAppearance(background: .opaque)) {
        isShown($0) { $0.shimBackground == .opaque }
      }
      table.expect(ToolbarAppearance(backgroundColor: color)) { [color] in
        isShown($0) { matches($0.backgroundColor, color) }
      }
      table.expect(ToolbarAppearance(separatorColor: color)) { [color] in
        isShown($0) { matches($0.shadowColor, color) }
      }
      table.expect(ToolbarAppearance(buttonColor: StateValues(disabled: color))) { [color] in
        isShown($0) {
          [$0.buttonAppearance, $0.doneButtonAppearance].allSatisfy {
            matches($0.disabled.titleTextAttributes[.foregroundColor] as? UIColor, color)
          }
        }
      }
      table.expect(ToolbarAppearance(buttonTypography: body)) {
        isShown($0) {
          matches($0.buttonAppearance.normal.titleTextAttributes, body, hasLineHeight: false)
        }
      }
      table.expectNoOthers()
    }

    @Test func steppers() {
      func isFilled(_ image: UIImage?, _ color: ColorValue) -> Bool {
        guard case .fill(let fill, _)? = image?.shimOperations.first else { return false }
        return matches(fill, color, in: .light)
      }
      let table = PropertyTable(StepperAppearance.self, on: { UIStepper() }, by: { $0.apply($1) })
      table.expect(StepperAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(StepperAppearance(backgroundColor: StateValues(highlighted: color))) { [color] in
        isFilled($0.backgroundImage(for: .highlighted), color)
          && $0.backgroundImage(for: .normal)?.shimOperations.isEmpty == true
      }
      table.expect(StepperAppearance(dividerColor: color)) { [color] in
        isFilled(
          $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal), color)
      }
      table.expectNoOthers()
    }

    @Test func datePickers() {
      let table = PropertyTable(
        DatePickerAppearance.self, on: { UIDatePicker() }, by: { $0.apply($1) })
      table.expect(DatePickerAppearance(view: faded)) { $0.alpha == 0.5 }
      table.expect(DatePickerAppearance(style: .wheels)) { $0.preferredDatePickerStyle == .wheels }
      table.expect(DatePickerAppearance(mode: .date)) { $0.datePickerMode == .date }
      table.expectNoOthers()
      // UIKit stops an app that wants a timer as a calendar, or wheels on a Mac.
      let timer = UIDatePicker()
      timer.datePickerMode = .countDownTimer
      timer.apply(DatePickerAppearance(style: .inline))
      #expect(timer.preferredDatePickerStyle == .automatic)
      timer.apply(DatePickerAppearance(style: .wheels))
      #expect(timer.preferredDatePickerStyle == .wheels)
      let mac = UIDatePicker()
      mac.shimAdopt(UITraitCollection(userInterfaceIdiom: .mac))
      mac.apply(DatePickerAppearance(style: .wheels))
      #expect(mac.preferredDatePickerStyle == .automatic)
      mac.apply(DatePickerAppearance(style: .compact))
      #expect(mac.preferredDatePickerStyle == .compact)
    }
  }
#endif
