@_exported import Foundation

// On Apple platforms UIFont/NSFont are toll-free bridged to CTFont (`as CTFont`); subclassing models that.
// https://developer.apple.com/documentation/coretext/ctfont
open class CTFont: NSObject {}
