import AppearanceRuntime
import SwiftUI

/// The checks one below the other, each with what to look for.
///
/// `Integration/devices` starts the app with `-check 3` for a picture of the fourth alone, and reads the list of all checks.
@main struct DeviceChecksApp: App {
  private let checks = Check.all + Check.ofComponents + Check.ofPitfalls

  init() { list(checks) }

  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          ForEach(shownChecks) { check in
            VStack(alignment: .leading, spacing: 8) {
              Text(verbatim: check.title).appearance(.heading)
              Text(verbatim: check.expectation).appearance(.note)
              check.view
            }
          }
        }
        .appearance(ViewAppearance(layoutMargins: InsetsValue(16)))
      }
    }
  }

  private var shownChecks: [Check] {
    let words = CommandLine.arguments
    guard let option = words.firstIndex(of: "-check"), option + 1 < words.count,
      let index = Int(words[option + 1]), checks.indices.contains(index)
    else { return checks }
    return [checks[index]]
  }

  /// Writes the titles and expectations to `Documents/checks.json`, for the report.
  private func list(_ checks: [Check]) {
    let listed = checks.map { ["title": $0.title, "expectation": $0.expectation] }
    guard let data = try? JSONSerialization.data(withJSONObject: listed),
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    else { return }
    try? data.write(to: folder.appendingPathComponent("checks.json"))
  }
}

/// One thing to look at.
struct Check: Identifiable {
  let title: String
  let expectation: String
  let view: AnyView

  var id: String { title }

  /// Creates a check of a view of SwiftUI.
  @MainActor init(_ title: String, _ expectation: String, _ view: some View) {
    self.title = title
    self.expectation = expectation
    self.view = AnyView(view)
  }

  /// Creates a check of elements of UIKit, in a column.
  @MainActor init(_ title: String, _ expectation: String, elements: @escaping () -> [UIView]) {
    self.init(title, expectation, Elements(make: elements))
  }
}

/// A column of elements of UIKit.
struct Elements: UIViewRepresentable {
  let make: () -> [UIView]

  func makeUIView(context: Context) -> UIStackView {
    let stack = UIStackView()
    stack.apply(StackAppearance(axis: .vertical, spacing: 8, alignment: .leading))
    for element in make() { stack.addArrangedSubview(element) }
    return stack
  }

  func updateUIView(_ stack: UIStackView, context: Context) {}
}
