extension Arrangement.Look {
  /// The traits of an input of text, without what states change of it.
  var input: TextInputTraits {
    switch self {
    case .textField(let look): look.normal.input
    case .searchBar(let look): look.normal.field.input
    case .textView(let look): look.normal.input.with(\.format, nil)
    default: .unset
    }
  }
}

extension StateValues {
  func map<Part>(_ part: (Value) -> Part) -> StateValues<Part> {
    StateValues<Part> { part(explicit($0)) }
  }
}
