import Foundation

/// Puts a file in place of the one before, whole or not at all; nobody waits for a disk.
///
/// - Returns: whether it stands there now.
@discardableResult
public func putInPlace(_ data: Data, at path: String) -> Bool {
  makeFolder((path as NSString).deletingLastPathComponent)
  let part = "\(path)-\(UUID().uuidString)"
  guard FileManager.default.createFile(atPath: part, contents: data), rename(part, path) == 0 else {
    discard(part)
    return false
  }
  return true
}
