/// A linear map of three components, stored by column.
struct Matrix3x3: Sendable {
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (first, second, third)
  }

  init(rows first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      SIMD3(first.x, second.x, third.x),
      SIMD3(first.y, second.y, third.y),
      SIMD3(first.z, second.z, third.z)
    )
  }

  init(diagonal: SIMD3<Double>) {
    columns = (SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
  }

  static func * (matrix: Matrix3x3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  static func * (outer: Matrix3x3, inner: Matrix3x3) -> Matrix3x3 {
    Matrix3x3(columns: outer * inner.columns.0, outer * inner.columns.1, outer * inner.columns.2)
  }

  /// The map that undoes this one: its rows are the columns' cross products over the determinant.
  ///
  /// Every matrix of color science has an inverse; a singular one would give infinities.
  var inverse: Matrix3x3 {
    let (first, second, third) = columns
    let normal = second.cross(third)
    let determinant = (first * normal).sum()
    return Matrix3x3(
      rows: normal / determinant, third.cross(first) / determinant,
      first.cross(second) / determinant)
  }
}

extension SIMD3<Double> {
  fileprivate func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
