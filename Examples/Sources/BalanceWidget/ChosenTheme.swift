import Foundation
import TokenRuntime

/// The theme that the user chose in the app, kept where the app's extensions find it.
///
/// On a device the file is in the container of the app group:
///
/// ```swift
/// let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.bank")
/// ```
struct ChosenTheme: Sendable {
  private let file: URL

  init(in container: URL) { file = container.appendingPathComponent("theme.txt") }

  /// The chosen theme. An extension may be older than the app: without the app's brand it has its own first one.
  var theme: Theme {
    let name = try? String(contentsOf: file, encoding: .utf8)
    return name.flatMap { Brand(rawValue: $0) }.map { Theme(brand: $0) } ?? .day
  }

  /// Keeps the choice. The app calls it, and then `WidgetCenter.shared.reloadAllTimelines()`.
  func choose(_ brand: Brand) throws {
    try Data(brand.rawValue.utf8).write(to: file, options: .atomic)
  }
}
