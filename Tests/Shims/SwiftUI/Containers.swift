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

public struct ScrollView<Content: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct ScrollIndicatorVisibility: Sendable {
  public let shimName: String

  public static var automatic: Self { Self(shimName: "automatic") }
  public static var visible: Self { Self(shimName: "visible") }
  public static var hidden: Self { Self(shimName: "hidden") }
}

public struct ContentMarginPlacement: Sendable {
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

public protocol TabViewStyle {}

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

public struct ToolbarPlacement: Sendable {
  public let shimName: String

  public static var navigationBar: Self { Self(shimName: "navigationBar") }
  public static var tabBar: Self { Self(shimName: "tabBar") }
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
