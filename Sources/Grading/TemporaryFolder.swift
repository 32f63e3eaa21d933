import Basics
import Curriculum

/// A folder of its own for one piece of work, removed with everything in it when it is over.
package struct TemporaryFolder: ~Copyable, Sendable {
  /// Its absolute path, as the compiler writes it in its messages.
  package let path: String
  /// Tells it from what a run has left that was ended; nil where folders can't be locked, and where
  /// nobody removes what is left.
  private let lock: FolderLock?

  /// Where such folders stand; standardized, because the compiler writes paths so in its messages.
  static var parent: String {
    // On macOS, Foundation itself doesn't ask what the environment says.
    let wish = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = wish.isEmpty ? FileManager.default.temporaryDirectory : URL(fileURLWithPath: wish)
    return folder.standardizedFileURL.path
  }

  /// Makes a folder, and removes those that runs have left which were ended.
  package init() throws(EnvironmentError) {
    let parent = Self.parent
    Self.removeLeftovers(in: parent)
    var lock: FolderLock?
    path = try TemporaryFolders.added { () throws(EnvironmentError) in
      try Self.make(in: parent, lockedBy: &lock)
    }
    self.lock = lock
  }

  private static let prefix = "workbook-grading-"

  /// Makes one that isn't taken for a leftover.
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
        // Before it was locked, somebody has taken it for a leftover.
      }
    }
    throw .noTemporaryFolder(path: parent)
  }

  /// An environment in which temporary files are written here: they go with the folder.
  func environment(from environment: [String: String]) -> [String: String] {
    environment.merging(["TMPDIR": path]) { $1 }
  }

  func subfolder(_ name: String) throws(EnvironmentError) -> String {
    guard mkdir("\(path)/\(name)", 0o700) == 0 else { throw .noTemporaryFolder(path: path) }
    return "\(path)/\(name)"
  }

  /// Removes the folders of runs that were ended before they could clean up: those that nobody has
  /// locked.
  static func removeLeftovers(in parent: String) {
    // One by one by the C library's own functions: there may be thousands that are none.
    guard let folder = opendir(parent) else { return }
    defer { closedir(folder) }
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer -> String? in
        let text = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
        return strncmp(text, prefix, prefix.utf8.count) == 0 ? String(cString: text) : nil
      }
      guard let name, name.utf8.count == prefix.utf8.count + 6, isOwn("\(parent)/\(name)"),
        // What can't be locked belongs to somebody.
        let lock = try? FolderLock("\(parent)/\(name)")
      else { continue }
      withExtendedLifetime(lock) { discard("\(parent)/\(name)") }
    }
  }

  /// Whether it is this user's: what others have left stays.
  private static func isOwn(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_uid == geteuid()
  }

  deinit {
    TemporaryFolders.remove(path)
  }
}

/// The temporary folders of this process that stand now, so that none outlives it.
package enum TemporaryFolders {
  private static let standing = Locked(Standing())

  private struct Standing: Sendable {
    var paths: Set<String> = []
    var isOver = false
  }

  /// Makes a folder that is removed with the others, unless it was removed before.
  static func added(
    _ make: () throws(EnvironmentError) -> String
  ) throws(EnvironmentError) -> String {
    try standing.withLock { standing throws(EnvironmentError) in
      // A thread that still works when the program ends would leave the folder behind.
      guard !standing.isOver else { throw .cancelled }
      let path = try make()
      standing.paths.insert(path)
      return path
    }
  }

  static func remove(_ path: String) {
    clear(path)
    standing.withLock { _ = $0.paths.remove(path) }
  }

  /// Removes all of them, and lets no other be made: called when the program ends.
  package static func removeAll() {
    let paths = standing.withLock { standing in
      standing.isOver = true
      return standing.paths
    }
    for path in paths { clear(path) }
  }

  /// A program that was ended may still write there for a moment.
  private static func clear(_ path: String) {
    for _ in 0..<CountLimit.removals {
      discard(path)
      if access(path, F_OK) != 0 { return }
      usleep(TimeLimit.removal.inMicroseconds)
    }
  }
}

/// Says of a folder that somebody works in it, as long as this object is there (`flock(2)`).
///
/// The system takes the lock back with the process, however that ends. A program that this process
/// starts doesn't get it, so it can't hold it any longer.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Why there is no lock.
  package enum Failure: Error {
    /// Somebody else has it, or has removed the folder.
    case taken
    /// The file system knows no locks, or this process may open nothing more.
    case impossible
  }

  /// Takes the lock of a folder, or says why that can't be.
  package init(_ folder: String) throws(Failure) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .taken : .impossible }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .taken : .impossible
    }
    // The process that had the lock before may have removed the folder.
    guard access(folder, F_OK) == 0 else { throw .taken }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
