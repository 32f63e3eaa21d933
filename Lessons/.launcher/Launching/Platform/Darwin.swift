#if os(macOS)
  @_exported import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  extension stat {
    /// A file time; tuples of it can be compared.
    public typealias Time = (seconds: Int, nanoseconds: Int)

    public var written: Time { (st_mtimespec.tv_sec, st_mtimespec.tv_nsec) }

    public var changed: Time { (st_ctimespec.tv_sec, st_ctimespec.tv_nsec) }
  }

  /// The path of the running program with symbolic links resolved; nil if the system doesn't tell.
  public var runningProgram: String? { Bundle.main.executablePath.flatMap(realPath) }

  /// The user's folder for data that a program keeps between runs.
  public enum StateFolder {
    /// The path; nil for a user without a home folder.
    public static var path: String? {
      let environment = ProcessInfo.processInfo.environment
      if let wish = environment["XDG_STATE_HOME"], wish.hasPrefix("/") { return wish }
      let home = environment["HOME"] ?? NSHomeDirectory()
      return home.hasPrefix("/") ? "\(home)/Library/Application Support" : nil
    }
  }

  /// Empty file actions for `posix_spawn`.
  public var newFileActions: posix_spawn_file_actions_t? { nil }
#endif
