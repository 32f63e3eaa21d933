import Foundation

/// A folder of its own for one piece of work, removed with everything in it when it is over.
struct TemporaryFolder: ~Copyable {
  let path: String

  /// Where such folders stand; standardized, because the compiler writes paths so in its messages.
  static var parent: String {
    URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
  }

  init() throws(EnvironmentProblem) {
    let parent = Self.parent
    Self.removeLeftovers(in: parent)
    path = try StandingFolders.added { () throws(EnvironmentProblem) in try Self.make(in: parent) }
  }

  private static func make(in parent: String) throws(EnvironmentProblem) -> String {
    var template = Array("\(parent)/workbook-\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .noTemporaryFolder(path: parent) }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
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

  /// Removes the folders of runs that were ended before they could clean up.
  private static func removeLeftovers(in parent: String) {
    // One by one by the C library's own functions: there may be thousands that are none.
    guard let folder = opendir(parent) else { return }
    defer { closedir(folder) }
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer -> String? in
        let text = UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
        return strncmp(text, "workbook-", 9) == 0 ? String(cString: text) : nil
      }
      guard let name, let match = name.wholeMatch(of: /workbook-(\d+)-\w{6}/),
        let id = pid_t(match.1), kill(id, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
    }
  }

  deinit {
    StandingFolders.remove(path)
  }
}
