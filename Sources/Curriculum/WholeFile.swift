import Basics

/// Replaces a file atomically; doesn't wait until it is on disk.
///
/// - Parameter part: the path of the temporary file. A killed process leaves it behind; with a
///   fixed path it is overwritten the next time. Several writers at once need different paths.
/// - Returns: whether the file was replaced.
@discardableResult
public func putInPlace(_ data: Data, at path: String, part: String? = nil) -> Bool {
  makeFolder(path.folderPath)
  let part = part ?? "\(path)-\(UUID().uuidString)"
  // Foundation's atomic option would use another temporary file with an unknown name. If writing
  // fails, nothing is replaced.
  let isWritten = (try? data.write(to: URL(fileURLWithPath: part))) != nil
  if isWritten, rename(part, path) == 0 { return true }
  discard(part)
  return false
}
