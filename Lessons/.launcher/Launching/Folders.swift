import Foundation

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
