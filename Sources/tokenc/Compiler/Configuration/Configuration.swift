import TokenRuntime

/// The values of `tokenc.json`, with a default for everything it leaves out.
package struct Configuration: Sendable {
  package static let fileName = "tokenc.json"

  /// The file's object; `nil` if there is none.
  package var root: NodeID?
  /// The folders of what is generated, relative to the configuration's folder; none for what isn't.
  package var folders = OutputFolders()
  var kotlin = KotlinConfiguration()
  /// The modules that generated components import besides the library's: those with the tokens.
  package var componentImports: [String] = []
  package var accessLevel = AccessLevel.public
  /// A Boolean value that indicates whether declarations say that they belong to no actor, as the module may give all
  /// to the main actor. Compilers before Swift 6.1 don't know the word there.
  var isNonisolated = true
  /// A Boolean value that indicates whether looks say where their elements stand, for views that show any component.
  package var hasViews = false
  /// How tokens are spelled in SwiftUI and UIKit.
  package var accessors = AccessorConfiguration()
  /// A Boolean value that indicates whether code may give tokens other values.
  package var hasOverrides = false
  /// A Boolean value that indicates whether components get previews and samples, which need views.
  package var hasPreviews = false
  /// Put before every generated type's name, for example `Acme` for `AcmeColorToken`.
  package var typePrefix = ""
  /// The module with values and lookup; `nil` for output that belongs to that module itself.
  package var runtimeModule: String? = "TokenRuntime"
  /// The points in one `rem`.
  package var pointsPerRem = 16.0
  /// The settings of top-level groups, by name.
  var groups: [String: Group] = [:]
  /// The fonts of the app; `nil` when they aren't listed, and not checked.
  var fonts: FontConfiguration?
  /// The settings of modifiers, in the order of the file; each name once.
  var modifiers: [ModifierSetting] = []
  /// The tokens that are only there for aliases, besides hidden groups.
  var hidden: [PathPattern] = []
  /// Which tokens have another path's names; of several patterns for one, the most specific counts.
  var renames: [RenamePattern] = []
  /// Former paths of tokens with those of today: their names at the former ones are former names.
  var formerNames: [RenamePattern] = []
  /// The replacements of tokens of earlier generations, as `replacements.json` lists them.
  package var successors = SuccessorList()
  /// The oldest release of the contract whose apps are still supported; `nil` if all are.
  package var minimumRelease: ReleaseVersion?
  /// Which tokens have another type than their files say, the most specific pattern first.
  var types: [TypePattern] = []
  /// Which tokens become which enum, where the top-level group doesn't say; of several patterns that
  /// mean a token the first counts, the most specific.
  var enums: [EnumPattern] = []
  /// The form of what servers send for components; a spec may say otherwise.
  package var server = ServerForm()
  package var addresses = AddressPolicy()
  /// The strings that brands had before, by their names of today.
  package var brands: [BrandSetting] = []
  package var leftOut = LeftOut()
  package var lint = LintConfiguration()
  package var contrast = ContrastConfiguration()

  struct Group: Sendable {
    /// The enum's name; the group's name and `Token` otherwise.
    var typeName: String?
    var serverNames = NameStyle.camelCase
    /// The namespace before the names of its color sets, with a slash; nothing otherwise.
    var assetNamespace: String?
    var isHidden = false
    var range: SourceRange
  }
}

/// A kind of generated file, by the key of its folder in `output`.
package typealias OutputKind = ConfigurationKeys.Output

/// A folder for each kind of generated file that is wanted.
///
/// It is an array: a dictionary with a key type of its own costs each run a search among all conformances.
package struct OutputFolders: Sendable {
  private var paths: [ConfiguredPath?] = Array(repeating: nil, count: OutputKind.allCases.count)

  package subscript(kind: OutputKind) -> ConfiguredPath? {
    get { paths[Self.index(of: kind)] }
    set { paths[Self.index(of: kind)] = newValue }
  }

  private static func index(of kind: OutputKind) -> Int {
    OutputKind.allCases.firstIndex(of: kind) ?? 0
  }
}

/// The form of generated Kotlin: `kotlin` of `tokenc.json`.
struct KotlinConfiguration: Sendable {
  var package = "designtokens"
  /// A Boolean value that indicates whether there are values of Jetpack Compose besides.
  var hasCompose = false
}

/// Tokens and another path of theirs: an entry of `rename` or `formerNames`.
package struct RenamePattern: Sendable {
  package var pattern: PathPattern
  /// The other path, with the same asterisks: the one that gives the names, or that of today.
  package var path: PathPattern

  package init(pattern: PathPattern, path: PathPattern) {
    self.pattern = pattern
    self.path = path
  }
}

extension [RenamePattern] {
  /// The other path of a token; `nil` for one that no pattern means.
  package func newPath(of text: String) -> String? {
    for rename in self {
      if let path = rename.pattern.rename(text, to: rename.path) { return path }
    }
    return nil
  }
}

/// Tokens of another type than their files say: an entry of `types`.
struct TypePattern: Sendable {
  /// The types that values of some other type have exactly.
  enum Target: String, CaseIterable, Sendable {
    case dimension, number, fontWeight, gradient

    var tokenType: TokenType {
      switch self {
      case .dimension: .dimension
      case .number: .number
      case .fontWeight: .fontWeight
      case .gradient: .gradient
      }
    }
  }

  var pattern: PathPattern
  var type: Target
}

/// The tokens of one enum, or some of them: an entry of `enums`.
struct EnumPattern: Sendable {
  var pattern: PathPattern
  /// The enum's name without the configured prefix.
  var typeName: String
  /// That of the top-level group when `nil`; likewise the namespace.
  var serverNames: NameStyle?
  var assetNamespace: String?
  var range: SourceRange
}

package enum AccessLevel: String, CaseIterable, Sendable {
  case `public`, package, `internal`
}
