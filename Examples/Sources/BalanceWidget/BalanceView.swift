#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  /// The view of the widget: accessors take their values from the theme of the environment.
  struct BalanceView: View {
    let balance: Balance

    var body: some View {
      VStack(alignment: .leading, spacing: balance.theme[.inner]) {
        Text(verbatim: balance.sum).textStyle(.sum).foregroundColor(.signal)
        Text(verbatim: "Balance").textStyle(.caption).foregroundColor(.ink)
      }
      .theme(balance.theme)
    }
  }
#endif

#if canImport(WidgetKit)
  import WidgetKit

  /// One entry, in the theme that the app chose.
  @available(iOS 17, macOS 14, watchOS 10, *)
  struct BalanceProvider: TimelineProvider {
    struct Entry: TimelineEntry {
      let date: Date
      let balance: Balance
    }

    let chosen: ChosenTheme

    func placeholder(in context: Context) -> Entry {
      Entry(date: Date(), balance: Balance(sum: "—", theme: .day))
    }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [entry], policy: .never))
    }

    private var entry: Entry {
      Entry(date: Date(), balance: Balance(sum: "1,250.00", theme: chosen.theme))
    }
  }

  @available(iOS 17, macOS 14, watchOS 10, *)
  struct BalanceWidget: Widget {
    let chosen: ChosenTheme

    init() { chosen = ChosenTheme(in: URL(fileURLWithPath: NSTemporaryDirectory())) }

    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "balance", provider: BalanceProvider(chosen: chosen)) { entry in
        BalanceView(balance: entry.balance)
          .containerBackground(for: .widget) { Color(entry.balance.theme[.surface]) }
      }
    }
  }
#endif

#if canImport(AppIntents)
  import AppIntents

  /// Chooses a theme from Shortcuts, Siri or a control.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct ChooseTheme: AppIntent {
    static let title: LocalizedStringResource = "Choose theme"

    @Parameter(title: "Theme") var brand: BrandChoice

    func perform() async throws -> some IntentResult {
      let container = URL(fileURLWithPath: NSTemporaryDirectory())
      if let brand = Brand(rawValue: brand.rawValue) {
        try ChosenTheme(in: container).choose(brand)
      }
      return .result()
    }
  }

  /// The brands as an intent lists them: App Intents reads the cases when the app is built, so they are written out.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  enum BrandChoice: String, AppEnum {
    case day, harbor

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static let caseDisplayRepresentations: [BrandChoice: DisplayRepresentation] = [
      .day: "Day", .harbor: "Harbor",
    ]
  }
#endif
