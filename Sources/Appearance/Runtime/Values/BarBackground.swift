extension BarBackground? {
  /// A Boolean value that indicates whether the background is as stated also where the content is scrolled to the
  /// bar's edge.
  var isFixed: Bool { self == .opaque || self == .transparent }
}
