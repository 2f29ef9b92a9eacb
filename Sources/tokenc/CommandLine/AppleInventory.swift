import TokenCompiler
import TokenImport

/// How many color sets and files of Swift some inputs have.
struct AppleInventory {
  private var setCount = 0
  private var swiftCount = 0

  init(of input: ImportInput) throws(RunFailure) {
    for path in input.paths {
      let (sets, swift) = try input.appleFiles(of: path)
      setCount += sets.count { $0.hasSuffix(ImportSourceReader.colorSetEnding) }
      swiftCount += swift.count
    }
  }

  var isEmpty: Bool { setCount + swiftCount == 0 }

  var shown: String {
    let sets = setCount > 0 ? [counted(setCount, "color set")] : []
    let files = swiftCount > 0 ? [counted(swiftCount, "file") + " of Swift"] : []
    return (sets + files).joined(separator: " and ")
  }
}
