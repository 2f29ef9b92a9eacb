extension String {
  /// The text, or of one with more than so many characters two thirds of them from its start, one third
  /// from its end, and their number between: names of the input may be as long as a file.
  package func shortened(to count: Int) -> String {
    guard utf8.count > count else { return self }
    let scalars = unicodeScalars
    let dropped = scalars.count - count
    guard dropped > 0 else { return self }
    let end = count / 3
    return String(scalars.prefix(count - end)) + " … (\(dropped) characters) … "
      + String(scalars.suffix(end))
  }
}
