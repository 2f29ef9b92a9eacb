import TokenCompiler
import TokenRuntime

/// An item of a component's arrangement: an element, components of the content, or a group.
///
/// A component's arrangement is one of these, with groups within groups. Lengths are in points, and
/// `leading` is where a text begins, or the top of what stands below one another.
package struct ArrangedItem<Reference: Sendable>: Sendable {
  package enum Kind: Sendable {
    /// Several items in a row, in a column or over one another.
    case group(ArrangedGroup<Reference>)
    /// The element with this index.
    case element(Int)
    /// The components that a field of the content holds, each as it looks by itself.
    case components
  }

  package var kind: Kind
  /// The part of the content that it shows; nothing for a group.
  package var content = ArrangedContent.none
  /// A Boolean value that indicates whether it shows a list, standing once for each of its elements in the group
  /// around it.
  package var isRepeated = false
  /// The parts of a ``PropertyType/size`` that are stated, or a whole one, which is called `size`;
  /// without them it is as large as what it shows needs.
  package var size: [ArrangedLength<Reference>] = []
  /// A number from 0, its share of the space that is left along the row or column around it after
  /// those without a weight; `nil` for its own size.
  package var weight: LookValue<Reference>?
  /// Where it stands across the group around it, if not where that says.
  package var place: ItemAlignment?
  /// A flag: whether it is shown, as far as the content has something to show.
  package var isVisible: LookValue<Reference>?
  /// A flag, the opposite of ``isVisible``; only one of the two is stated.
  package var isHidden: LookValue<Reference>?
  /// A flag: false for the state `disabled`, of it and of everything in it.
  package var isEnabled: LookValue<Reference>?
  /// A flag for the state `selected`, of it and of everything in it.
  package var isSelected: LookValue<Reference>?
  /// The actions that a tap triggers, or a change where it takes input.
  package var actions: [TriggeredAction] = []
  /// The words for screen readers: `accessibilityLabel`, `accessibilityValue` and `accessibilityHint`, and the `error`.
  package var spoken: [(name: String, source: ShownValue.Source)] = []
  /// Its role for people who don't see it.
  package var role: ItemRole?
  /// Of a whole arrangement: the field that tells the component from others of a list.
  package var identity: ContentReference?
  /// The sign before each item of a list.
  package var marker: ArrangedMarker<Reference>?
  /// The item that stands in its place where the content leaves out what it shows; one item at most.
  package var otherwise: [ArrangedItem] = []
  package var range: SourceRange
}

/// A label before each item of a list.
package struct ArrangedMarker<Reference: Sendable>: Sendable {
  /// The index of the label.
  package var element: Int
  /// A word of ``ListMarker``.
  package var signs: LookValue<Reference>
  /// Between a marker and its item: `markerGap`; ``standardGap`` if it is not stated.
  package var gap: ArrangedLength<Reference>?
  /// The least width of a marker: `markerWidth`.
  package var width: ArrangedLength<Reference>?

  package static var standardGap: Double { 8 }
  package static var signType: PropertyType {
    .word("Arrangement.Markers", ListMarker.allCases.map(\.rawValue))
  }

  package var lengths: [ArrangedLength<Reference>] { [gap, width].compactMap(\.self) }
}

package enum ItemRole: String, CaseIterable, Sendable { case button, link, heading, image, toggle }

/// An action that a tap triggers.
package enum TriggeredAction: Sendable {
  /// The value of a field: an action, a list of such, or a callback.
  case field(ContentReference)
  /// An action of this type, with values of the content or of the spec.
  case stated(String, parameters: [(name: String, source: ShownValue.Source)])

  /// The fields of the content that it takes.
  package var fields: [ContentReference] {
    switch self {
    case .field(let reference): [reference]
    case .stated(_, let parameters): parameters.compactMap(\.source.field)
    }
  }
}

package enum ArrangedContent: Sendable {
  /// Nothing: it holds others or decorates.
  case none
  case app
  /// The content of a component within, or components, which this field holds.
  case whole(ContentReference)
  /// The values of an element's slots, or of a component the stated fields of its content.
  case slots([ShownValue])
}

extension ArrangedContent {
  var isOfApp: Bool { if case .app = self { true } else { false } }
}

/// One thing that an element shows.
package struct ShownValue: Sendable {
  package enum Source: Sendable {
    case field(ContentReference)
    case text(String)
    case number(Double)
    case flag(Bool)

    package var field: ContentReference? { if case .field(let field) = self { field } else { nil } }
  }

  /// The part of the element, as `title` of a button, or a field of a nested component's content.
  package var slot: String
  package var source: Source
  /// Where the spec says it, or names the element.
  package var range: SourceRange
}

/// How the items of a group follow one another.
package enum ArrangedDirection: String, CaseIterable, Sendable {
  /// From the leading to the trailing side.
  case row
  /// From the top to the bottom.
  case column
  /// Over one another, the first at the back.
  case overlay
  /// As the look of the element says on which the group stands: axis, spacing, alignment,
  /// distribution and insets are those of that stack.
  case stack
}

/// Items beside, below or over one another.
package struct ArrangedGroup<Reference: Sendable>: Sendable {
  package var direction: ArrangedDirection
  /// In reading order.
  package var items: [ArrangedItem<Reference>]
  /// The index of the element that it stands on and that is as large as it is; on a scroll view it
  /// scrolls along its direction.
  package var ground: Int?
  /// Between two items that are shown; 0 otherwise.
  package var gap: ArrangedLength<Reference>?
  /// Between its edges and its items: whole insets, which are called `insets`, or those edges that
  /// are stated, for example `leading`; 0 otherwise.
  package var insets: [ArrangedLength<Reference>]
  /// Where items stand across a row or column, or in an overlay.
  package var alignment: ItemAlignment
  /// The distribution of space along a row or column that no item takes.
  package var distribution: ItemDistribution
  /// The weight of the items that state none; `nil` for their own sizes.
  package var itemWeight: LookValue<Reference>?

  package var lengths: [ArrangedLength<Reference>] { [gap].compactMap(\.self) + insets }
}

package typealias ItemAlignment = GroupLayout.Alignment

extension ItemAlignment {
  /// Those that a group of a direction knows; none for a stack, whose look says it.
  package static func known(in direction: ArrangedDirection) -> [ItemAlignment] {
    switch direction {
    case .row: [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
    case .column: [.fill, .leading, .center, .trailing]
    case .overlay:
      [
        .fill, .leading, .center, .trailing, .top, .bottom, .topLeading, .topTrailing,
        .bottomLeading, .bottomTrailing,
      ]
    case .stack: []
    }
  }
}

package typealias ItemDistribution = GroupLayout.Distribution

/// A length, insets or a part of a size, as an arrangement says it.
package struct ArrangedLength<Reference: Sendable>: Sendable {
  /// `gap`, `insets`, `size`, or a part of one of these, for example `leading` or `minWidth`.
  package var name: String
  /// The property of the component's layout that says it; `nil` where the arrangement does.
  package var property: String?
  /// The type of the value: points, a length, insets or a whole size.
  package var type: PropertyType
  /// The value, that of the property included.
  package var value: LookValue<Reference>
}

extension ArrangedItem {
  /// All values that it and the items within state, those of the layout left out.
  package var ownValues: [LookValue<Reference>] {
    var own = [isVisible, isHidden, isEnabled, isSelected, weight, marker?.signs].compactMap(\.self)
    var lengths = size + (marker?.lengths ?? [])
    if case .group(let group) = kind {
      lengths += group.lengths
      if let weight = group.itemWeight { own.append(weight) }
    }
    return own + lengths.filter { $0.property == nil }.map(\.value) + inner.flatMap(\.ownValues)
  }

  var layoutProperties: [String] {
    var lengths = size + (marker?.lengths ?? [])
    if case .group(let group) = kind { lengths += group.lengths }
    return lengths.compactMap(\.property) + inner.flatMap(\.layoutProperties)
  }

  /// The item that stands otherwise, and the items of a group.
  package var inner: [ArrangedItem] {
    if case .group(let group) = kind { otherwise + group.items } else { otherwise }
  }

  /// The items in it that are not groups, and those that stand otherwise.
  var leaves: [ArrangedItem] {
    let others = otherwise.flatMap(\.leaves)
    guard case .group(let group) = kind else { return [self] + others }
    return group.items.flatMap(\.leaves) + others
  }

  /// The lengths that it and the items within state, those of the layout left out, each with its
  /// path, for example `arrangement.row[1].gap`.
  package func ownLengths(
    at path: String = "arrangement"
  ) -> [(path: String, value: LookValue<Reference>)] {
    typealias Own = (path: String, value: LookValue<Reference>)
    func own(_ lengths: [ArrangedLength<Reference>], of name: String) -> [Own] {
      lengths.filter { $0.property == nil }.map { length in
        ("\(path).\(name)" + (length.name == name ? "" : ".\(length.name)"), length.value)
      }
    }
    var lengths = own(size, of: "size")
    for length in marker?.lengths ?? [] { lengths += own([length], of: length.name) }
    if case .group(let group) = kind {
      lengths += own([group.gap].compactMap(\.self), of: "gap") + own(group.insets, of: "insets")
      lengths += group.items.enumerated().flatMap { index, item in
        item.ownLengths(at: "\(path).\(group.direction.rawValue)[\(index)]")
      }
    }
    return lengths + otherwise.flatMap { $0.ownLengths(at: "\(path).otherwise") }
  }
}
