import TokenRuntime

/// A relation of one edge, center or length of a view to that of another, or of the view around both.
///
/// A component whose spec says `"represents": "constraint"` has one as `constraintValue`.
public struct ConstraintValue: Equatable, Hashable, Sendable {
  /// The sides and centers that constraints relate.
  public enum Anchor: String, CaseIterable, Sendable {
    case top, bottom, left, right, leading, trailing, centerX, centerY, width, height
    /// The baseline of the first or the last line of text.
    case firstBaseline, lastBaseline

    /// A Boolean value that indicates whether it is a length and not a position.
    public var isLength: Bool { self == .width || self == .height }
  }

  /// How two anchors relate.
  public enum Relation: String, CaseIterable, Sendable {
    case equal, greaterThanOrEqual, lessThanOrEqual
  }

  /// The anchor of this view.
  public var anchor: Anchor
  /// How the anchor relates to the other one.
  public var relation: Relation
  /// The name of the other view; the view around both if `nil` or ``superview``.
  public var reference: String?
  /// The anchor of the other view; the same as this one's if `nil`.
  public var referenceAnchor: Anchor?
  /// The factor of the other anchor.
  public var multiplier: Double
  /// The distance in points, downwards, to the right, or from `leading` and `trailing` to the trailing side; of a
  /// length without a reference, the length.
  public var constant: Double

  /// The name by which servers mean the view around.
  public static let superview = ConstraintSystem.containerName

  /// Creates a relation, by default an equality.
  public init(
    anchor: Anchor, relation: Relation = .equal, reference: String? = nil,
    referenceAnchor: Anchor? = nil, multiplier: Double = 1, constant: Double = 0
  ) {
    self.anchor = anchor
    self.relation = relation
    self.reference = reference
    self.referenceAnchor = referenceAnchor
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// A view of a constraint layout: its name and what it relates to.
///
/// A component whose spec says `"represents": "constraintItem"` has one as `constraintItemValue`.
public struct ConstraintItemValue: Equatable, Hashable, Sendable {
  /// The name by which the constraints of other views mean it.
  public var id: String
  /// Its relations to others.
  public var constraints: [ConstraintValue]

  /// Creates a view with a name.
  public init(id: String, constraints: [ConstraintValue]) {
    self.id = id
    self.constraints = constraints
  }
}
