extension TokenTable {
  /// The id of the variable of Figma that a token was imported from, which `tokenc import figma` keeps in
  /// `$extensions["com.figma"].id`; `nil` for none.
  package func figmaID(of token: Token) -> String? {
    declarations(of: token).lazy.compactMap { declaration in
      declaration.extensions
        .flatMap { self.tape.member("com.figma", of: $0) }
        .flatMap { self.tape.member("id", of: $0) }
        .flatMap { self.tape.stringValue($0) }
    }.first
  }
}
