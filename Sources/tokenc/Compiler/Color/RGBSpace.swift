/// An RGB color space: three primaries, a white and a transfer function.
///
/// The matrices follow from the chromaticities (SMPTE RP 177-1993), so that no sixteen-digit numbers
/// have to be trusted. The chromaticities are those of CSS Color 4, "Predefined Color Spaces".
struct RGBSpace: Sendable {
  let transfer: TransferFunction
  /// From linear light to XYZ under D65.
  let toXYZ: Matrix3x3
  /// From XYZ under D65 to linear light.
  let fromXYZ: Matrix3x3

  /// Scales the primaries so that equal amounts of them give the white.
  private init(
    red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: Chromaticity = .d65,
    adaptation: Matrix3x3? = nil, transfer: TransferFunction
  ) {
    let primaries = Matrix3x3(columns: red.xyz, green.xyz, blue.xyz)
    let toOwnXYZ = primaries * Matrix3x3(diagonal: primaries.inverse * white.xyz)
    self.transfer = transfer
    toXYZ = adaptation.map { $0 * toOwnXYZ } ?? toOwnXYZ
    fromXYZ = toXYZ.inverse
  }

  static let sRGB = RGBSpace(
    red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.300, y: 0.600),
    blue: Chromaticity(x: 0.150, y: 0.060), transfer: .sRGB)

  static let displayP3 = RGBSpace(
    red: Chromaticity(x: 0.680, y: 0.320), green: Chromaticity(x: 0.265, y: 0.690),
    blue: Chromaticity(x: 0.150, y: 0.060), transfer: .sRGB)

  static let a98RGB = RGBSpace(
    red: Chromaticity(x: 0.640, y: 0.330), green: Chromaticity(x: 0.210, y: 0.710),
    blue: Chromaticity(x: 0.150, y: 0.060), transfer: .a98RGB)

  /// ProPhoto RGB with the six-digit primaries of CSS Color 4.
  ///
  /// The four-digit ones of ROMM RGB differ by up to 2.3e-5 in a channel.
  static let prophotoRGB = RGBSpace(
    red: Chromaticity(x: 0.734699, y: 0.265301), green: Chromaticity(x: 0.159597, y: 0.840403),
    blue: Chromaticity(x: 0.036598, y: 0.000105), white: .d50,
    adaptation: ChromaticAdaptation.d50ToD65, transfer: .prophotoRGB)

  static let rec2020 = RGBSpace(
    red: Chromaticity(x: 0.708, y: 0.292), green: Chromaticity(x: 0.170, y: 0.797),
    blue: Chromaticity(x: 0.131, y: 0.046), transfer: .bt1886)

  /// The amounts of light behind encoded components.
  func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(transfer.decoded(encoded.x), transfer.decoded(encoded.y), transfer.decoded(encoded.z))
  }

  func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(transfer.encoded(linear.x), transfer.encoded(linear.y), transfer.encoded(linear.z))
  }

  /// Encoded components as XYZ under D65.
  func xyz(_ encoded: SIMD3<Double>) -> SIMD3<Double> { toXYZ * linear(encoded) }

  /// XYZ under D65 as encoded components, not clipped.
  func encoded(xyz: SIMD3<Double>) -> SIMD3<Double> { encoded(fromXYZ * xyz) }
}
