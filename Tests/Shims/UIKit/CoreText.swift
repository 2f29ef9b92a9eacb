/// The strings of Core Foundation, which Linux's Foundation does not have.
public typealias CFString = String

public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
