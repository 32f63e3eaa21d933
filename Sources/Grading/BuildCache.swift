import Basics
import Curriculum

/// A cache of build products, by names that are hashes of their inputs.
///
/// Each entry is a folder that is put in place by a rename, so concurrent processes never see half
/// of one, and the cache can be deleted at any time. Damaged entries are built again.
struct BuildCache {
  var folder: String
  /// The folder to build in if the disk of `folder` is full; its entries aren't reused by later
  /// processes.
  var spare: String?

  /// The path of an entry, or nil if it doesn't exist or its checksum doesn't match.
  func existing(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    // Updates the modification time, because pruning removes the least recently used entries.
    guard utimes(path, nil) == 0 else { return nil }
    guard FileManager.default.contents(atPath: Self.sum(in: path)) == Self.sum(of: path) else {
      discard(path)
      return nil
    }
    return path
  }

  private static func sum(in folder: String) -> String { "\(folder)/.sum" }

  private static func sum(of folder: String) -> Data {
    var key = CacheKey()
    for name in paths(below: folder).sorted() where name != ".sum" {
      key.add(name)
      key.add(OrdinaryFile.contents(at: "\(folder)/\(name)") ?? Data())
    }
    return Data(key.name.utf8)
  }

  /// Has `make` fill a new folder and adds it to the cache under this name if `make` returns true.
  ///
  /// - Returns: the path of the entry, or nil if `make` returned false.
  func keep(
    _ name: String, _ make: (String) throws(EnvironmentError) -> Bool
  ) throws(EnvironmentError) -> String? {
    let work = "\(folder)/\(Self.unfinished)\(UUID().uuidString)"
    let path = "\(folder)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    } catch {
      throw .noTemporaryFolder(path: folder)
    }
    defer { discard(work) }
    if let spare, spare != folder, !hasRoom(in: work) {
      return try BuildCache(folder: spare).keep(name, make)
    }
    guard try make(work) else { return nil }
    guard
      FileManager.default.createFile(atPath: Self.sum(in: work), contents: Self.sum(of: work))
    else { throw .noTemporaryFolder(path: folder) }
    // If another process has added the same entry meanwhile, that one is used, unless it is
    // damaged.
    guard rename(work, path) == 0 || existing(name) != nil || rename(work, path) == 0 else {
      throw .noTemporaryFolder(path: folder)
    }
    prune()
    return path
  }

  private func size(of name: String) -> Int {
    let manager = FileManager.default
    let path = "\(folder)/\(name)"
    let files = paths(below: path).map { "\(path)/\($0)" }
    return ([path] + files).reduce(0) { sum, file in
      // A file that another process has just removed counts as empty.
      sum + ((try? manager.attributesOfItem(atPath: file)[.size]) as? Int ?? 0)
    }
  }

  private static let unfinished = "new-"

  /// Removes the least recently used entries above the size limit, and abandoned unfinished ones.
  private func prune() {
    let manager = FileManager.default
    // An unreadable folder isn't pruned; adding an entry will report it.
    let names = (try? names(in: folder)) ?? []
    let dated = names.map { name -> (name: String, date: Date) in
      // An entry without a readable date counts as the oldest.
      let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    // A recent unfinished folder may belong to a running process.
    let age = TimeLimit.unfinishedBuild.inSeconds
    let leftovers = dated.filter {
      $0.name.hasPrefix(Self.unfinished) && -$0.date.timeIntervalSinceNow > age
    }
    let finished = dated.filter { !$0.name.hasPrefix(Self.unfinished) }
    var total = 0
    let oldest = finished.sorted { $0.date > $1.date }.drop { name, _ in
      total += size(of: name)
      return total <= SizeLimit.builds
    }
    for (name, _) in leftovers + oldest {
      discard("\(folder)/\(name)")
    }
  }
}
