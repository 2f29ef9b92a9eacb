/// Lets the kernel report changes of files or folders: inotify on Linux, kqueue on Darwin.
///
/// Something changes more often than what a caller looks for, so it has to compare. Where the kernel
/// can't watch everything, a second passes instead.
struct ChangeWatch: ~Copyable {
  private let descriptor: Int32
  /// The descriptors that keep a file watched until they are closed.
  private var opened: [Int32] = []
  private var isComplete: Bool

  /// Nothing may happen for this long before changes count as done, in milliseconds: a checkout or
  /// an editor writes several files, one after the other.
  private static let quietTime: Int32 = 60
  /// How often changes that go on and on may put the end of waiting off.
  private static let maximumDelays = 50
  private static let pollingTime: Int32 = 1_000

  /// - Parameter paths: files, and folders whose names matter; what isn't there is left out.
  init(_ paths: some Sequence<String>) {
    #if canImport(Darwin)
      descriptor = kqueue()
    #else
      descriptor = inotify_init()
    #endif
    isComplete = descriptor >= 0
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    for path in paths where FileSystem.status(of: path) != nil {
      if !add(path) { isComplete = false }
    }
  }

  deinit {
    for file in opened { _ = LibC.close(file) }
    if descriptor >= 0 { _ = LibC.close(descriptor) }
  }

  /// Lets Ctrl-C and `kill` end the process, also where it was started with signals blocked, as
  /// programs with threads for signals do by mistake.
  static func unblockSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits for a change, and then for the end of changes; a server answers browsers meanwhile.
  func wait(serving server: PageServer? = nil) {
    guard happens(within: isComplete ? nil : Self.pollingTime, server) else { return }
    for _ in 0..<Self.maximumDelays {
      drain()
      if !happens(within: Self.quietTime, server) { return }
    }
  }

  /// Returns a Boolean value that indicates whether something happens in this many milliseconds; `nil` waits for
  /// ever.
  private func happens(within milliseconds: Int32?, _ server: PageServer?) -> Bool {
    let end = milliseconds.map { PageServer.now + Int($0) }
    while true {
      // A negative descriptor is passed over.
      var entries = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      entries += server?.waits ?? []
      // Connections end in time even where nothing happens.
      let open: Int32 = entries.count > 2 ? 1_000 : -1
      let rest = end.map { Int32(max(0, $0 - PageServer.now)) } ?? open
      guard poll(&entries, nfds_t(entries.count), rest) >= 0 else {
        guard errno == EINTR else { return false }
        continue
      }
      server?.serve(entries[1...])
      if entries[0].revents != 0 { return true }
      if let end, PageServer.now >= end { return false }
    }
  }

  #if canImport(Darwin)
    /// A folder reports changes of its names only, a file those of its contents.
    private mutating func add(_ path: String) -> Bool {
      let file = open(path, O_EVTONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      opened.append(file)
      var change = kevent(
        ident: UInt(file), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
        fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0, udata: nil)
      return kevent(descriptor, &change, 1, nil, 0, nil) == 0
    }

    private func drain() {
      var events: [kevent] = Array(repeating: .init(), count: 64)
      var now = timespec()
      while kevent(descriptor, nil, 0, &events, Int32(events.count), &now) == 64 {}
    }
  #else
    private mutating func add(_ path: String) -> Bool {
      let events =
        IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF
      return inotify_add_watch(descriptor, path, UInt32(events)) >= 0
    }

    private func drain() {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      while LibC.read(descriptor, &buffer, buffer.count) > 0 {}
    }
  #endif
}
