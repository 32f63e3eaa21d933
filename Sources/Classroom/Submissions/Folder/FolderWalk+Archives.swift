import Basics

extension FolderWalk {
  mutating func visitArchive(_ path: String) {
    do {
      let archive = try ZipArchive(at: root + "/" + path)
      add(path, .archive)
      expand(archive, at: path)
    } catch .badArchive(let fault) {
      add(path, .badArchive(fault))
    } catch {
      add(path, .unreadable)
    }
  }

  mutating func expand(_ archive: ZipArchive<OpenFile>, at path: String) {
    let absolute = path.isEmpty ? root : root + "/" + path
    var unpacked = 0
    for (index, entry) in archive.entries.enumerated() {
      let source = HandedInExercise.Source.entry(archive: absolute, index: index)
      guard let place = place(of: entry, in: path, source) else { continue }
      guard entry.kind == .file, place.hasEnding(".zip") else {
        add(entry, at: place, source)
        continue
      }
      let size = min(entry.size, SizeLimit.innerArchive)
      let learner = String(place.prefix { $0 != "/" })
      unpacked += size
      unpackedOf[learner, default: 0] += size
      if entry.size > SizeLimit.innerArchive || unpacked > SizeLimit.innerArchives
        || unpackedOf[learner, default: 0] > SizeLimit.learnersArchives
      {
        add(place, .badArchive(.tooLarge), source)
        continue
      }
      do {
        let bytes = try archive.bytes(of: index, limit: SizeLimit.innerArchive)
        let inner = try ZipArchive(bytes)
        add(place, .archive, source)
        for (number, entry) in inner.entries.enumerated() {
          let source = HandedInExercise.Source.innerEntry(
            archive: absolute, index: index, inner: number)
          guard let place = self.place(of: entry, in: place, source) else { continue }
          // Archives in archives in archives nobody hands in.
          if entry.kind == .file, place.hasEnding(".zip") {
            add(place, .badArchive(.unsupported), source)
          } else {
            add(entry, at: place, source)
          }
        }
      } catch {
        add(place, .badArchive(error), source)
      }
    }
  }

  /// Where an entry stands; nil if it isn't listed, or too deep.
  private mutating func place(
    of entry: ZipEntry, in path: String, _ source: HandedInExercise.Source
  ) -> String? {
    guard left >= 0, !entry.path.isEmpty else { return nil }
    let place = (path.isEmpty ? [] : [path]) + entry.path
    let joined = place.joined(separator: "/")
    guard
      !entry.path.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" })
        || Ignored.isProgress(entry.path)
    else { return nil }
    guard entry.path.count < CountLimit.submissionDepth else {
      add(joined, .tooMuch(limit: CountLimit.submissionDepth), source)
      return nil
    }
    return joined
  }

  private mutating func add(
    _ entry: ZipEntry, at place: String, _ source: HandedInExercise.Source
  ) {
    switch entry.kind {
    case .file:
      // At the top of a class's archive each file is somebody's.
      let isTop = !place.contains("/")
      if isTop || counts(place) || Ignored.isProgress(entry.path) {
        add(place, .file(size: entry.size), source)
      } else {
        left -= 1
      }
    case .folder: add(place, .folder, source)
    case .link: add(place, .link, source)
    case .other: add(place, .notAFile, source)
    }
  }

  private mutating func add(
    _ path: String, _ kind: FoundItem.Kind, _ source: HandedInExercise.Source
  ) {
    left -= 1
    items.append(FoundItem(path: path, kind: kind, source: source))
  }
}
