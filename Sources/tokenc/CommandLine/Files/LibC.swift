// The C library, imported here for all of the command line, whatever a system calls it.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

/// The C functions whose names types here use for their own.
enum LibC {
  /// A socket of TCP over IPv4; negative if there is none.
  static func tcpSocket() -> Int32 {
    #if canImport(Glibc)
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  /// Milliseconds of a clock that is never set.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  #if canImport(Darwin)
    static let read = Darwin.read
    static let write = Darwin.write
    static let close = Darwin.close
  #elseif canImport(Glibc)
    static let read = Glibc.read
    static let write = Glibc.write
    static let close = Glibc.close
  #elseif canImport(Musl)
    static let read = Musl.read
    static let write = Musl.write
    static let close = Musl.close
  #endif
}
