// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that a build which uses it compiles nothing of the compiler.
// `../release` puts the tool into this folder.
let package = Package(
  name: "design-tokens-plugin",
  products: [.plugin(name: "CompileTokens", targets: ["CompileTokens"])],
  targets: [
    .plugin(
      name: "CompileTokens", capability: .buildTool(), dependencies: ["PrebuiltTokenc"]),
    // Not `tokenc`: that is a target of the package beside which this one is used.
    .binaryTarget(name: "PrebuiltTokenc", path: "tokenc.artifactbundle"),
  ]
)
