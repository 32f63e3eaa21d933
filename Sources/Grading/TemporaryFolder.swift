import Basics
import Curriculum
import Foundation

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
  ///
  /// - Throws: `noTemporaryFolder` if none can be made.
  package init() throws(EnvironmentProblem) {
    let parent = Self.parent
    Self.removeLeftovers(in: parent)
    var lock: FolderLock?
    path = try StandingFolders.added { () throws(EnvironmentProblem) in
      try Self.make(in: parent, lockedBy: &lock)
    }
    self.lock = lock
  }

  /// How the name of each of them begins.
  private static let prefix = "workbook-grading-"

  /// Makes one that isn't taken for a leftover.
  static func make(
    in parent: String, lockedBy lock: inout FolderLock?
  ) throws(EnvironmentProblem) -> String {
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

  /// Makes a folder in it.
  func subfolder(_ name: String) throws(EnvironmentProblem) -> String {
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

  /// Whether it is this user's: nobody removes what others have left.
  private static func isOwn(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_uid == geteuid()
  }

  deinit {
    StandingFolders.remove(path)
  }
}
