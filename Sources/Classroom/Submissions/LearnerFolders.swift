import Launching

/// Finds the learners' folders and files among the contents of a folder.
///
/// Each top-level entry is examined by itself, because teachers combine downloads from several
/// platforms:
/// - Names from Moodle and Gradescope are unambiguous; Canvas's names count only if top-level files
///   have them.
/// - Any other folder or archive is a learner with its name as the id. If all such names, at least
///   two, share a beginning up to a `-`, as in GitHub Classroom's `assignment-username`, the rest
///   is the id, unless all rests are numbers.
/// - A file belongs to a learner if its name has the learner's name before the lesson's.
/// - A single folder or archive around everything is entered if a platform has made its contents.
/// - A folder with only lessons, or with `Lessons`, belongs to one learner.
struct LearnerFolders {
  private(set) var places: [LearnerFolder] = []
  private(set) var problems: [HandInProblem] = []

  private var reader: PathReader
  private let ignored: Ignored
  /// The lesson of files that name none.
  private let assumed: String?
  private let text: (Int) -> String?
  /// The number of leading path components above the learners.
  private var base = 0

  /// - Parameter items: the sorted items, without those in folders that the roster names.
  init(
    of items: [LearnerFolder.Item], rootName: String, reader: PathReader, ignored: Ignored,
    assuming lesson: String?, text: @escaping (Int) -> String?
  ) {
    (self.reader, self.ignored, self.text) = (reader, ignored, text)
    assumed = lesson
    var tops = Tops(items, base: 0, ignored: ignored)
    while base < 2, let inner = tops.onlyFolder {
      let next = Tops(items, base: base + 1, ignored: ignored)
      // A folder with a learner's name isn't a folder around several learners.
      guard next.areOfSystem(below: inner), LayoutName(moodle: inner) == nil,
        GradescopeMetadata.number(in: inner) == nil
      else { break }
      for name in tops.names where name != inner { complain(name, tops) }
      base += 1
      tops = next
    }
    if isOneLearner(tops, items) {
      let path = items.first { $0.path.count >= base }?.path.prefix(base) ?? []
      var place = LearnerFolder(
        id: path.last.map(PathReader.stem) ?? rootName,
        place: path.isEmpty ? "." : path.joined(separator: "/"))
      place.items = tops.names.flatMap { tops.items[$0] ?? [] }
      places = [place]
    } else {
      sort(tops)
    }
  }

  /// Whether everything at the top belongs to one learner: only lessons, or a copy of the workbook.
  private func isOneLearner(_ tops: Tops, _ items: [LearnerFolder.Item]) -> Bool {
    // Archives of unknown formats are no evidence of a class.
    let folders = tops.names.filter { tops.isFolder($0) && !$0.isForeignArchive }
    if let prefix = tops.prefix, ignored.isWorkbook(prefix) {
      // Among other learners' folders, one may happen to be called `Lessons`.
      let manifest = prefix + [Repository.manifest]
      return folders == [Repository.lessonsName] || items.contains { $0.path == manifest }
    }
    return !folders.isEmpty && folders.allSatisfy { reader.lesson(called: $0) != nil }
  }

  private mutating func sort(_ tops: Tops) {
    let metadata = metadata(tops)
    let isCanvas = LayoutName.areCanvas(tops.files)
    var known: [String: Int] = [:]
    for name in tops.names {
      let items = tops.items[name] ?? []
      let path = ((tops.prefix ?? []) + [name]).joined(separator: "/")
      var place = LearnerFolder(id: PathReader.stem(of: name), place: path, items: items)
      if tops.kind(name) == .problem(.badName) {
        complain(name, tops)
        continue
      } else if let layout = LayoutName(moodle: name) ?? (isCanvas ? LayoutName(canvas: name) : nil)
      {
        place.take(layout, at: base)
      } else if !tops.isFolder(name) {
        guard case .file? = tops.kind(name), name.isSwift || reader.mayHold(name),
          let owner = reader.owner(of: name, assuming: name.isSwift ? assumed : nil)
        else {
          complain(name, tops)
          continue
        }
        place.take(owner.id, file: owner.rest)
      } else if let number = GradescopeMetadata.number(in: name) {
        let people = metadata?.submitters[place.id] ?? metadata?.submitters[name] ?? []
        place.take(people, number: number, folder: name)
      } else if reader.lesson(called: name) != nil {
        problems.append(HandInProblem(place: path, kind: .noLearner))
        continue
      } else {
        (place.otherIDs, place.isPlain) = ([name], true)
      }
      // Several uploads of one learner are merged; the same number with another name is another
      // learner.
      let key = place.isPlain ? nil : "\(place.id)\n\(place.name ?? "")"
      if let key, let index = known[key] {
        places[index].items += place.items
        places[index].otherPlaces.append(place.place)
      } else {
        if let key { known[key] = places.count }
        places.append(place)
      }
    }
    shorten()
  }

  /// Reports a top-level entry that belongs to no learner, unless it can't be a submission.
  private mutating func complain(_ name: String, _ tops: Tops) {
    let kind: HandInProblem.Kind
    switch tops.kind(name) {
    case .problem(let known) where [.link, .notAFile, .badName].contains(known): kind = known
    case .file where reader.mayHold(name): kind = .noLearner
    default: return
    }
    let place = ((tops.prefix ?? []) + [name]).joined(separator: "/")
    problems.append(HandInProblem(place: place, kind: kind))
  }

  private mutating func metadata(_ tops: Tops) -> GradescopeMetadata? {
    guard let item = tops.items[GradescopeMetadata.file]?.first else { return nil }
    guard case .file = item.item.kind, let text = text(item.index) else {
      problems.append(HandInProblem(place: item.item.path, kind: .unreadable))
      return nil
    }
    return GradescopeMetadata(text: text)
  }

  /// Removes the beginning that all plain folder names share, if there is one up to a `-`.
  private mutating func shorten() {
    let plain = places.indices.filter { places[$0].isPlain }
    guard plain.count > 1, var shared = plain.first.map({ Array(places[$0].id.utf8) }) else {
      return
    }
    for index in plain {
      let id = places[index].id.utf8
      shared = Array(zip(shared, id).prefix { $0 == $1 }.map(\.0))
    }
    guard let end = shared.lastIndex(of: UInt8(ascii: "-")) else { return }
    let rests = plain.map { String(decoding: places[$0].id.utf8.dropFirst(end + 1), as: UTF8.self) }
    guard rests.allSatisfy({ !$0.isEmpty }), !rests.allSatisfy(\.isNumber) else { return }
    for (index, rest) in zip(plain, rests) {
      places[index].otherIDs.insert(places[index].id)
      places[index].id = rest
    }
  }
}

extension LearnerFolder {
  /// Takes id and name from a platform's file name, and keeps the part that the learner chose.
  fileprivate mutating func take(_ layout: LayoutName, at base: Int) {
    (id, name) = (layout.id, layout.name)
    for index in items.indices {
      items[index].telling = [layout.file] + items[index].path.dropFirst(base + 1)
      items[index].upload = layout.upload
    }
  }

  /// Takes the id from a file's name, and keeps only the part behind it.
  fileprivate mutating func take(_ owner: String, file: String) {
    (otherIDs, id) = ([id], owner)
    for index in items.indices { items[index].telling = [file] }
  }

  fileprivate mutating func take(
    _ people: [GradescopeMetadata.Submitter], number: String, folder: String
  ) {
    let names = people.compactMap(\.name)
    name = names.isEmpty ? nil : names.joined(separator: ", ")
    // A group has no single learner's number.
    let own = people.count == 1 ? [people[0].number, people[0].email].compactMap(\.self) : []
    id = own.first ?? number
    otherIDs = Set(own + [number, folder])
  }
}

struct LearnerFolder {
  /// An item with its path split into components.
  struct Item {
    var index: Int
    var item: FoundItem
    var path: [String]
    /// The path components that may name a lesson.
    var telling: ArraySlice<String>
    /// Which upload it is, if the platform numbers repeated uploads; else nil.
    var upload: Upload?
  }

  /// One of several uploads of a file: the name without its number, and the number.
  struct Upload: Equatable {
    var name: String
    var number: Int

    /// Canvas appends `-1`, `-2` to the names of files that are uploaded again.
    init(canvas file: String) {
      let stem = PathReader.stem(of: file)
      let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
      let rest = stem.dropLast(digits)
      (name, number) = (stem, 0)
      // Other numbers, such as a lesson's, have no `-` before them or are too large for an `Int`.
      if digits > 0, rest.hasSuffix("-"), let count = Int(stem.suffix(digits)) {
        (name, number) = (String(rest.dropLast()), count)
      }
    }
  }

  var id: String
  /// Other ids by which a roster may name this learner.
  var otherIDs: Set<String> = []
  var name: String?
  var place: String
  /// More top-level paths of the same learner.
  var otherPlaces: [String] = []
  var items: [Item] = []
  /// Whether the id is just the folder's name.
  var isPlain = false
}

struct Tops {
  /// The names in order.
  private(set) var names: [String] = []
  private(set) var items: [String: [LearnerFolder.Item]] = [:]
  /// The folders above, if they contain anything.
  private(set) var prefix: [String]?
  /// The names with something below them.
  private var folders: Set<String> = []

  init(_ items: [LearnerFolder.Item], base: Int, ignored: Ignored) {
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
      // A learner's folder counts even if everything in it is ignored.
      guard isProgress || !ignored.contains(item.path, base: base) else { continue }
      var item = item
      item.telling = item.path.dropFirst(base)
      self.items[name]?.append(item)
    }
  }

  /// Whether it is a folder or an archive, even if it can't be read.
  func isFolder(_ name: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    if folders.contains(name) { return true }
    return (items[name] ?? []).contains { item in
      switch item.item.kind {
      case .folder, .archive, .problem(.badArchive), .problem(.unreadable), .problem(.tooMuch): true
      default: false
      }
    }
  }

  /// The kind of the entry itself; nil if only something below it was listed.
  func kind(_ name: String) -> FoundItem.Kind? {
    items[name]?.first { $0.telling.count == 1 }?.item.kind
  }

  /// Entries that may be files handed in, including archives.
  var files: [String] { names.filter { !isFolder($0) || $0.hasEnding(".zip") } }

  /// Whether these entries, found in a folder with this name, were made by a learning platform.
  func areOfSystem(below folder: String) -> Bool {
    let suffix = "-submissions"
    // GitHub Classroom's `assignment-submissions` contains a folder `assignment-username` for each
    // learner.
    let repositories = names.filter(isFolder)
    let isClassroom =
      folder.hasSuffix(suffix) && !repositories.isEmpty
      && repositories.allSatisfy { $0.hasPrefix(folder.dropLast(suffix.count) + "-") }
    return isClassroom || names.contains(GradescopeMetadata.file)
      || names.contains { LayoutName(moodle: $0) != nil } || LayoutName.areCanvas(files)
  }

  /// The only folder at the top, if there is no Swift source beside it; else nil.
  var onlyFolder: String? {
    let folders = names.filter(isFolder)
    return folders.count == 1 && !names.contains(where: \.isSwift) ? folders[0] : nil
  }
}
