/// Names of Apple's platforms and of Swift's toolchain that sources use without declaring them.
package enum PlatformNames {
  /// The modules whose members are not those of anybody's tokens, ``members`` apart.
  package static let modules: Set<String> = [
    "Accelerate", "Accessibility", "AppIntents", "AppKit", "AuthenticationServices", "AVFoundation",
    "AVKit", "Charts", "CloudKit", "Combine", "Contacts", "CoreData", "CoreFoundation",
    "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "CoreText", "Darwin", "Dispatch",
    "Foundation", "FoundationEssentials", "GameplayKit", "Glibc", "ImageIO", "LocalAuthentication",
    "MapKit", "MessageUI", "Metal", "MetalKit", "Musl", "NaturalLanguage", "Network",
    "NotificationCenter", "Observation", "ObjectiveC", "OSLog", "PDFKit", "PhotosUI", "Photos",
    "QuartzCore", "QuickLook", "RegexBuilder", "SafariServices", "SceneKit", "Security",
    "SpriteKit",
    "StoreKit", "Swift", "SwiftData", "SwiftUI", "Symbols", "Synchronization", "Testing", "TipKit",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchKit", "WebKit",
    "WidgetKit", "WinSDK", "XCTest", "os",
  ]

  /// Members that those modules take without a type before the dot, such as `.primary` of SwiftUI's colors: a
  /// token of such a name is meant only where its type is stated.
  static let members: Set<String> = [
    "accentColor", "all", "background", "bar", "black", "blue", "body", "bold", "bottom", "brown",
    "callout", "caption", "caption2", "center", "clear", "cyan", "darkGray", "fill", "footnote",
    "foreground", "gray", "green", "headline", "horizontal", "hidden", "indigo", "infinity",
    "label",
    "largeTitle", "leading", "light", "lightGray", "link", "magenta", "medium", "mint", "none",
    "normal", "orange", "pink", "placeholder", "placeholderText", "plain", "primary", "purple",
    "quaternary", "quinary", "red", "regular", "secondary", "secondaryLabel", "selection",
    "separator", "some", "subheadline", "systemBackground", "teal", "tertiary", "thin", "tint",
    "tintColor", "title", "title2", "title3", "top", "trailing", "vertical", "visible", "white",
    "windowBackground", "yellow", "zero",
  ]

  /// Functions of SwiftUI and UIKit that take a color as an argument without a label, with its type.
  static let colorFunctions: [String: String] = [
    "accentColor": "Color", "background": "Color", "border": "Color", "colorMultiply": "Color",
    "fill": "Color", "foregroundColor": "Color", "foregroundStyle": "Color",
    "listItemTint": "Color", "listRowSeparatorTint": "Color",
    "listSectionSeparatorTint": "Color", "overlay": "Color", "stroke": "Color",
    "strokeBorder": "Color", "tint": "Color",
    "setTitleColor": "UIColor", "setTitleShadowColor": "UIColor",
  ]

  /// Properties of UIKit whose type is `UIColor` in every type that has them, layers apart.
  static let colorProperties: Set<String> = [
    "backgroundColor", "badgeBackgroundColor", "barTintColor", "baseForegroundColor",
    "currentPageIndicatorTintColor", "highlightedTextColor", "iconColor",
    "maximumTrackTintColor", "minimumTrackTintColor", "onTintColor", "pageIndicatorTintColor",
    "progressTintColor", "selectedSegmentTintColor", "selectionIndicatorTintColor",
    "separatorColor", "textColor", "thumbTintColor", "tintColor", "trackTintColor",
  ]

  /// The types of SwiftUI that are made of `colors:`.
  static let gradients: Set<String> = [
    "AngularGradient", "EllipticalGradient", "Gradient", "LinearGradient", "RadialGradient",
  ]
}
