// swift-tools-version: 6.0
import PackageDescription

/// Whether stand-ins for UIKit and SwiftUI are built, so that the bridges to them compile and their
/// tests run where Apple's frameworks are missing. No product ever contains them.
let usesShims = Context.environment["DESIGN_TOKENS_UIKIT_SHIM"] == "1"
let shims: [Target.Dependency] = usesShims ? ["UIKit", "SwiftUI"] : []
/// Keeps the compiler from looking for Apple's overlay of Testing and UIKit.
let testSettings: [SwiftSetting] =
  usesShims ? [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])] : []

/// What reads the table of tokens, and writes with it.
let tools: [Target.Dependency] = [
  "TokenAgents", "TokenChange", "TokenCode", "TokenComponents", "TokenImport", "TokenLint",
  "TokenPages", "TokenPreview", "TokenRepair", "TokenScreens", "TokenSwift", "TokenWorkbench",
]

/// What tests that run commands share; `tokenc` itself is for those that start a process.
let commandTests: [Target.Dependency] = [
  "CommandSupport", "TestSupport", "TokenCompiler", "tokenc",
]

let package = Package(
  name: "design-tokens",
  platforms: [.iOS(.v13), .macOS(.v11), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "TokenRuntime", targets: ["TokenRuntime"]),
    .library(name: "ThemeDelivery", targets: ["ThemeDelivery"]),
    .library(name: "Appearance", targets: ["Appearance"]),
    // With `TokenRuntime`: whoever has components has tokens.
    .library(name: "AppearanceRuntime", targets: ["AppearanceRuntime", "TokenRuntime"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
    .plugin(name: "TokensCommand", targets: ["TokensCommand"]),
  ],
  dependencies: [],
  targets: [
    // Values and elements are modules of their own: a change of tokens does not compile them again, and
    // packages with tokens and components of their own link none of ours.
    .target(name: "TokenRuntime", dependencies: shims, path: "Sources/DesignTokens/Runtime"),
    .target(
      name: "DesignTokens", dependencies: ["TokenRuntime"], exclude: ["Delivery", "Runtime"]),
    // Packs of themes on the device: the one part that needs Foundation, and only who imports it has it.
    .target(
      name: "ThemeDelivery", dependencies: ["TokenRuntime"], path: "Sources/DesignTokens/Delivery"),
    .target(
      name: "AppearanceRuntime", dependencies: ["TokenRuntime"] + shims,
      path: "Sources/Appearance/Runtime", exclude: ["Elements/elements.json"]),
    .target(
      name: "Appearance", dependencies: ["AppearanceRuntime", "DesignTokens"], exclude: ["Runtime"]),
    // The compiler depends on no generated code: a broken file must not keep it from building. It opens
    // no file either; the executable alone does.
    .target(
      name: "TokenCompiler", dependencies: ["TokenRuntime"], path: "Sources/tokenc/Compiler",
      exclude: ["Emission/Resources"]),
    // What reads its table, a target for each folder: imports say what a line may touch.
    .target(
      name: "TokenComponents", dependencies: ["TokenCompiler"], path: "Sources/tokenc/Components"),
    .target(
      name: "TokenScreens", dependencies: ["TokenCompiler", "TokenComponents"],
      path: "Sources/tokenc/Screens"),
    .target(
      name: "TokenLint", dependencies: ["TokenCompiler", "TokenComponents", "TokenScreens"],
      path: "Sources/tokenc/Lint",
      exclude: ["Checks/Rules/Examples"]),
    // The least change of colors after which what lint measures is enough.
    .target(
      name: "TokenRepair",
      dependencies: ["TokenCompiler", "TokenLint", "TokenPages", "TokenScreens"],
      path: "Sources/tokenc/Repair"),
    .target(
      name: "TokenPages", dependencies: ["TokenCompiler"], path: "Sources/tokenc/Pages",
      exclude: ["Resources"]),
    .target(
      name: "TokenPreview",
      dependencies: [
        "TokenCompiler", "TokenComponents", "TokenLint", "TokenPages", "TokenScreens",
      ],
      path: "Sources/tokenc/Preview"),
    // The reader of Swift: the tokens of a file. Migration and import start there.
    .target(name: "TokenSwift", path: "Sources/tokenc/SwiftSyntax"),
    .target(
      name: "TokenChange",
      dependencies: [
        "TokenCompiler", "TokenComponents", "TokenPages", "TokenScreens", "TokenSwift",
      ],
      path: "Sources/tokenc/Change"),
    .target(
      name: "TokenImport", dependencies: ["TokenCompiler", "TokenSwift"],
      path: "Sources/tokenc/Import"),
    // Values that a person changes on a page, and what they do.
    .target(
      name: "TokenWorkbench",
      dependencies: [
        "TokenChange", "TokenCompiler", "TokenComponents", "TokenPages", "TokenPreview",
        "TokenScreens",
      ],
      path: "Sources/tokenc/Workbench"),
    // Literals in an app's code, and the tokens that they could be.
    .target(
      name: "TokenCode",
      dependencies: ["TokenChange", "TokenCompiler", "TokenImport", "TokenLint", "TokenSwift"],
      path: "Sources/tokenc/Code"),
    // Answers for agents by the Model Context Protocol, and the files that they read.
    .target(
      name: "TokenAgents",
      dependencies: ["TokenCode", "TokenCompiler", "TokenComponents", "TokenLint", "TokenScreens"],
      path: "Sources/tokenc/Agents"),
    .systemLibrary(name: "ExtendedAttributes", path: "Sources/tokenc/ExtendedAttributes"),
    // The commands are a library, so that tests run them within their own process.
    .target(
      name: "TokenCommands",
      dependencies: tools + [
        "TokenCompiler",
        .target(name: "ExtendedAttributes", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/tokenc/CommandLine", exclude: ["Completions", "Pages", "Starter"]),
    .executableTarget(
      name: "tokenc", dependencies: ["TokenCommands"], path: "Sources/tokenc/Executable"),
    // Builds the compiler when it is called and never otherwise. It does not depend on it: the package
    // manager would compile the whole tool a second time, for the host, in every build of this package.
    .plugin(
      name: "TokensCommand",
      capability: .command(
        intent: .custom(verb: "tokens", description: "Runs tokenc; compiles tokens/ by default."),
        permissions: [.writeToPackageDirectory(reason: "tokenc writes generated Swift.")])),
    // Only tests join the compiler with what it generates.
    // What the compiler emits for a small design system: `CompilerTests` compares it, others use it.
    .target(name: "SampleTokens", dependencies: ["TokenRuntime"], path: "Tests/SampleTokens"),
    // Themes of combined contexts and of brands in several parts, likewise.
    .target(name: "SampleThemes", dependencies: ["TokenRuntime"], path: "Tests/SampleThemes"),
    // Components of every kind of element and with odd names: `ComponentTests` compares and uses them.
    .target(
      name: "SampleComponents", dependencies: ["AppearanceRuntime"], path: "Tests/SampleComponents",
      exclude: ["Specs"]),
    // Components in the forms of other systems' servers, likewise.
    .target(
      name: "SampleDocuments", dependencies: ["AppearanceRuntime"], path: "Tests/SampleDocuments",
      exclude: [
        "Article/Specs", "Items/Specs", "Keyed/Specs", "Feed/Specs", "Styled/Specs", "Pieces/Specs",
      ]),
    // Real palettes with former names, likewise.
    .target(name: "MigratedTokens", dependencies: ["TokenRuntime"], path: "Tests/MigratedTokens"),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: [
        "DesignTokens", "MigratedTokens", "SampleThemes", "SampleTokens", "ThemeDelivery",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "AppearanceTests", dependencies: ["Appearance"] + shims, swiftSettings: testSettings),
    // What tests share: files in memory and on the disk, expectations, random numbers.
    .target(name: "TestSupport", dependencies: ["TokenCompiler"], path: "Tests/TestSupport"),
    // For those that run commands.
    .target(
      name: "CommandSupport",
      dependencies: [
        "TestSupport", "TokenCommands", "TokenCompiler", "TokenComponents", "TokenLint",
      ],
      path: "Tests/CommandSupport"),
    // A target for each module of the tool, which depends on no other module above it unless it runs
    // commands.
    .testTarget(
      name: "CompilerTests", dependencies: ["TestSupport", "TokenCompiler", "TokenRuntime"],
      exclude: ["Resources"]),
    .testTarget(name: "ComponentSpecTests", dependencies: commandTests + ["TokenComponents"]),
    .testTarget(
      name: "ScreensTests", dependencies: commandTests + ["TokenRuntime", "TokenScreens"]),
    .testTarget(name: "LintTests", dependencies: commandTests + ["TokenLint", "TokenScreens"]),
    .testTarget(
      name: "RepairTests",
      dependencies: commandTests + ["TokenLint", "TokenRepair", "TokenScreens"]),
    .testTarget(
      name: "PagesTests",
      dependencies: ["TestSupport", "TokenCompiler", "TokenPages", "TokenPreview"]),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: ["TestSupport", "TokenCompiler", "TokenComponents", "TokenWorkbench"]),
    .testTarget(
      name: "ChangeTests",
      dependencies: commandTests + [
        "TokenChange", "TokenCommands", "TokenComponents", "TokenPages", "TokenSwift",
      ]),
    .testTarget(
      name: "ImportTests", dependencies: commandTests + ["TokenImport", "TokenSwift"]),
    .testTarget(
      name: "AgentsTests", dependencies: commandTests + ["TokenAgents"]),
    .testTarget(
      name: "CodeTests",
      dependencies: commandTests + ["TokenCode", "TokenLint", "TokenSwift"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: commandTests + tools + [
        "SampleThemes", "ThemeDelivery", "TokenCommands", "TokenRuntime",
      ]),
    // Generated components, and the tool's reading of the same documents.
    .testTarget(
      name: "ComponentTests",
      dependencies: commandTests + [
        "Appearance", "DesignTokens", "SampleComponents", "SampleDocuments", "SampleThemes",
        "TokenComponents", "TokenScreens",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if usesShims {
  package.targets += [
    .target(name: "UIKit", path: "Tests/Shims/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Shims/SwiftUI"),
  ]
}

// What `Tests/Robustness/fuzz.py` links with libFuzzer.
if Context.environment["DESIGN_TOKENS_FUZZ"] == "1" {
  package.products.append(.library(name: "Fuzz", type: .static, targets: ["Fuzz"]))
  package.targets.append(
    .target(
      name: "Fuzz", dependencies: tools + ["AppearanceRuntime", "TokenCompiler"],
      path: "Tests/Robustness/Fuzz",
      swiftSettings: [.enableExperimentalFeature("Extern")]))
}

// What `Tests/Robustness/threads.py` runs under the sanitizers.
if Context.environment["DESIGN_TOKENS_THREADS"] == "1" {
  package.products.append(.executable(name: "Threads", targets: ["Threads"]))
  package.targets.append(
    .executableTarget(
      name: "Threads", dependencies: ["Appearance", "DesignTokens"],
      path: "Tests/Robustness/Threads"))
}

// What `Tests/Robustness/documents.py` counts the instructions of.
if Context.environment["DESIGN_TOKENS_DOCUMENTS"] == "1" {
  package.products.append(.executable(name: "Documents", targets: ["Documents"]))
  package.targets.append(
    .executableTarget(
      name: "Documents", dependencies: ["Appearance"], path: "Tests/Robustness/Documents"))
}

// `DESIGN_TOKENS_ONLY=CompilerTests swift test` builds and runs the tests of one target, and of this
// package only what they depend on.
if let only = Context.environment["DESIGN_TOKENS_ONLY"] {
  var needed: Set<String> = []
  var names = [only]
  while let name = names.popLast() {
    guard needed.insert(name).inserted else { continue }
    let dependencies = package.targets.first { $0.name == name }?.dependencies ?? []
    for dependency in dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): names.append(name)
      default: break
      }
    }
  }
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
}
