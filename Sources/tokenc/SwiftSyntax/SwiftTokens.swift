/// A walker over the tokens of Swift source. A token beyond its ends is nothing.
package protocol SwiftTokens {
  var tokens: [SwiftSource.Token] { get }
  func text(of token: SwiftSource.Token) -> String
}

extension SwiftTokens {
  package func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(of: tokens[index]) : ""
  }

  package func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .identifier
  }

  package func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .punctuation(mark)
  }

  package func isMark(_ index: Int, among marks: String) -> Bool {
    guard tokens.indices.contains(index), case .punctuation(let mark) = tokens[index].kind else {
      return false
    }
    return marks.unicodeScalars.contains(mark)
  }

  package func isCall(_ index: Int) -> Bool {
    isMark(index + 1, "(") && !tokens[index + 1].followsSpace
  }

  /// The index of the token that closes the bracket at `index`; that of the end where nothing does.
  package func closing(_ index: Int) -> Int {
    var depth = 0
    return tokens.indices[min(index, tokens.count)...].first { index in
      if isMark(index, among: "([{") { depth += 1 }
      if isMark(index, among: ")]}") { depth -= 1 }
      return depth == 0
    } ?? tokens.count
  }

  /// The index of the token that opens the bracket at `index`; 0 where nothing does.
  package func opening(_ index: Int) -> Int {
    var depth = 0
    return tokens.indices[...index].last { index in
      if isMark(index, among: ")]}") { depth += 1 }
      if isMark(index, among: "([{") { depth -= 1 }
      return depth == 0
    } ?? 0
  }

  /// The call that a token is a whole argument of, with the label: `Theme(brand:)`; `nil` where nothing is
  /// called by a name, or many arguments stand before it.
  package func call(withArgument index: Int) -> String? {
    guard isMark(index - 1, ":"), isName(index - 2), isMark(index - 3, among: "(,"),
      isMark(index + 1, among: "),") || isMark(index, ".") && isMark(index + 2, among: "),")
    else { return nil }
    var depth = 0
    let open = (max(0, index - 64)...(index - 3)).last { candidate in
      if isMark(candidate, among: ")]}") { depth += 1 }
      if isMark(candidate, among: "([{") { depth -= 1 }
      return depth < 0
    }
    guard let open, isCall(open - 1) else { return nil }
    let callee = self.names(upTo: open - 1)
    var names = callee.names
    if names.count > 1, names.last == "init" { names.removeLast() }
    return callee.isWhole ? "\(names.joined(separator: "."))(\(text(index - 2)):)" : nil
  }

  /// The names between dots from a token on, `ButtonView.Size`, and the index of the last.
  package func names(from start: Int) -> (names: [String], last: Int) {
    var names: [String] = []
    var index = start
    while isName(index) {
      names.append(text(index))
      guard isMark(index + 1, "."), isName(index + 2) else { break }
      index += 2
    }
    return (names, index)
  }

  /// The names between dots up to a token, and the index of the first; `isWhole` unless something else
  /// stands before them, as in `make().Size`, or they are more than any type has.
  package func names(upTo last: Int) -> (names: [String], first: Int, isWhole: Bool) {
    let most = 64
    var names: [String] = []
    var index = last
    while isName(index), names.count < most {
      names.append(text(index))
      guard isMark(index - 1, ".") else { return (names.reversed(), index, true) }
      index -= 2
    }
    return (names.reversed(), index + 2, false)
  }
}
