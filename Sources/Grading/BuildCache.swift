import Foundation

/// Things that were built once and are kept under a name that says from what.
///
/// Each is a folder, put in place whole by a rename: two runs at once can't see half of one, and
/// the cache can be deleted at any time.
struct BuildCache {
  var folder: String

  /// The folder that was kept under this name, if there is one.
  func existing(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    // Marks it as used just now, so that pruning takes others first.
    return utimes(path, nil) == 0 ? path : nil
  }

  /// Fills a new folder and keeps it under this name if `make` says that it succeeded.
  ///
  /// - Returns: the path of the folder, or nil if `make` gave false.
  func keep(
    _ name: String, _ make: (String) throws(EnvironmentProblem) -> Bool
  ) throws(EnvironmentProblem) -> String? {
    let work = "\(folder)/new-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    } catch {
      throw .noTemporaryFolder(path: folder)
    }
    defer { try? FileManager.default.removeItem(atPath: work) }
    guard try make(work) else { return nil }
    let path = "\(folder)/\(name)"
    // If another run was faster, its result is as good as this one.
    _ = rename(work, path)
    prune()
    return path
  }

  /// How many folders are kept, each of them about half a megabyte.
  static let limit = 40

  /// Removes the oldest folders beyond the limit.
  private func prune() {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.limit else { return }
    let dated = names.map { name -> (name: String, date: Date) in
      let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for (name, _) in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.limit) {
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
