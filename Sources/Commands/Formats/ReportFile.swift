import Foundation
import Runtime

/// The file that somebody wants a report in.
struct ReportFile {
  /// As it was typed.
  var name: String
  var path: String

  /// - Parameter folder: what a relative path begins at.
  init(_ name: String, in folder: String) {
    self.name = name
    path = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: folder)).path
  }

  /// Writes all of it, or leaves what stands there as it is.
  func write(_ text: String) throws(FileProblem) {
    do {
      // What is no file, a terminal say, can't be replaced by one.
      try Data(text.utf8).write(
        to: URL(fileURLWithPath: path), options: isReplaceable ? .atomic : [])
    } catch {
      throw .notWritable(path: name)
    }
  }

  /// Writes at the end of what stands there.
  func append(_ text: String) throws(FileProblem) {
    do {
      if !FileManager.default.fileExists(atPath: path) { return try write(text) }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    } catch {
      throw .notWritable(path: name)
    }
  }

  /// Whether nothing stands there, or an ordinary file.
  private var isReplaceable: Bool {
    // What isn't there has no attributes, and what can't be looked at can't be written either.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return attributes.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
  }
}
