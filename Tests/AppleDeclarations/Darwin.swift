// swift-format-ignore-file
// What the compiler uses of macOS's C library. The names are those of C.

@_exported import DarwinTypes

public func pow(_ base: Double, _ exponent: Double) -> Double { 0 }
public func cbrt(_ x: Double) -> Double { 0 }
public func exp(_ x: Double) -> Double { 0 }
public func log(_ x: Double) -> Double { 0 }
public func sin(_ x: Double) -> Double { 0 }
public func cos(_ x: Double) -> Double { 0 }
public func atan2(_ y: Double, _ x: Double) -> Double { 0 }

public var errno: Int32 {
  get { 0 }
  set {}
}

public typealias Text = UnsafePointer<CChar>
public typealias OwnText = UnsafeMutablePointer<CChar>

@discardableResult
public func accept(_ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>!, _ length: UnsafeMutablePointer<socklen_t>!) -> Int32 { 0 }
@discardableResult
public func access(_ path: Text!, _ mode: Int32) -> Int32 { 0 }
@discardableResult
public func bind(_ socket: Int32, _ address: UnsafePointer<sockaddr>!, _ length: socklen_t) -> Int32 { 0 }
@discardableResult
public func chmod(_ path: Text!, _ mode: mode_t) -> Int32 { 0 }
@discardableResult
public func clock_gettime(_ id: clockid_t, _ time: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
@discardableResult
public func close(_ file: Int32) -> Int32 { 0 }
@discardableResult
public func closedir(_ folder: UnsafeMutablePointer<DIR>!) -> Int32 { 0 }
public func exit(_ code: Int32) -> Never { fatalError() }
@discardableResult
public func fchmod(_ file: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult
public func fchown(_ file: Int32, _ owner: uid_t, _ group: gid_t) -> Int32 { 0 }
@discardableResult
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
@discardableResult
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
@discardableResult
public func fcopyfile(_ from: Int32, _ to: Int32, _ state: copyfile_state_t!, _ flags: copyfile_flags_t) -> Int32 { 0 }
@discardableResult
public func flock(_ file: Int32, _ operation: Int32) -> Int32 { 0 }
public func free(_ memory: UnsafeMutableRawPointer!) {}
@discardableResult
public func fstat(_ file: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult
public func ftruncate(_ file: Int32, _ length: off_t) -> Int32 { 0 }
public func geteuid() -> uid_t { 0 }
@discardableResult
public func gethostname(_ name: OwnText!, _ count: Int) -> Int32 { 0 }
@discardableResult
public func getenv(_ name: Text!) -> OwnText! { nil }
@discardableResult
public func getpid() -> pid_t { 0 }
@discardableResult
public func getsockname(
  _ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>!, _ length: UnsafeMutablePointer<socklen_t>!
) -> Int32 { 0 }
@discardableResult
public func isatty(_ file: Int32) -> Int32 { 0 }
@discardableResult
public func kevent(
  _ queue: Int32, _ changes: UnsafePointer<kevent>!, _ changeCount: Int32, _ events: UnsafeMutablePointer<kevent>!, _ eventCount: Int32,
  _ timeout: UnsafePointer<timespec>!
) -> Int32 { 0 }
@discardableResult
public func kill(_ process: pid_t, _ signal: Int32) -> Int32 { 0 }
@discardableResult
public func kqueue() -> Int32 { 0 }
@discardableResult
public func listen(_ socket: Int32, _ backlog: Int32) -> Int32 { 0 }
@discardableResult
public func localtime_r(_ time: UnsafePointer<time_t>!, _ parts: UnsafeMutablePointer<tm>!) -> UnsafeMutablePointer<tm>! { nil }
@discardableResult
public func lseek(_ file: Int32, _ offset: off_t, _ from: Int32) -> off_t { 0 }
@discardableResult
public func lstat(_ path: Text!, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult
public func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 { 0 }
@discardableResult
public func mkdir(_ path: Text!, _ mode: mode_t) -> Int32 { 0 }
@discardableResult
public func open(_ path: Text, _ flags: Int32) -> Int32 { 0 }
@discardableResult
public func open(_ path: Text, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
@discardableResult
public func opendir(_ path: Text!) -> UnsafeMutablePointer<DIR>! { nil }
@discardableResult
public func pipe(_ ends: UnsafeMutablePointer<Int32>!) -> Int32 { 0 }
@discardableResult
public func poll(_ files: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ time: Int32) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_adddup2(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ from: Int32, _ to: Int32)
  -> Int32
{ 0 }
@discardableResult
public func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _ file: Int32, _ path: Text!, _ flags: Int32, _ mode: mode_t
) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_destroy(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!) -> Int32 { 0 }
@discardableResult
public func posix_spawn_file_actions_init(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!) -> Int32 { 0 }
@discardableResult
public func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>!, _ name: Text!, _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!, _ arguments: UnsafePointer<OwnText?>!, _ environment: UnsafePointer<OwnText?>!
) -> Int32 { 0 }
@discardableResult
public func pthread_attr_init(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult
public func pthread_attr_destroy(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult
public func pthread_attr_setstacksize(_ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int) -> Int32 { 0 }
@discardableResult
public func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>!, _ attributes: UnsafePointer<pthread_attr_t>?,
  _ start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer?
) -> Int32 { 0 }
@discardableResult
public func pthread_join(_ thread: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32 { 0 }
@discardableResult
public func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer!, _ count: Int) -> Int { 0 }
@discardableResult
public func readdir(_ folder: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { nil }
@discardableResult
public func realpath(_ path: Text!, _ result: OwnText!) -> OwnText! { nil }
@discardableResult
public func rename(_ from: Text, _ to: Text) -> Int32 { 0 }
@discardableResult
public func rmdir(_ path: Text!) -> Int32 { 0 }
@discardableResult
public func setsockopt(_ socket: Int32, _ level: Int32, _ name: Int32, _ value: UnsafeRawPointer!, _ length: socklen_t) -> Int32 { 0 }
@discardableResult
public func shutdown(_ socket: Int32, _ how: Int32) -> Int32 { 0 }
@discardableResult
public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ signal: Int32) -> Int32 { 0 }
@discardableResult
public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
public typealias Handler = @convention(c) (Int32) -> Void
@discardableResult
public func signal(_ signal: Int32, _ handler: Handler!) -> Handler! { nil }
@discardableResult
public func sigprocmask(_ how: Int32, _ set: UnsafePointer<sigset_t>!, _ old: UnsafeMutablePointer<sigset_t>!) -> Int32 { 0 }
@discardableResult
public func socket(_ family: Int32, _ type: Int32, _ protocol: Int32) -> Int32 { 0 }
@discardableResult
public func stat(_ path: Text!, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
@discardableResult
public func strdup(_ text: Text!) -> OwnText! { nil }
@discardableResult
public func strerror(_ code: Int32) -> OwnText! { nil }
@discardableResult
public func strlen(_ text: Text!) -> Int { 0 }
@discardableResult
public func sysconf(_ name: Int32) -> Int { 0 }
@discardableResult
public func time(_ time: UnsafeMutablePointer<time_t>!) -> time_t { 0 }
@discardableResult
public func unlink(_ path: Text!) -> Int32 { 0 }
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 { 0 }
@discardableResult
public func waitpid(_ process: pid_t, _ status: UnsafeMutablePointer<Int32>!, _ options: Int32) -> pid_t { 0 }
@discardableResult
public func write(_ file: Int32, _ bytes: UnsafeRawPointer!, _ count: Int) -> Int { 0 }

public struct clockid_t {}
public var CLOCK_MONOTONIC: clockid_t { clockid_t() }
public var SIG_IGN: Handler! { nil }

public var AF_INET: Int32 { 2 }
public var COPYFILE_ACL: Int32 { 1 }
public var COPYFILE_XATTR: Int32 { 4 }
public var EACCES: Int32 { 13 }
public var EAGAIN: Int32 { 35 }
public var EBUSY: Int32 { 16 }
public var EDQUOT: Int32 { 69 }
public var EEXIST: Int32 { 17 }
public var EFBIG: Int32 { 27 }
public var EINTR: Int32 { 4 }
public var EINVAL: Int32 { 22 }
public var EIO: Int32 { 5 }
public var EISDIR: Int32 { 21 }
public var ELOOP: Int32 { 62 }
public var EMFILE: Int32 { 24 }
public var ENAMETOOLONG: Int32 { 63 }
public var ENFILE: Int32 { 23 }
public var ENOENT: Int32 { 2 }
public var ENOMEM: Int32 { 12 }
public var ENOSPC: Int32 { 28 }
public var ENOTDIR: Int32 { 20 }
public var ENOTEMPTY: Int32 { 66 }
public var ENOTSUP: Int32 { 45 }
public var EPERM: Int32 { 1 }
public var EPIPE: Int32 { 32 }
public var EROFS: Int32 { 30 }
public var ESRCH: Int32 { 3 }
public var ETXTBSY: Int32 { 26 }
public var EVFILT_VNODE: Int32 { -4 }
public var EV_ADD: Int32 { 1 }
public var EV_CLEAR: Int32 { 32 }
public var EWOULDBLOCK: Int32 { 35 }
public var FD_CLOEXEC: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_SETFL: Int32 { 4 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public var NOTE_DELETE: Int32 { 1 }
public var NOTE_EXTEND: Int32 { 4 }
public var NOTE_RENAME: Int32 { 32 }
public var NOTE_WRITE: Int32 { 2 }
public var O_APPEND: Int32 { 8 }
public var O_CLOEXEC: Int32 { 0x100_0000 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_EVTONLY: Int32 { 0x8000 }
public var O_EXCL: Int32 { 0x800 }
public var O_NONBLOCK: Int32 { 4 }
public var O_RDONLY: Int32 { 0 }
public var O_RDWR: Int32 { 2 }
public var O_WRONLY: Int32 { 1 }
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }
public var SEEK_SET: Int32 { 0 }
public var SHUT_WR: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIGXFSZ: Int32 { 25 }
public var SIG_UNBLOCK: Int32 { 2 }
public var SOCK_STREAM: Int32 { 1 }
public var SOL_SOCKET: Int32 { 0xFFFF }
public var SO_REUSEADDR: Int32 { 4 }
public var STDIN_FILENO: Int32 { 0 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var W_OK: Int32 { 2 }
public var _SC_NPROCESSORS_ONLN: Int32 { 58 }

@discardableResult
public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { 0 }
@discardableResult
public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult
public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
@discardableResult
public func sysctlbyname(
  _ name: Text!, _ old: UnsafeMutableRawPointer!, _ oldLength: UnsafeMutablePointer<Int>!,
  _ new: UnsafeMutableRawPointer!, _ newLength: Int
) -> Int32 { 0 }
