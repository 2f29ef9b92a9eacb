extension TokenTable {
  /// The id of the variable of Figma that a token was imported from, which `tokenc import figma` keeps in
  /// `$extensions["com.figma"].id`; `nil` for none.
  package func figmaID(of token: Token) -> String? {
    declarations(of: token).lazy.compactMap { declaration in
      declaration.extensions
        .flatMap { tape.member("com.figma", of: $0) }
        .flatMap { tape.member("id", of: $0) }
        .flatMap { tape.stringValue($0) }
    }.first
  }
}
