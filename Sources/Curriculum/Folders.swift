import Foundation

/// The names of what stands in a folder; none if there is no such folder.
package func names(in folder: String) throws(CurriculumError) -> [String] {
  do {
    return try FileManager.default.contentsOfDirectory(atPath: folder)
  } catch {
    if isMissing(folder) { return [] }
    throw .unreadable(path: folder)
  }
}

/// Whether nothing stands at a path; what can't be looked at may stand there.
package func isMissing(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) != 0 && (errno == ENOENT || errno == ENOTDIR)
}

/// Makes a folder, and those above it, where there is none.
package func makeFolder(_ path: String) {
  // What is to stand in it can't be written then, which is told by whoever wants to.
  try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Removes what nobody needs any more, with everything in it.
package func discard(_ path: String) {
  // What can't be removed, or isn't there, is in nobody's way: at worst it takes up room.
  try? FileManager.default.removeItem(atPath: path)
}
