import Basics
import Curriculum

/// Things that were built once and are kept under a name that says from what.
///
/// Each is a folder, put in place whole by a rename: two runs at once can't see half of one, and
/// the cache can be deleted at any time. What isn't as it was made is made again.
struct BuildCache {
  var folder: String
  /// Where things are made that there is no room for in the folder; they are kept nowhere.
  var spare: String?

  /// The folder that was kept under this name, if there is one, and it is whole.
  func existing(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    // Marks it as used just now, so that pruning takes others first.
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

  /// Fills a new folder and keeps it under this name if `make` says that it succeeded.
  ///
  /// - Returns: the path of the folder, or nil if `make` gave false.
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
    // If another run was faster, its result is as good as this one; a damaged one makes room.
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
      // What another run has removed by now takes up no room.
      sum + ((try? manager.attributesOfItem(atPath: file)[.size]) as? Int ?? 0)
    }
  }

  private static let unfinished = "new-"

  /// Removes what was used longest ago beyond the limit, and what ended runs left unfinished.
  private func prune() {
    let manager = FileManager.default
    // What can't be read isn't pruned; it is found out when something is to be kept there.
    let names = (try? names(in: folder)) ?? []
    let dated = names.map { name -> (name: String, date: Date) in
      // Without a date it goes first.
      let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)")
      return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    // Another run may be at work in a young one.
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
