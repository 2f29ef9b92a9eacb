extension String {
  /// The words of a name in any style: they end at anything but a letter or digit, and before a capital
  /// that starts a word, as in `darkHC`, `fontSize` and `UIColor`.
  package var words: [Substring] {
    var words: [Substring] = []
    var start: Index?
    var last: (character: Character, index: Index)?
    for index in indices {
      let character = self[index]
      let isInWord = character.isLetter || character.isNumber
      let wasUpper = last?.character.isUppercase ?? true
      if let first = start {
        // The last of several capitals before a small letter begins a word.
        let isRunsEnd = character.isLowercase && wasUpper && last.map { $0.index > first } ?? false
        let end = isRunsEnd ? last?.index ?? index : index
        if !isInWord || isRunsEnd || character.isUppercase && !wasUpper {
          words.append(self[first..<end])
          start = isRunsEnd ? end : nil
        }
      }
      if isInWord, start == nil { start = index }
      last = (character, index)
    }
    if let start { words.append(self[start...]) }
    return words
  }
}
