import Basics

/// Puts a file in place of the one before, whole or not at all; nobody waits for a disk.
///
/// - Parameter part: where it is written first. Whoever is ended meanwhile leaves it there; with the same
///   path, it is written anew and gone the next time. Several writers at once need one of their own each.
/// - Returns: whether it stands there now.
@discardableResult
public func putInPlace(_ data: Data, at path: String, part: String? = nil) -> Bool {
  makeFolder(path.folderPath)
  let part = part ?? "\(path)-\(UUID().uuidString)"
  // As it is, and not by way of one more file, whose name nobody knows. Where that can't be done, nothing
  // is put in place.
  let isWritten = (try? data.write(to: URL(fileURLWithPath: part))) != nil
  if isWritten, rename(part, path) == 0 { return true }
  discard(part)
  return false
}
