/// A value that a token may be, or a part of others (DTCG Format module, sections 8 and 9).
protocol ReadableValue {
  static var type: TokenType { get }

  /// Reads a value that is not a reference itself; `nil` when it is wrong, which is reported.
  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self?
}

extension TokenValue {
  func payload<Value: ReadableValue>() -> Value? {
    switch self {
    case .color(let value): value as? Value
    case .dimension(let value): value as? Value
    case .fontFamily(let value): value as? Value
    case .fontWeight(let value): value as? Value
    case .duration(let value): value as? Value
    case .cubicBezier(let value): value as? Value
    case .number(let value): value as? Value
    case .strokeStyle(let value): value as? Value
    case .border(let value): value as? Value
    case .transition(let value): value as? Value
    case .shadow(let value): value as? Value
    case .gradient(let value): value as? Value
    case .typography(let value): value as? Value
    }
  }
}
