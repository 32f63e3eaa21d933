#if os(Linux)
  // Not all of Foundation: to load its tables of languages takes longer than most commands do.
  @_exported import FoundationEssentials
  @_exported import Glibc

  extension stat {
    /// A time as files have it; two of them can be compared.
    public typealias Time = (seconds: Int, nanoseconds: Int)

    public var written: Time { (st_mtim.tv_sec, st_mtim.tv_nsec) }

    public var changed: Time { (st_ctim.tv_sec, st_ctim.tv_nsec) }
  }

  /// Where the program stands that runs here, links followed; nil if the system doesn't tell.
  public var runningProgram: String? {
    realPath("/proc/self/exe") ?? calledProgram.flatMap(realPath)
  }

  /// How the program was called, which the kernel tells also where there is no `/proc`.
  private var calledProgram: String? {
    // Not among the functions that Swift imports; the number is that of AT_EXECFN.
    typealias Function = @convention(c) (UInt) -> UInt
    guard let symbol = dlsym(nil, "getauxval") else { return nil }
    let address = unsafeBitCast(symbol, to: Function.self)(31)
    return UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
  }

  /// Where programs keep what they need from one run to the next, and nobody else does.
  public enum StateFolder {
    /// Its path, as the XDG base directories say it; nil for somebody who has no home.
    public static var path: String? {
      let environment = ProcessInfo.processInfo.environment
      if let wish = environment["XDG_STATE_HOME"], wish.hasPrefix("/") { return wish }
      let home =
        environment["HOME"] ?? getpwuid(geteuid()).map { String(cString: $0.pointee.pw_dir) }
      return home.flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    }
  }

  /// Empty settings for the files of a program to start.
  public var newFileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
#endif
