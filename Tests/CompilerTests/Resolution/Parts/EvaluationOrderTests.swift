import Testing

@testable import TokenCompiler

@Suite("The order of evaluation")
struct EvaluationOrderTests {
  @Test("each comes after what it depends on, once") func dependencies() {
    let run = Run([1: [2, 3], 2: [4], 3: [4], 4: []], from: [1, 4])
    #expect(run.evaluated == [4, 3, 2, 1])
    #expect(run.asked == [1, 3, 4, 3, 2, 1])
    #expect(run.cycles.isEmpty)
  }

  @Test("tokens that wait for one another have failed, in the order in which they wait")
  func cycle() {
    let run = Run([1: [2], 2: [3], 3: [4], 4: [2], 5: [3]], from: [1, 5])
    #expect(run.cycles == [[2, 3, 4]])
    #expect([2, 3, 4].allSatisfy { run.progress($0) == .failed })
    #expect(run.evaluated.isEmpty)
  }

  @Test("a token may wait for itself") func selfReference() {
    #expect(Run([1: [1]], from: [1]).cycles == [[1]])
  }

  @Test("what only waits for its turn is not part of a cycle, and nothing is twice")
  func waiting() {
    #expect(Run([1: [2, 3], 2: [1], 3: [2]], from: [1]).cycles == [[1, 3, 2]])
    #expect(Run([1: [2, 3], 2: [], 3: [1]], from: [1]).cycles == [[1, 3]])
  }

  @Test("what depends on something that failed may still be evaluated") func fault() {
    let run = Run([1: [2], 2: [2]], from: [1])
    #expect(run.progress(2) == .failed)
    #expect(run.asked == [1, 2, 1])
  }

  @Test("what another theme gave counts as evaluated") func kept() {
    var order = EvaluationOrder(pathCount: 2)
    let path = TokenPath(index: 1)
    #expect(order.isOpen(path))
    order.keep(Evaluation(value: 7, uses: .nothing), of: path)
    order.push(path)
    #expect(order.next() == nil)
    #expect(order.evaluation(of: path)?.value == 7)
    #expect(order.evaluated == [path])
  }
}

/// An evaluation of tokens that are numbers with made-up dependencies; what needs a token that failed
/// fails too.
private struct Run {
  private var order = EvaluationOrder(pathCount: 10)
  private(set) var cycles: [[UInt32]] = []
  /// The tokens in the order in which they were to be evaluated.
  private(set) var asked: [UInt32] = []

  init(_ dependencies: [UInt32: [UInt32]], from starts: [UInt32]) {
    for start in starts {
      order.push(TokenPath(index: start))
      while let path = order.next() {
        asked.append(path.index)
        let paths = (dependencies[path.index] ?? []).map(TokenPath.init(index:))
        if paths.contains(where: { order[$0] == .failed }) {
          order.fail(path)
        } else if paths.contains(where: { order.isOpen($0) }) {
          let cycle = order.wait(for: paths.filter { order.isOpen($0) })
          if !cycle.isEmpty { cycles.append(cycle.map(\.index)) }
        } else {
          order.finish(path, Evaluation(value: 0, uses: .nothing))
        }
      }
    }
  }

  var evaluated: [UInt32] { order.evaluated.map(\.index) }

  func progress(_ path: UInt32) -> EvaluationOrder.Progress { order[TokenPath(index: path)] }
}
