import Foundation

/// The folder that holds the workbook: the first one upwards from here that has everything.
///
/// - Parameter folder: an absolute path.
public func workbookFolder(from folder: String) -> String? {
  var parts = folder.split(separator: "/")
  while true {
    let path = parts.map { "/\($0)" }.joined()
    let marks = ["Lessons", "Tests/Suites", "Package.swift"]
    if marks.allSatisfy({ access("\(path)/\($0)", F_OK) == 0 }) { return path }
    guard parts.popLast() != nil else { return nil }
  }
}

/// The folder of a file.
public func parentFolder(of path: String) -> String {
  path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
}

/// A path without links, `.` and `..`; nil if nothing stands there.
func realPath(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}
