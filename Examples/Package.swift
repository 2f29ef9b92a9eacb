// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that no product of design-tokens contains an example.
let package = Package(
  name: "design-tokens-examples",
  platforms: [.macOS(.v11)],
  dependencies: [.package(name: "design-tokens", path: "..")],
  targets: [
    .target(
      name: "ExampleSupport",
      dependencies: [.product(name: "AppearanceRuntime", package: "design-tokens")]),
    .executableTarget(
      name: "Bank",
      dependencies: [
        "ExampleSupport", .product(name: "Appearance", package: "design-tokens"),
        .product(name: "DesignTokens", package: "design-tokens"),
      ]),
    .executableTarget(name: "Editor", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "ViewItems", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Friends", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Agent", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Cards", dependencies: ["ExampleSupport"]),
    // As an extension: without the elements of components.
    .executableTarget(
      name: "BalanceWidget",
      dependencies: [.product(name: "TokenRuntime", package: "design-tokens")]),
    .executableTarget(name: "Chat", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Flex", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Prose", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Divs", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Slack", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Nodes", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Portable", dependencies: ["ExampleSupport"]),
    .executableTarget(name: "Styles", dependencies: ["ExampleSupport"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Bank", "Editor", "ViewItems", "Friends", "Agent", "Cards", "BalanceWidget", "Chat", "Flex",
        "Prose", "Divs", "Slack", "Nodes", "Portable", "Styles",
      ],
      exclude: ["Expected"]),
    .testTarget(name: "SnapshotTests", dependencies: ["Styles"], exclude: ["Recorded"]),
  ],
  swiftLanguageModes: [.v6]
)
