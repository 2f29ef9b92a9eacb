// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app that Xcode and Swift Playgrounds open as it is. Its checks are for eyes: they show what no test
// on a machine without Apple's frameworks can see.
let package = Package(
  name: "DeviceChecks",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Device Checks", targets: ["DeviceChecks"], bundleIdentifier: "example.device-checks",
      displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone, .mac],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "design-tokens", path: "../..")],
  targets: [
    .executableTarget(
      name: "DeviceChecks",
      dependencies: [.product(name: "AppearanceRuntime", package: "design-tokens")], path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
