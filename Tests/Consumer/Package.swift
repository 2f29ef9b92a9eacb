// swift-tools-version: 6.0
import PackageDescription

let usesShims = Context.environment["DESIGN_TOKENS_UIKIT_SHIM"] == "1"

// An app's own design system: its tokens, brands and looks are unknown to the package it depends on.
let package = Package(
  name: "acme-design",
  platforms: [.iOS(.v13), .macOS(.v11), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [.library(name: "AcmeDesign", targets: ["AcmeDesign"])],
  dependencies: [.package(name: "design-tokens", path: "../..")],
  targets: [
    .target(
      name: "AcmeDesign",
      dependencies: [
        .product(name: "AppearanceRuntime", package: "design-tokens")
      ]),
    .executableTarget(
      name: "Names", dependencies: [.product(name: "TokenRuntime", package: "design-tokens")]),
    .testTarget(
      name: "AcmeDesignTests", dependencies: ["AcmeDesign"],
      swiftSettings: usesShims
        ? [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])] : []),
  ],
  swiftLanguageModes: [.v6]
)
