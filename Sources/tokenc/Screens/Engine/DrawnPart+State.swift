import TokenComponents

extension DrawnPart {
  func value(_ path: PaintPath, _ state: ElementState, hasStates: Bool) -> DrawnValue? {
    let states = state == .normal ? [state] : [state, .normal]
    let inner = path.contains("*") ? states : [state]
    for innerState in inner {
      let names = path.map { $0 == "*" ? innerState.rawValue : $0 }
      for outerState in hasStates ? states : [state] {
        let found = self[hasStates ? [outerState.rawValue] + names : names]
        if let found { return found.value }
      }
    }
    return nil
  }
}
