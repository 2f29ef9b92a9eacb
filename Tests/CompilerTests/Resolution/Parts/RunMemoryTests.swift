import Testing

@testable import TokenCompiler

@Suite("What a run remembers")
struct RunMemoryTests {
  @Test("a cache knows of each node what was kept last") func cache() {
    var cache = NodeCache(nodeCount: 4)
    cache.keepValue(1_000_000, of: NodeID(index: 1))
    cache.keepFault(of: NodeID(index: 2))
    let uses = [TokenPath(index: 5), TokenPath(index: 6)]
    let number = cache.keepUses(uses, of: NodeID(index: 3))
    #expect(cache.keepUses([], of: NodeID(index: 3)) == number)
    #expect(cache.uses(number) == uses)
    guard case .unknown = cache[NodeID(index: 0)], case .value(1_000_000) = cache[NodeID(index: 1)],
      case .fault = cache[NodeID(index: 2)], case .parts(number) = cache[NodeID(index: 3)]
    else {
      Issue.record("another entry")
      return
    }
  }

  @Test("a value that themes share is kept once, one that is met once only is not looked for")
  func pool() {
    var pool = ValuePool()
    #expect(pool.add(.number(1)) == 0)
    #expect(pool.intern(.number(1)) == 1)
    #expect(pool.intern(.number(1)) == 1)
    #expect(pool.values.count == 2)
  }

  @Test("names are compared as long as the run has few mistakes") func comparisons() {
    let reporter = ResolutionReporter()
    #expect(reporter.mayCompare(999_999))
    #expect(reporter.mayCompare(10))
    #expect(!reporter.mayCompare(1))
  }
}
