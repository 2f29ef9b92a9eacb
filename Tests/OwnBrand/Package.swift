// swift-tools-version: 6.0
import PackageDescription

// A team that is not the example's: no prefix, so its theme, its tokens and its `ButtonView` have the
// names of the example's, and a program that uses them all.
let package = Package(
  name: "own-brand",
  platforms: [.iOS(.v13), .macOS(.v11)],
  dependencies: [.package(name: "design-tokens", path: "../..")],
  targets: [
    .target(
      name: "OwnBrand",
      dependencies: [.product(name: "AppearanceRuntime", package: "design-tokens")]),
    .executableTarget(name: "Showcase", dependencies: ["OwnBrand"]),
  ],
  swiftLanguageModes: [.v6]
)
