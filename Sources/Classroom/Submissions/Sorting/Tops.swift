/// What stands at the top, below the folders that are around it.
struct Tops {
  /// In order.
  private(set) var names: [String] = []
  private(set) var items: [String: [LearnerPlace.Item]] = [:]
  /// The folders above, if anything is below them.
  private(set) var prefix: [String]?
  /// Those with something below them.
  private var folders: Set<String> = []

  init(_ items: [LearnerPlace.Item], base: Int, ignored: Ignored) {
    for item in items where item.path.count > base {
      let isProgress = Ignored.isProgress(item.path)
      let top = Array(item.path[...base])
      guard isProgress || !ignored.contains(top, base: base) else { continue }
      prefix = Array(top[..<base])
      let name = item.path[base]
      if self.items[name] == nil {
        names.append(name)
        self.items[name] = []
      }
      if item.path.count > base + 1 { folders.insert(name) }
      // Somebody's place is one, even if nothing in it counts.
      guard isProgress || !ignored.contains(item.path, base: base) else { continue }
      var item = item
      item.telling = item.path.dropFirst(base)
      self.items[name]?.append(item)
    }
  }

  /// Whether it is a folder or an archive, or would be one if it could be read.
  func isFolder(_ name: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    if folders.contains(name) { return true }
    return (items[name] ?? []).contains { item in
      switch item.item.kind {
      case .folder, .archive, .badArchive, .unreadable, .tooMuch: return true
      case .file, .link, .notAFile, .badName: return false
      }
    }
  }

  /// What stands there itself; nil if only something below it was listed.
  func kind(_ name: String) -> FoundItem.Kind? {
    items[name]?.first { $0.telling.count == 1 }?.item.kind
  }

  /// What somebody may have handed in as a file, also as an archive.
  var files: [String] { names.filter { !isFolder($0) || $0.hasEnding(".zip") } }

  /// Whether one of the systems made what stands there, below a folder with this name.
  func areOfSystem(below folder: String) -> Bool {
    let suffix = "-submissions"
    // GitHub Classroom's `assignment-submissions` holds a folder `assignment-username` for each.
    let repositories = names.filter(isFolder)
    let isClassroom =
      folder.hasSuffix(suffix) && !repositories.isEmpty
      && repositories.allSatisfy { $0.hasPrefix(folder.dropLast(suffix.count) + "-") }
    return isClassroom || names.contains(GradescopeMetadata.file)
      || names.contains { LayoutName(moodle: $0) != nil } || LayoutName.areCanvas(files)
  }

  /// The only folder at the top, if no source stands beside it.
  var onlyFolder: String? {
    let folders = names.filter(isFolder)
    return folders.count == 1 && !names.contains(where: \.isSwift) ? folders[0] : nil
  }
}
