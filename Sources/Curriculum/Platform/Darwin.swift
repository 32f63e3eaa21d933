#if os(macOS)
  // Written from Apple's documentation; not tried on a Mac yet.

  import Foundation

  /// Where programs keep what they need from one run to the next, and nobody else does.
  enum StateFolder {
    /// Its path; nil for somebody who has no home.
    static var path: String? {
      let environment = ProcessInfo.processInfo.environment
      if let wish = environment["XDG_STATE_HOME"], wish.hasPrefix("/") { return wish }
      let home = environment["HOME"] ?? NSHomeDirectory()
      return home.hasPrefix("/") ? "\(home)/Library/Application Support" : nil
    }
  }
#endif
