public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct ScrollView<Content: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let content: Content?

  public init(shim: Void = ()) {
    content = nil
  }

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)")
    recording.record(content)
  }
}

public struct List<SelectionValue: Hashable, Content: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public let shimSpacing: CGFloat?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    shimSpacing = spacing
  }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

public struct LazyVGrid<Content: View>: View, ShimPrimitive {
  private let columns: [GridItem]
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("LazyVGrid", columns.map(\.shimSpacing), spacing as Any)
    recording.record(content)
  }
}

public struct ScrollIndicatorVisibility {
  public let shimName: String

  public static var automatic: Self { Self(shimName: "automatic") }
  public static var visible: Self { Self(shimName: "visible") }
  public static var hidden: Self { Self(shimName: "hidden") }
}

public struct ContentMarginPlacement {
  public let shimName: String

  public static var automatic: Self { Self(shimName: "automatic") }
  public static var scrollContent: Self { Self(shimName: "scrollContent") }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

@MainActor @preconcurrency public protocol TabViewStyle {}

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public let shimName: String

    public static let automatic = Self(shimName: "automatic")
    public static let always = Self(shimName: "always")
    public static let never = Self(shimName: "never")
  }

  public let shimMode: IndexDisplayMode

  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
    shimMode = indexDisplayMode
  }
}

public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public let shimName: String

    public static let automatic = Self(shimName: "automatic")
    public static let always = Self(shimName: "always")
    public static let never = Self(shimName: "never")
  }

  public let shimMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    shimMode = backgroundDisplayMode
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public struct ToolbarPlacement {
  public let shimName: String

  public static var navigationBar: Self { Self(shimName: "navigationBar") }
  public static var tabBar: Self { Self(shimName: "tabBar") }
  public static var bottomBar: Self { Self(shimName: "bottomBar") }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large }

public protocol TextFieldStyle {}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}
