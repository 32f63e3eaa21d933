import Basics
import Curriculum

/// A temporary folder for one task, removed with its contents at the end.
package struct TemporaryFolder: ~Copyable, Sendable {
  /// The absolute path, as the compiler prints it in messages.
  package let path: String
  /// The lock that distinguishes this folder from leftovers of killed processes; nil if the file
  /// system has no locks, and then leftovers aren't removed.
  private let lock: FolderLock?

  /// The parent of temporary folders, standardized because the compiler prints paths that way.
  static var parent: String {
    // On macOS, Foundation ignores `TMPDIR`.
    let wish = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = wish.isEmpty ? FileManager.default.temporaryDirectory : URL(fileURLWithPath: wish)
    return folder.standardizedFileURL.path
  }

  /// Makes a folder, and removes leftovers of killed processes.
  package init() throws(EnvironmentError) {
    let parent = Self.parent
    Self.removeLeftovers(in: parent)
    var lock: FolderLock?
    path = try TemporaryFolders.all.add(orThrow: .cancelled) { () throws(EnvironmentError) in
      try Self.make(in: parent, lockedBy: &lock)
    }
    self.lock = lock
  }

  private static let prefix = "workbook-grading-"

  /// Makes a folder and locks it.
  static func make(
    in parent: String, lockedBy lock: inout FolderLock?
  ) throws(EnvironmentError) -> String {
    for _ in 0..<CountLimit.newFolders {
      var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { break }
      let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      do {
        lock = try FolderLock(path)
        return path
      } catch .impossible {
        return path
      } catch {
        // Another process removed it as a leftover before it was locked.
      }
    }
    throw .noTemporaryFolder(path: parent)
  }

  /// The environment with `TMPDIR` set to this folder.
  func environment(from environment: [String: String]) -> [String: String] {
    environment.merging(["TMPDIR": path]) { $1 }
  }

  func subfolder(_ name: String) throws(EnvironmentError) -> String {
    guard mkdir("\(path)/\(name)", 0o700) == 0 else { throw .noTemporaryFolder(path: path) }
    return "\(path)/\(name)"
  }

  /// Removes this user's temporary folders that aren't locked, because their processes were killed
  /// before they could clean up.
  static func removeLeftovers(in parent: String) {
    for name in names(in: parent, beginningWith: prefix) {
      guard name.utf8.count == prefix.utf8.count + 6, isOwn("\(parent)/\(name)"),
        // A folder that can't be locked is in use.
        let lock = try? FolderLock("\(parent)/\(name)")
      else { continue }
      withExtendedLifetime(lock) { discard("\(parent)/\(name)") }
    }
  }

  /// Whether it belongs to this user.
  private static func isOwn(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_uid == geteuid()
  }

  deinit {
    TemporaryFolders.remove(path)
  }
}

/// Writes a file that belongs to a grading.
func write(_ text: String, to path: String) throws(EnvironmentError) {
  guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
    throw .noTemporaryFolder(path: path.folderPath)
  }
}

/// The existing temporary folders of this process, so that all can be removed at its end.
package enum TemporaryFolders {
  static let all = Belongings<String>()

  static func remove(_ path: String) {
    clear(path)
    all.remove(path)
  }

  /// Removes all folders and prevents new ones; called when the program ends.
  package static func removeAll() { all.end { $0.forEach(clear) } }

  /// Tries several times, because a killed program may still write for a moment.
  private static func clear(_ path: String) {
    for _ in 0..<CountLimit.removals {
      discard(path)
      if access(path, F_OK) != 0 { return }
      usleep(TimeLimit.removal.inMicroseconds)
    }
  }
}

/// An exclusive lock that shows that a folder is in use, held until this object is freed
/// (`flock(2)`).
///
/// The kernel releases it when the process ends. The descriptor is closed in child processes, so
/// they can't hold it longer.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  package enum Failure: Error {
    /// Another process holds the lock or has removed the folder.
    case taken
    /// The file system doesn't support locks, or no more files can be opened.
    case impossible
  }

  package init(_ folder: String) throws(Failure) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .taken : .impossible }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .taken : .impossible
    }
    // The process that held the lock may have removed the folder.
    guard access(folder, F_OK) == 0 else { throw .taken }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
