#if os(macOS)
  import Foundation
  import Basics

  // Written from Apple's documentation; not tried on a Mac yet.

  extension EditorCommand {
    /// The path of another program that is named like Xcode's `xed`; on macOS there is none.
    static let otherXed: String? = nil
  }

  /// Files that the kernel provides about processes.
  enum SystemFiles {
    /// True, because on macOS nothing needs such files.
    static var tellOfProcesses: Bool { true }
  }

  /// Changes in a folder, found by looking at regular intervals.
  final class FolderChanges: Sendable {
    /// Whether changes are reported only after the writer has closed the file.
    static let tellOfWholeFiles = false

    init(folder: String) {}

    /// Returns after an interval, whether something has changed or not.
    func wait() {
      usleep(TimeLimit.lookAtFolder.inMicroseconds)
    }
  }
#endif
