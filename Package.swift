// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "design-tokens",
  platforms: [.iOS(.v13), .macOS(.v11), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "Appearance", targets: ["Appearance"]),
    .executable(name: "tokenc", targets: ["tokenc"]),
  ],
  dependencies: [],
  targets: [
    .target(name: "DesignTokens"),
    .target(name: "Appearance", dependencies: ["DesignTokens"]),
    // The compiler depends on neither library: a broken generated file must not keep it from building.
    .executableTarget(name: "tokenc"),
    // Only tests join the compiler with what it generates.
    // What the compiler emits for a small design system: `tokencTests` compares it, others use it.
    .target(name: "SampleTokens", dependencies: ["DesignTokens"], path: "Tests/SampleTokens"),
    .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens", "SampleTokens"]),
    .testTarget(name: "AppearanceTests", dependencies: ["Appearance"]),
    .testTarget(
      name: "tokencTests", dependencies: ["tokenc", "DesignTokens"], exclude: ["Resources"]),
  ],
  swiftLanguageModes: [.v6]
)
