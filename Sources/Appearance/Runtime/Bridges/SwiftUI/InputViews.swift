#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  /// A Boolean value that indicates whether a person types in a part of a view.
  struct FocusWithin: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
  }

  /// Segments, which SwiftUI's own picker draws in colors of its own.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct SegmentsView: View {
    @Environment(\.isEnabled) private var isEnabled
    let titles: [String]
    @Binding var selection: Double
    let look: SegmentedControlAppearance

    var body: some View {
      HStack(spacing: CGFloat(look.spacing ?? 0)) {
        ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
          if index > 0, let color = look.dividerColor { Color(color).frame(width: 1) }
          Button(action: { selection = Double(index) }, label: { segment(title, index) })
            .buttonStyle(PressStyle())
            .accessibilityAddTraits(isSelected(index) ? [.isSelected] : [])
        }
      }
      .appearance(look.view)
    }

    private func isSelected(_ index: Int) -> Bool { selection == Double(index) }

    private func segment(_ title: String, _ index: Int) -> some View {
      var states: Set<ControlState> = isEnabled ? [] : [.disabled]
      if isSelected(index) { states.insert(.selected) }
      let own = look.segmentColor[states]
      let color = isSelected(index) ? look.selectedSegmentColor ?? own : own
      return Text(verbatim: title)
        .changed(with: look.typography[states]) { $0.typography($1) }
        .changed(with: look.titleColor[states]) { $0.foregroundColor(Color($1)) }
        .frame(maxWidth: .infinity, minHeight: 32)
        .appearance(ViewAppearance(backgroundColor: color, cornerRadius: look.segmentRadius ?? 8))
        .contentShape(Rectangle())
    }
  }

  /// The dots of a page control, which SwiftUI has none of.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  struct PageDots: View {
    let count: Int
    let current: Int
    let look: PageControlAppearance

    @ViewBuilder var body: some View {
      if count > 1 || look.hidesForSinglePage != true {
        HStack(spacing: 9) {
          ForEach(0..<count, id: \.self) { index in
            let color = index == current ? look.currentPageColor : look.pageColor
            Color.clear.frame(width: 7, height: 7)
              .appearance(ViewAppearance(backgroundColor: color, cornerRadius: .pill))
          }
        }
        .frame(maxWidth: .infinity, minHeight: 26)
        .appearance(look.view)
        .accessibilityElement(children: .ignore)
        .accessibilityValue(Text(verbatim: "\(current + 1) / \(count)"))
      }
    }
  }

  #if !os(tvOS)
    @available(iOS 16, macOS 13, watchOS 10, *)
    struct DateView: View {
      let shown: [Arrangement.Shown]
      @Binding var entered: EnteredValue
      let look: DatePickerAppearance

      var body: some View {
        DatePicker(
          selection: $entered[date: shown.date("date")], in: range, displayedComponents: components
        ) {
          EmptyView()
        }
        .appearance(look).labelsHidden()
      }

      private var range: ClosedRange<Date> {
        func date(_ slot: String) -> Date? {
          shown.date(slot).map { Date(timeIntervalSince1970: $0) }
        }
        let least = date("minimum") ?? .distantPast
        return least...max(least, date("maximum") ?? .distantFuture)
      }

      private var components: DatePickerComponents {
        switch look.mode {
        case .date: .date
        case .time: .hourAndMinute
        case .dateAndTime, nil: [.date, .hourAndMinute]
        }
      }
    }

    extension EnteredValue {
      /// A point in time, with what the content says now in seconds since 1970; today without one.
      subscript(date stated: Double?) -> Date {
        get {
          guard case .date(let seconds)? = stating(stated.map { .date($0) }).value else {
            return Date()
          }
          return Date(timeIntervalSince1970: seconds)
        }
        set { enter(.date(newValue.timeIntervalSince1970), after: stated.map { .date($0) }) }
      }
    }
  #endif
#endif
