#if os(Linux)
  // Without the rest of Foundation, because loading its language tables takes longer than most
  // commands.
  @_exported import FoundationEssentials
  @_exported import Glibc

  extension stat {
    /// A file time; tuples of it can be compared.
    public typealias Time = (seconds: Int, nanoseconds: Int)

    public var written: Time { (st_mtim.tv_sec, st_mtim.tv_nsec) }

    public var changed: Time { (st_ctim.tv_sec, st_ctim.tv_nsec) }
  }

  /// The path of the running program with symbolic links resolved; nil if the system doesn't tell.
  public var runningProgram: String? {
    realPath("/proc/self/exe") ?? calledProgram.flatMap(realPath)
  }

  /// The path with which the program was started; the kernel provides it even without `/proc`.
  private var calledProgram: String? {
    // Swift doesn't import `getauxval`; 31 is `AT_EXECFN`.
    typealias Function = @convention(c) (UInt) -> UInt
    guard let symbol = dlsym(nil, "getauxval") else { return nil }
    let address = unsafeBitCast(symbol, to: Function.self)(31)
    return UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
  }

  /// The user's folder for data that a program keeps between runs.
  public enum StateFolder {
    /// The path by the XDG base directory specification; nil for a user without a home folder.
    public static var path: String? {
      let environment = ProcessInfo.processInfo.environment
      if let wish = environment["XDG_STATE_HOME"], wish.hasPrefix("/") { return wish }
      let home =
        environment["HOME"] ?? getpwuid(geteuid()).map { String(cString: $0.pointee.pw_dir) }
      return home.flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    }
  }

  /// Empty file actions for `posix_spawn`.
  public var newFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
#endif
