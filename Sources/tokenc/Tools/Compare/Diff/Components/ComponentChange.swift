/// One thing that a component spec says otherwise in a new version, or that looks otherwise because a
/// token does.
struct ComponentChange: Sendable {
  /// As for tokens: `revalued` is a look, a distance or a default, `retyped` what Swift or a server
  /// takes it for.
  var kind: TokenChange.Kind
  /// The component's name in the new version, or the old one of a removed component.
  var component: String
  /// Where the spec says it, for example `ButtonView.variants.accent.button.states.normal.titleColor`;
  /// `ButtonView.looks.button…` for a look that all variants share.
  var path: String
  /// The old path where it differs.
  var from: String?
  /// The case for which it holds, for example `Size small`; empty for all.
  var condition = ""
  /// What the spec says: an alias, a literal, a word, a type; `nil` where it says nothing.
  var oldText: String?
  var newText: String?
  /// The server's strings; `nil` where there is none.
  var oldServerName: String?
  var newServerName: String?
  var rename: RenameBasis?
  /// The themes in which a look differs.
  var themes: [ThemeChange] = []
  /// The path of the token that changed, where the spec says the same as before.
  var through: String?
  /// What stops to work, in words; `nil` when nothing does.
  var breakage: String?
  /// Cases and functions that Swift sources can name otherwise without a change of meaning.
  var memberRenames: [MemberRename] = []

  var isBreaking: Bool { breakage != nil }

  /// The path with the case for which the change holds: `ButtonView.layout.gap (Size small)`.
  var place: String { condition.isEmpty ? path : "\(path) (\(condition))" }
}
