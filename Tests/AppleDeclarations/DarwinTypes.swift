// swift-format-ignore-file
// What the compiler uses of the types of macOS's C library: apart from its functions, of which two have a type's name. The names are those of C.

public typealias dev_t = Int32
public typealias gid_t = UInt32
public typealias mode_t = UInt16
public typealias nfds_t = UInt32
public typealias off_t = Int64
public typealias pid_t = Int32
public typealias sa_family_t = UInt8
public typealias in_port_t = UInt16
public typealias in_addr_t = UInt32
public typealias sigset_t = UInt32
public typealias socklen_t = UInt32
public typealias time_t = Int
public typealias uid_t = UInt32
public typealias copyfile_flags_t = UInt32
public typealias copyfile_state_t = OpaquePointer
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>

public struct _opaque_pthread_t {}
public struct pthread_attr_t {
  public init() {}
}

public struct pthread_mutex_t {
  public init() {}
}
public struct pthread_mutexattr_t {
  public init() {}
}

public struct timespec {
  public var tv_sec: Int = 0
  public var tv_nsec: Int = 0
  public init() {}
  public init(tv_sec: Int, tv_nsec: Int) {}
}

public struct stat {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_nlink: UInt16 = 0
  public var st_ino: UInt64 = 0
  public var st_uid: uid_t = 0
  public var st_gid: gid_t = 0
  public var st_atimespec = timespec()
  public var st_mtimespec = timespec()
  public var st_ctimespec = timespec()
  public var st_size: off_t = 0
  public init() {}
}

public struct kevent {
  public init() {}
  public init(
    ident: UInt, filter: Int16, flags: UInt16, fflags: UInt32, data: Int, udata: UnsafeMutableRawPointer!
  ) {}
}

public struct pollfd {
  public var fd: Int32 = 0
  public var events: Int16 = 0
  public var revents: Int16 = 0
  public init() {}
  public init(fd: Int32, events: Int16, revents: Int16) {}
}

public struct tm {
  public var tm_sec: Int32 = 0
  public var tm_min: Int32 = 0
  public var tm_hour: Int32 = 0
  public var tm_mday: Int32 = 0
  public var tm_mon: Int32 = 0
  public var tm_year: Int32 = 0
  public init() {}
}

public struct in_addr {
  public var s_addr: in_addr_t = 0
  public init() {}
}

public struct sockaddr {
  public init() {}
}

public struct sockaddr_in {
  public var sin_len: UInt8 = 0
  public var sin_family: sa_family_t = 0
  public var sin_port: in_port_t = 0
  public var sin_addr = in_addr()
  public init() {}
}

/// A name of 1,024 bytes on macOS; as many as type-checking needs stand for them.
public struct dirent {
  public var d_ino: UInt64 = 0
  public var d_namlen: UInt16 = 0
  public var d_type: UInt8 = 0
  public var d_name: (CChar, CChar, CChar, CChar) = (0, 0, 0, 0)
  public init() {}
}

public struct DIR {}
