import Foundation

let container = FileManager.default.temporaryDirectory
  .appendingPathComponent("balance-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
print(try balances(in: container), terminator: "")
try? FileManager.default.removeItem(at: container)
