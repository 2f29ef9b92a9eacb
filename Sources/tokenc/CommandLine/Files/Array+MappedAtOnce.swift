extension Array where Element: Sendable {
  /// The results of a function for all elements, in their order, made on all processors with a
  /// thread for each `share` of elements; throws the first element's error that there is.
  func mappedAtOnce<Result: Sendable, Failure: Error>(
    share: Int = 64, _ transform: @escaping @Sendable (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    let processors = Swift.max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let threads = Swift.min(processors, count / share)
    guard threads > 1 else {
      var results: [Result] = []
      for element in self { results.append(try transform(element)) }
      return results
    }
    let parts = (0..<threads).map { part in
      Part(Array(self[count * part / threads..<count * (part + 1) / threads]), transform)
    }
    let handles = parts.dropFirst().map { $0.start() }
    parts[0].run()
    for (part, handle) in zip(parts.dropFirst(), handles) { part.end(handle) }
    var results: [Result] = []
    results.reserveCapacity(count)
    for part in parts { results += try part.result.get() }
    return results
  }
}

/// The results of two functions, the second on its own thread; throws the first error of both.
func atOnce<One, Other: Sendable, Failure: Error>(
  _ one: () throws(Failure) -> One, _ other: @escaping @Sendable () throws(Failure) -> Other
) throws(Failure) -> (One, Other) {
  let part = Part([0]) { _ throws(Failure) in try other() }
  let handle = part.start()
  let first = Result { () throws(Failure) in try one() }
  part.end(handle)
  return (try first.get(), try part.result.get()[0])
}

/// The part of one thread; nothing else touches it between start and end.
private final class Part<Element: Sendable, Output: Sendable, Failure: Error>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) throws(Failure) -> Output
  private(set) var result = Result<[Output], Failure>.success([])

  init(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) throws(Failure) -> Output
  ) {
    self.elements = elements
    self.transform = transform
  }

  func run() {
    var outputs: [Output] = []
    outputs.reserveCapacity(elements.count)
    do throws(Failure) {
      for element in elements { outputs.append(try transform(element)) }
      result = .success(outputs)
    } catch {
      result = .failure(error)
    }
  }

  /// A thread that runs the part; `nil` where there can be no more.
  func start() -> pthread_t? {
    let job = Unmanaged.passRetained(Job { self.run() })
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as the first thread has; Darwin gives others a sixteenth of it.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let job = argument
        #else
          guard let job = argument else { return nil }
        #endif
        Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
        return nil
      }, job.toOpaque())
    if status == 0 { return thread }
    job.release()
    return nil
  }

  func end(_ thread: pthread_t?) {
    if let thread { pthread_join(thread, nil) } else { run() }
  }
}

/// A function that a thread starts with, whose type says nothing of generic parameters.
private final class Job: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
