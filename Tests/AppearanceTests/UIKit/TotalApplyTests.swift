#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  /// After a look, an element is as one that had no look before, whatever the look before set.
  @Suite("A look replaces the one before") @MainActor struct TotalApplyTests {
    /// As many looks as make the wanted number of pairs; `.ci/night` wants 2,000 of each element.
    private static let lookCount: Int = {
      let wanted = ProcessInfo.processInfo.environment["RANDOM_LOOKS"].flatMap { Int($0) } ?? 300
      var count = 2
      while count * (count - 1) < wanted { count += 1 }
      return count
    }()

    /// Applies each look after each other one to an element, and compares it with a new element that
    /// has the second look only.
    private func expectTotal<Look: ElementAppearance, Element: NSObject>(
      _ makeElement: () -> Element, _ apply: (Element, Look) -> Void,
      _ makeLook: (inout RandomLooks) -> Look, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var random = RandomLooks(seed: 1)
      let looks = (0..<Self.lookCount).map { _ in makeLook(&random) }
      let expected = looks.map { look in
        let fresh = makeElement()
        apply(fresh, look)
        return stored(in: fresh)
      }
      let element = makeElement()
      let untouched = stored(in: makeElement())
      // 0 1 0 2 0 3 … 1 2 1 3 …: each look comes once after each other one.
      let order = looks.indices.flatMap { one in
        looks.indices.dropFirst(one + 1).flatMap { [one, $0] } + [one]
      }
      var previous = Look.unset
      for index in order {
        apply(element, looks[index])
        let found = stored(in: element)
        if found != expected[index] {
          let difference = found.difference(from: expected[index])
          Issue.record(
            "\(difference)\nafter \(previous)\nthen \(looks[index])",
            sourceLocation: sourceLocation)
          return
        }
        previous = looks[index]
      }
      apply(element, .unset)
      #expect(stored(in: element) == untouched, sourceLocation: sourceLocation)
    }

    @Test func views() {
      expectTotal({ UIView() }, { $0.apply($1) }, { $0.view() })
    }

    @Test func sizes() {
      expectTotal({ UIView() }, { $0.apply($1) }, { $0.size() })
    }

    @Test func viewsWithASize() {
      expectTotal(
        { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }, { $0.apply($1) },
        { $0.view() })
    }

    @Test func viewsThatTheAppStyled() {
      expectTotal(
        { () -> UIView in
          let view = UIView()
          view.layer.cornerRadius = 3
          view.layer.maskedCorners = .layerMinXMinYCorner
          view.layer.mask = CALayer()
          view.isHidden = true
          view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          view.layer.shadowOpacity = 0.25
          view.layer.borderColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
          view.alpha = 0.75
          view.clipsToBounds = true
          return view
        }, { $0.apply($1) }, { $0.view() })
    }

    @Test func labels() {
      expectTotal({ UILabel() }, { $0.apply($1) }, { $0.label() })
    }

    @Test func labelsWithText() {
      expectTotal(
        { () -> UILabel in
          let label = UILabel()
          label.text = "Straße"
          return label
        }, { $0.apply($1) }, { $0.label() })
    }

    @Test func labelsWithRichText() {
      expectTotal(
        { () -> UILabel in
          let label = UILabel()
          label.attributedText = richText()
          return label
        }, { $0.apply($1) }, { $0.label() })
    }

    @Test func buttons() {
      expectTotal(
        { () -> UIButton in
          let button = UIButton()
          button.setTitle("Pay", for: .normal)
          button.setTitle("Paid", for: .selected)
          button.setTitleColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .disabled)
          button.setImage(UIImage(), for: .normal)
          button.setImage(UIImage(), for: .highlighted)
          button.setBackgroundImage(UIImage(), for: .focused)
          return button
        }, { $0.apply($1) }, { $0.button() })
    }

    @Test func buttonsWithRichTitles() {
      expectTotal(
        { () -> UIButton in
          let button = UIButton()
          button.setAttributedTitle(richText(), for: .normal)
          return button
        }, { $0.apply($1) }, { $0.button() })
    }

    @Test func elementsWithStyledRichText() {
      expectTotal(
        { () -> UILabel in
          let label = UILabel()
          label.setStyledText(note, style: noteStyle(1))
          return label
        }, { $0.apply($1) }, { $0.label() })
      expectTotal(
        { () -> UITextView in
          let view = UITextView()
          view.setStyledText(note, style: noteStyle(1))
          return view
        }, { $0.apply($1) }, { $0.textView() })
      expectTotal(
        { () -> UIButton in
          let button = UIButton()
          button.setStyledTitle(note, style: noteStyle(1), for: .selected)
          return button
        }, { $0.apply($1) }, { $0.button() })
    }

    @Test func links() {
      expectTotal(
        { () -> StyledButton in
          let link = StyledButton()
          link.setTitle("Terms", for: .normal)
          return link
        }, { $0.apply($1) }, { $0.link() })
      expectTotal(
        { () -> UIButton in
          let link = UIButton()
          link.setAttributedTitle(richText(), for: .normal)
          link.isHighlighted = true
          return link
        }, { $0.apply($1, isVisited: true) }, { $0.link() })
    }

    @Test func buttonsThatWereLinks() {
      var random = RandomLooks(seed: 2)
      expectTotal(
        { () -> UIButton in
          let button = UIButton()
          button.setTitle("Terms", for: .normal)
          return button
        },
        { (button: UIButton, look: ButtonAppearance) in
          button.apply(random.link())
          button.apply(look)
        }, { $0.button() })
    }

    @Test func buttonsWithAConfiguration() {
      expectTotal(
        { () -> UIButton in
          let button = UIButton()
          button.configuration = .filled()
          button.configuration?.title = "Pay"
          return button
        }, { $0.apply($1) }, { $0.button() })
    }

    @Test func textFields() {
      expectTotal(
        { () -> UITextField in
          let field = UITextField()
          field.placeholder = "Amount"
          return field
        }, { $0.apply($1) }, { $0.textField() })
    }

    @Test func textViews() {
      expectTotal(
        { () -> UITextView in
          let view = UITextView()
          view.text = "Text"
          return view
        }, { $0.apply($1) }, { $0.textView() })
    }

    @Test func textViewsWithRichText() {
      expectTotal(
        { () -> UITextView in
          let view = UITextView()
          view.attributedText = richText()
          return view
        }, { $0.apply($1) }, { $0.textView() })
    }

    @Test func images() {
      expectTotal(
        { () -> UIImageView in
          let view = UIImageView()
          view.image = UIImage()
          return view
        }, { $0.apply($1) }, { $0.image() })
    }

    @Test func stacks() {
      expectTotal({ UIStackView() }, { $0.apply($1) }, { $0.stack() })
    }

    @Test func scrollViews() {
      expectTotal(
        { () -> UIScrollView in
          let view = UIScrollView()
          view.refreshControl = UIRefreshControl()
          return view
        }, { $0.apply($1) }, { $0.scrollView() })
    }

    @Test func switches() {
      expectTotal({ UISwitch() }, { $0.apply($1) }, { $0.switch() })
    }

    @Test func sliders() {
      expectTotal({ UISlider() }, { $0.apply($1) }, { $0.slider() })
    }

    @Test func progressBars() {
      expectTotal({ UIProgressView() }, { $0.apply($1) }, { $0.progress() })
    }

    @Test func activityIndicators() {
      expectTotal(
        { () -> UIActivityIndicatorView in
          let indicator = UIActivityIndicatorView()
          indicator.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          return indicator
        }, { $0.apply($1) }, { $0.activityIndicator() })
    }

    @Test func segmentedControls() {
      expectTotal({ UISegmentedControl() }, { $0.apply($1) }, { $0.segmentedControl() })
      expectTotal(
        { () -> UISegmentedControl in
          let control = UISegmentedControl()
          control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
          control.setBackgroundImage(UIImage(), for: .selected, barMetrics: .default)
          return control
        }, { $0.apply($1) }, { $0.segmentedControl() })
    }

    @Test func pageControls() {
      expectTotal({ UIPageControl() }, { $0.apply($1) }, { $0.pageControl() })
    }

    @Test func navigationBars() {
      expectTotal({ UINavigationBar() }, { $0.apply($1) }, { $0.navigationBar() })
    }

    @Test func tabBars() {
      expectTotal({ UITabBar() }, { $0.apply($1) }, { $0.tabBar() })
    }

    @Test func cells() {
      expectTotal({ UITableViewCell() }, { $0.apply($1) }, { $0.cell() })
      expectTotal({ UICollectionViewCell() }, { $0.apply($1) }, { $0.cell() })
      expectTotal(
        { () -> UITableViewCell in
          let cell = UITableViewCell()
          cell.backgroundConfiguration = .clear()
          cell.backgroundConfiguration?.cornerRadius = 7
          return cell
        }, { $0.apply($1) }, { $0.cell() })
    }

    @Test func lists() {
      expectTotal({ UITableView() }, { $0.apply($1) }, { $0.table() })
      expectTotal(
        {
          UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }, { $0.apply($1) }, { $0.collection() })
    }

    @Test func searchBarsAndToolbars() {
      expectTotal({ UISearchBar() }, { $0.apply($1) }, { $0.searchBar() })
      expectTotal({ UIToolbar() }, { $0.apply($1) }, { $0.toolbar() })
    }

    @Test func steppersAndDatePickers() {
      expectTotal({ UIStepper() }, { $0.apply($1) }, { $0.stepper() })
      expectTotal(
        { () -> UIStepper in
          let stepper = UIStepper()
          stepper.setBackgroundImage(UIImage(), for: .normal)
          stepper.setBackgroundImage(UIImage(), for: .disabled)
          return stepper
        }, { $0.apply($1) }, { $0.stepper() })
      expectTotal({ UIDatePicker() }, { $0.apply($1) }, { $0.datePicker() })
    }

    @Test func tabBarItems() {
      expectTotal({ UITabBarItem() }, { $0.apply($1) }, { $0.tabBarItem() })
    }
  }

  /// A text with a link and a bold run.
  @MainActor func richText() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "See ")
    text.append(
      NSAttributedString(
        string: "terms", attributes: [.shimLink: "https://example.org/terms"]))
    text.append(
      NSAttributedString(
        string: " now", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)]))
    return text
  }

  extension NSAttributedString.Key {
    /// As `link`, which the stand-ins lack since no bridge uses it.
    static let shimLink = Self(rawValue: "NSLink")
  }
#endif
