#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a command and prints its seconds of CPU, its seconds of wall-clock time, its peak memory in bytes
/// and its exit code, on the last line of the output.
@main enum Measure {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    var process = pid_t()
    let start = now
    guard posix_spawnp(&process, words[0], nil, nil, arguments, environ) == 0 else { exit(127) }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    let wall = now - start
    #if canImport(Darwin)
      let peak = usage.ru_maxrss
    #else
      let peak = usage.ru_maxrss * 1024
    #endif
    let cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    print("\n\(cpu) \(wall) \(peak) \(status & 0x7F == 0 ? status >> 8 : -1)")
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
