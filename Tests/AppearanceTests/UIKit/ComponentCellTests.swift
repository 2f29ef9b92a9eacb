#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import SwiftUI
  import Testing
  import UIKit

  @_spi(Generated) @testable import AppearanceRuntime

  @Suite("Cells, feeds and lists of components") @MainActor struct ComponentCellTests {
    private struct Note: ArrangedLook {
      var id: Int
      var text = "A note of several words, which takes more lines where it is narrow"

      var arrangement: Arrangement {
        let label = Arrangement.Look.label(StateValues(normal: LabelAppearance(numberOfLines: 0)))
        let field = Arrangement.Look.textField(StateValues(normal: TextFieldAppearance()))
        return Arrangement(
          .group(
            .column,
            [
              .element("text", label, [.text("text", text)]),
              .element("answer", field, [.text("text", nil)], of: AnyContent(id)),
            ]
          ).with(identity: id)
        ).of("Note")
      }
    }

    private let note = Note(id: 1)

    private func height(_ note: Note, at width: CGFloat) -> CGFloat {
      let view = UIComponentView()
      view.show(note)
      return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
    }

    @Test("a cell of a collection has the height for its width of now, from the first one on")
    func collectionCells() {
      let cell = ComponentCollectionCell()
      cell.show(note.arrangement)
      #expect(height(note, at: 100) > height(note, at: 300))
      for width in [300, 100, 300] as [CGFloat] {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.size = CGSize(width: width, height: 44)
        let fitted = cell.preferredLayoutAttributesFitting(attributes).size
        #expect(fitted == CGSize(width: width, height: height(note, at: width)))
        cell.frame.size = fitted
        cell.shimLayout()
        #expect(all(UIComponentView.self, in: cell).map(\.frame.size) == [fitted])
      }
    }

    @Test("a cell of a table has it, too, and its text no less for a separator") func tableCells() {
      let cell = ComponentTableCell()
      cell.show(note.arrangement)
      for width in [300, 100] as [CGFloat] {
        let fitted = cell.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(fitted == CGSize(width: width, height: height(note, at: width)))
        cell.frame.size = fitted
        cell.shimLayout()
        #expect(cell.contentView.bounds.height < fitted.height)
        #expect(all(UIComponentView.self, in: cell).map(\.frame.size) == [fitted])
      }
    }

    @Test(
      "a feed keeps the cells of components that stay, with what was entered, and renews changed ones"
    )
    func feed() throws {
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let feed = ComponentFeed<String>(collection)
      feed.show([("today", [note, Note(id: 2)]), ("before", [Note(id: 3)])])
      let first = feed.source.snapshot().itemIdentifiers
      #expect(feed.source.snapshot().sectionIdentifiers == ["today", "before"])
      #expect(feed.source.snapshot().itemIdentifiers(inSection: "before") == [first[2]])
      let cells = feed.source.shimCells
      let field = try #require(cells[first[1]].flatMap { all(UITextField.self, in: $0).first })
      _ = field.becomeFirstResponder()
      field.text = "typed"
      field.shimSend(.editingChanged)

      feed.show([
        ("new", [Note(id: 4), Note(id: 2, text: "Another text")]), ("before", [Note(id: 3)]),
      ])
      let second = feed.source.snapshot()
      #expect(second.itemIdentifiers.dropFirst() == first.dropFirst())
      #expect(second.reconfiguredItemIdentifiers == [first[1]])
      for id in first.dropFirst() { #expect(feed.source.shimCells[id] === cells[id]) }
      let cell = try #require(feed.source.shimCells[first[1]])
      #expect(all(UILabel.self, in: cell).map(\.text) == ["Another text"])
      #expect(all(UITextField.self, in: cell).first === field)
      #expect(field.text == "typed" && field.isFirstResponder)
      feed.show([(section: String, looks: [Note])]())
      #expect(feed.source.snapshot().itemIdentifiers.isEmpty)
    }

    @Test("components of all sections have keys of their own") func keysOfSections() {
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let feed = ComponentFeed<Int>(collection)
      feed.show([(1, [note]), (2, [note])])
      #expect(Set(feed.source.snapshot().itemIdentifiers).count == 2)
    }

    @Test("a list of SwiftUI keeps what was entered when others come, and is as wide as it may be")
    func lazyList() throws {
      let states = ShimStates()
      func recording(_ notes: [Note]) -> ShimRecording {
        ShimRecording(of: ComponentList(notes, gap: 8), in: EnvironmentValues(), states: states)
      }
      func fields(_ recording: ShimRecording) -> [Binding<String>] {
        recording.calls.compactMap { call in
          call.arguments.flatMap { $0 as? [Any] ?? [$0] }.last { $0 is Binding<String> }
            as? Binding<String>
        }
      }
      let first = recording([note, Note(id: 2)])
      #expect(first.arguments(of: "LazyVStack")?.first as? CGFloat == 8)
      let groups = first.calls.compactMap { ($0.arguments.first as? GroupContainer)?.group }
      #expect(groups.first?.direction == .row)
      #expect(groups.first?.items.map(\.weight) == [1])
      fields(first)[1].wrappedValue = "typed"
      let second = recording([Note(id: 3), note, Note(id: 2)])
      #expect(fields(second).map(\.wrappedValue) == ["", "", "typed"])
    }
  }
#endif
