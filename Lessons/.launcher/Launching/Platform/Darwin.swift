#if os(macOS)
  @_exported import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  extension stat {
    /// A time as files have it; two of them can be compared.
    public typealias Time = (seconds: Int, nanoseconds: Int)

    public var written: Time { (st_mtimespec.tv_sec, st_mtimespec.tv_nsec) }

    public var changed: Time { (st_ctimespec.tv_sec, st_ctimespec.tv_nsec) }
  }

  /// Where the program stands that runs here, links followed; nil if the system doesn't tell.
  public var runningProgram: String? { Bundle.main.executablePath.flatMap(realPath) }

  /// Where programs keep what they need from one run to the next, and nobody else does.
  public enum StateFolder {
    /// Its path; nil for somebody who has no home.
    public static var path: String? {
      let environment = ProcessInfo.processInfo.environment
      if let wish = environment["XDG_STATE_HOME"], wish.hasPrefix("/") { return wish }
      let home = environment["HOME"] ?? NSHomeDirectory()
      return home.hasPrefix("/") ? "\(home)/Library/Application Support" : nil
    }
  }

  /// Empty settings for the files of a program to start.
  public var newFileActions: posix_spawn_file_actions_t? { nil }
#endif
