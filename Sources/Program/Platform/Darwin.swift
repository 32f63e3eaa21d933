#if os(macOS)
  import Foundation
  import Basics

  // Written from Apple's documentation; not tried on a Mac yet.

  extension EditorCommand {
    /// A program that has the name of Xcode's for opening files, and is another.
    static let otherXed: String? = nil
  }

  /// Files that the kernel makes up.
  enum SystemFiles {
    /// There are none, and nobody needs any.
    static var tellOfProcesses: Bool { true }
  }

  /// Changes of a folder: looks every now and then.
  final class FolderChanges: Sendable {
    /// Whether a change is told when the writer has closed the file.
    static let tellOfWholeFiles = false

    init(folder: String) {}

    /// Returns soon after something has changed, and now and then without a change.
    func wait() {
      usleep(TimeLimit.lookAtFolder.inMicroseconds)
    }
  }
#endif
