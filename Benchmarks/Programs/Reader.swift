import Foundation

/// Prints how fast a file is read, in megabytes a second: by tokenc onto its tape, keys interned and
/// duplicates found, and by Foundation's JSONSerialization. The two take turns.
@main enum ReaderBenchmark {
  static func main() throws {
    let path = CommandLine.arguments[1]
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let bytes = [UInt8](data)
    var tokenc: [Double] = []
    var foundation: [Double] = []
    for _ in 0..<7 {
      tokenc.append(
        seconds(5) {
          var tape = JSONTape()
          var diagnostics = DiagnosticCollector()
          guard let file = tape.add(SourceFile(path: path, bytes: bytes)) else { return 0 }
          _ = JSONReader.read(file, onto: &tape, reporting: &diagnostics)
          return tape.nodes.count
        })
      foundation.append(
        seconds(1) { ((try? JSONSerialization.jsonObject(with: data)) as? [String: Any])?.count ?? 0 }
      )
    }
    let megabytes = Double(bytes.count) / 1_000_000
    print(megabytes / median(tokenc), megabytes / median(foundation))
  }

  private static func seconds(_ rounds: Int, _ body: () -> Int) -> Double {
    let start = now
    var sum = 0
    for _ in 0..<rounds { sum &+= body() }
    precondition(sum > 0, "the file was not read")
    return (now - start) / Double(rounds)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
