@_exported import Foundation

// On Apple platforms UIFont/NSFont are toll-free bridged to CTFont (`as CTFont`); subclassing models that.
// https://developer.apple.com/documentation/coretext/ctfont
open class CTFont: NSObject {}

// https://developer.apple.com/documentation/foundation/attributedstring/lineheight
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
extension AttributedString {
  public struct LineHeight: Hashable, Sendable {
    public static func exact(points: CGFloat) -> AttributedString.LineHeight { .init() }
  }
}

// https://developer.apple.com/documentation/coretext/ctfontmanagerscope
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  @available(visionOS, unavailable) case session
}

// https://developer.apple.com/documentation/coretext/ctfontmanagererror
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered,
    exceededResourceLimit, assetNotFound
  case notRegistered = 201
  case inUse, systemRequired
  case registrationFailed = 301
  case missingEntitlement, insufficientInfo, cancelledByUser, duplicatedName, invalidFilePath,
    unsupportedScope
}

// https://developer.apple.com/documentation/coretext/1499468-ctfontmanagerregisterfontsforurl
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

// https://developer.apple.com/documentation/coretext/kctfontopentypefeaturetag
public let kCTFontOpenTypeFeatureTag = CFString()

// https://developer.apple.com/documentation/coretext/kctfontopentypefeaturevalue
public let kCTFontOpenTypeFeatureValue = CFString()
