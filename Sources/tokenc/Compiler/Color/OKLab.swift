/// Ottosson's perceptual space, between XYZ under D65 and L from 0 to 1, a and b.
///
/// Source: Ottosson, "A perceptual color space for image processing", 2020, with the matrices as
/// the sample code of CSS Color 4 recalculated them for its own white and in double precision.
enum OKLab {
  static func oklab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let cones = xyzToCones * xyz
    return conesToOKLab * SIMD3(cones.x.cubeRoot, cones.y.cubeRoot, cones.z.cubeRoot)
  }

  static func xyz(_ oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = oklabToCones * oklab
    return conesToXYZ * (roots * roots * roots)
  }

  /// ΔE OK: the distance of two colors in this space (CSS Color 4, "ΔE OK").
  ///
  /// About 0.02 can just be noticed.
  static func difference(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Double {
    let delta = one - other
    return (delta * delta).sum().squareRoot()
  }

  private static let xyzToCones = Matrix3x3(
    rows: SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  private static let conesToXYZ = xyzToCones.inverse

  private static let conesToOKLab = Matrix3x3(
    rows: SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let oklabToCones = conesToOKLab.inverse
}
