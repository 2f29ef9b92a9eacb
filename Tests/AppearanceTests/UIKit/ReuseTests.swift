#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  /// What a look costs an element that already has one, such as those of a reused cell.
  @Suite("Looks on reused elements") @MainActor struct ReuseTests {
    private static func look(_ seed: Int) -> ButtonAppearance {
      ButtonAppearance(
        view: ViewAppearance(cornerRadius: 8, opacity: 0.5), typography: body,
        states: StateValues(
          normal: ButtonStateAppearance(
            titleColor: variedColor(seed), imageColor: variedColor(seed + 1),
            backgroundColor: variedColor(seed + 2)),
          highlighted: ButtonStateAppearance(
            imageColor: variedColor(seed + 3), backgroundColor: variedColor(seed + 4))))
    }

    private func styledButton(_ look: ButtonAppearance) -> CountingButton {
      let button = CountingButton()
      button.setTitle("Pay", for: .normal)
      button.setImage(UIImage(), for: .normal)
      button.apply(look)
      button.changes = []
      return button
    }

    /// The images that are rendered, or made of others, meanwhile.
    private func images(_ change: () -> Void) -> Int {
      let before = UIGraphicsImageRenderer.shimImageCount + UIImage.shimChangeCount
      change()
      return UIGraphicsImageRenderer.shimImageCount + UIImage.shimChangeCount - before
    }

    @Test("a button that has the look is left as it is") func equalLook() {
      let button = styledButton(Self.look(0))
      let made = images { button.apply(Self.look(0)) }
      #expect(made == 0)
      #expect(button.changes == [])
    }

    @Test("a label that has the look is left as it is") func equalLookOfLabel() {
      let look = LabelAppearance(
        view: ViewAppearance(opacity: 0.5), textColor: variedColor(0), typography: body,
        details: TextDetails(isUnderlined: true), textAlignment: .center)
      let label = CountingLabel()
      label.text = "Pay"
      label.apply(look)
      label.changes = []
      label.apply(look)
      #expect(label.changes == [])
      // Another text of the cell gets the look, and nothing else is set again.
      label.text = "Paid"
      label.changes = []
      label.apply(look)
      #expect(label.changes.contains("attributedText"))
      #expect(!label.changes.contains("alpha"))
    }

    @Test("looks that take turns render no image again") func otherLook() {
      let button = styledButton(Self.look(0))
      button.apply(Self.look(5))
      let made = images {
        for seed in [0, 5, 0, 5] { button.apply(Self.look(seed)) }
      }
      #expect(made == 0)
      #expect(!button.changes.isEmpty)
    }

    @Test("buttons that look alike share the images of their backgrounds") func manyButtons() {
      _ = styledButton(Self.look(10))
      let before = UIGraphicsImageRenderer.shimImageCount
      let buttons = (0..<10).map { _ in styledButton(Self.look(10)) }
      #expect(UIGraphicsImageRenderer.shimImageCount == before)
      let backgrounds = Set(buttons.map { $0.backgroundImage(for: .normal) })
      #expect(backgrounds.count == 1)
    }

    @Test("a look colors an image once for all states that have the color") func tintedImages() {
      let button = UIButton()
      button.setImage(UIImage(), for: .normal)
      let made = images { button.apply(Self.look(0).with(\.states, Self.iconColors)) }
      #expect(made == 2)
    }

    private static let iconColors = StateValues(
      normal: ButtonStateAppearance(imageColor: variedColor(1)),
      selected: ButtonStateAppearance(imageColor: variedColor(2)))
  }

  /// A button that lists what is set of it.
  private final class CountingButton: UIButton {
    var changes: [String] = []

    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
      changes.append("attributedTitle")
      super.setAttributedTitle(title, for: state)
    }

    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
      changes.append("titleColor")
      super.setTitleColor(color, for: state)
    }

    override func setImage(_ image: UIImage?, for state: UIControl.State) {
      changes.append("image")
      super.setImage(image, for: state)
    }

    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
      changes.append("backgroundImage")
      super.setBackgroundImage(image, for: state)
    }

    override var alpha: CGFloat { didSet { changes.append("alpha") } }
    override var backgroundColor: UIColor? { didSet { changes.append("backgroundColor") } }
    override var contentEdgeInsets: UIEdgeInsets { didSet { changes.append("insets") } }
    override var transform: CGAffineTransform { didSet { changes.append("transform") } }
  }

  /// A label that lists what is set of it.
  private final class CountingLabel: UILabel {
    var changes: [String] = []

    override var alpha: CGFloat { didSet { changes.append("alpha") } }
    override var attributedText: NSAttributedString? { didSet { changes.append("attributedText") } }
    override var font: UIFont! { didSet { changes.append("font") } }
    override var textColor: UIColor! { didSet { changes.append("textColor") } }
    override var textAlignment: NSTextAlignment { didSet { changes.append("textAlignment") } }
  }
#endif
