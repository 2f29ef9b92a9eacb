import TokenRuntime

extension GroupLayout {
  init(_ group: Arrangement.Group, _ items: [Item], isRightToLeft: Bool) {
    let direction: Direction =
      switch group.direction {
      case .row: .row
      case .column: .column
      case .overlay: .overlay
      }
    let distribution: Distribution =
      switch group.distribution {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .equalSpacing: .equalSpacing
      case .fillEqually: .fillEqually
      }
    let insets = group.insets
    self.init(
      direction, gap: group.gap,
      insets: Insets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
      alignment: group.alignment.ofLayout, distribution: distribution, items: items)
    constraints = group.constraints?.system(isRightToLeft: isRightToLeft)
  }
}

extension Arrangement.Alignment {
  var ofLayout: GroupLayout.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .top: .top
    case .bottom: .bottom
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension GroupLayout.Bounds {
  /// The lengths of a size in points.
  init(_ size: SizeValue, _ points: (LengthValue) -> Double) {
    func length(
      _ exact: LengthValue?, _ least: LengthValue?, _ most: LengthValue?
    ) -> GroupLayout.Length {
      var length = GroupLayout.Length(
        exact: exact.map(points), least: least.map(points), most: most.map(points))
      length.exactShare = exact?.share
      length.leastShare = least?.share
      length.mostShare = most?.share
      return length
    }
    self.init(
      width: length(size.width, size.minWidth, size.maxWidth),
      height: length(size.height, size.minHeight, size.maxHeight), ratio: size.aspectRatio)
  }
}
