import Foundation

/// Puts a file in place of the one before, whole or not at all; nobody waits for a disk.
///
/// - Returns: whether it stands there now.
@discardableResult
public func putInPlace(_ data: Data, at path: String) -> Bool {
  let manager = FileManager.default
  try? manager.createDirectory(
    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
  let part = "\(path)-\(UUID().uuidString)"
  guard manager.createFile(atPath: part, contents: data), rename(part, path) == 0 else {
    try? manager.removeItem(atPath: part)
    return false
  }
  return true
}
