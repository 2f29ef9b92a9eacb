import AppearanceRuntime
import SwiftUI

/// The checks one below the other, each with what to look for.
@main struct DeviceChecksApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          ForEach(Check.all + Check.ofComponents + Check.ofPitfalls) { check in
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
