import Basics
import Launching

/// Finds the exercises among one learner's files.
///
/// A path that names the exercise is enough, because the learner's own workbook would have graded
/// that file, too. Otherwise the step headings in the text decide. Of several files for a lesson
/// one is taken only if all have the same text, or if they are numbered uploads of one file; then
/// the last one is taken.
struct LearnerSorting {
  private(set) var exercises: [String: HandedInExercise] = [:]
  private(set) var problems: [HandInProblem] = []
  private(set) var progress: HandedInExercise.Source?
  /// The indices of items with the same text as an exercise, and of its earlier uploads.
  private(set) var repeated: Set<Int> = []
  /// The path of the exercise that was taken for the assumed lesson, because nothing names another;
  /// else nil.
  private(set) var assumed: String?

  private let text: (Int) -> String?
  private var textsRead = 0
  private var candidates: [String: [LearnerFolder.Item]] = [:]
  /// Sources whose path is only a hint and whose text names no lesson, by lesson.
  private var hinted: [String: [LearnerFolder.Item]] = [:]
  /// Files without `.swift` at the place of an exercise, by lesson.
  private var misnamed: [String: [LearnerFolder.Item]] = [:]
  /// Sources that name no lesson at all.
  private var unknown: [LearnerFolder.Item] = []
  /// The indices of items with a reported problem.
  private var told: Set<Int> = []
  /// The depth of the progress log found last.
  private var progressDepth = Int.max

  init(
    _ place: LearnerFolder, reader: inout PathReader, steps: StepReader, ignored: Ignored,
    assuming lesson: String?, text: @escaping (Int) -> String?
  ) {
    self.text = text
    for item in place.items {
      if Ignored.isProgress(item.path) {
        keepProgress(item)
      } else {
        sort(item, &reader, steps)
      }
    }
    for (lesson, items) in hinted {
      if items.count == 1, candidates[lesson] == nil {
        candidates[lesson] = items
      } else {
        for item in items { complain(item, .noLesson) }
      }
    }
    if let lesson, candidates[lesson] == nil, !unknown.isEmpty {
      candidates[lesson] = unknown
      assumed = lesson
    } else {
      for item in unknown { complain(item, .noLesson) }
    }
    for (lesson, items) in misnamed where candidates[lesson] == nil {
      for item in items { complain(item, .notSwift(lesson: lesson)) }
    }
    for (lesson, items) in candidates { choose(items, lesson) }
    assumed = assumed.flatMap { exercises[$0]?.place }
    if exercises.isEmpty, problems.isEmpty {
      problems = [HandInProblem(place: place.place, kind: .nothingUnderstood(id: place.id))]
    } else {
      // A learner with one understood exercise may have saved another one in some other format.
      for item in place.items where mayBeMissed(item, ignored, reader) {
        complain(item, .notSource)
      }
    }
    guard problems.count > CountLimit.listedProblems else { return }
    // Too many problems are replaced by a single one about the whole folder.
    problems = HandInProblem.sorted(problems).dropLast(problems.count - CountLimit.listedProblems)
    problems.append(
      HandInProblem(place: place.place, kind: .tooMuch(limit: CountLimit.listedProblems)))
  }

  /// Whether an item that isn't reported otherwise may contain an exercise.
  private func mayBeMissed(
    _ item: LearnerFolder.Item, _ ignored: Ignored, _ reader: PathReader
  ) -> Bool {
    guard case .file = item.item.kind, let name = item.telling.last,
      !told.contains(item.index), !repeated.contains(item.index), !Ignored.isProgress(item.path),
      !exercises.values.contains(where: { $0.source == item.item.source })
    else { return false }
    return reader.mayHold(name) && !ignored.isOwn(name, at: item.path, reader)
  }

  private mutating func sort(
    _ item: LearnerFolder.Item, _ reader: inout PathReader, _ steps: StepReader
  ) {
    guard let name = item.telling.last else { return }
    if name.isSwift, item.item.kind != .problem(.badName) {
      let meaning = Self.meaning(of: item.telling, &reader)
      if case .lesson(let lesson) = meaning {
        candidates[lesson, default: []].append(item)
        return
      }
      if case .contradiction(let lessons) = meaning {
        complain(item, .severalLessons(lessons.sorted()))
        return
      }
      if case .file(let size) = item.item.kind {
        sortByText(item, size: size, meaning, steps)
        return
      }
    }
    switch item.item.kind {
    case .file:
      // Editors and browsers may append an extension: `Exercise.swift.txt`.
      guard let end = name.firstIndex(of: ".") else { return }
      let stem = name[..<end] + ".swift"
      let path = item.telling.dropLast() + [String(stem)]
      if case .lesson(let lesson) = Self.meaning(of: path, &reader) {
        misnamed[lesson, default: []].append(item)
      }
    case .folder, .archive: break
    case .problem(let problem): complain(item, problem)
    }
  }

  /// The lesson that a path names. A learner's folder name counts only if nothing inside names a
  /// lesson: a folder named after lesson 4 may contain all lessons.
  private static func meaning(
    of path: ArraySlice<String>, _ reader: inout PathReader
  ) -> PathMeaning {
    let inner = reader.meaning(of: path.dropFirst())
    return inner == .nothing ? reader.meaning(of: path) : inner
  }

  private mutating func sortByText(
    _ item: LearnerFolder.Item, size: Int, _ meaning: PathMeaning, _ steps: StepReader
  ) {
    var hints: Set<String> = []
    if case .hint(let lessons) = meaning { hints = lessons }
    let isReadable = size <= SizeLimit.exercise && textsRead < CountLimit.readSubmissions
    let said = isReadable ? read(item).map(steps.lessons) ?? [] : []
    if said.count == 1, let lesson = said.first, hints.isEmpty || hints.contains(lesson) {
      candidates[lesson, default: []].append(item)
    } else if !said.isEmpty {
      complain(item, .severalLessons(said.union(hints).sorted()))
    } else if hints.count == 1, let lesson = hints.first {
      hinted[lesson, default: []].append(item)
    } else if hints.count > 1 {
      complain(item, .severalLessons(hints.sorted()))
    } else if size > SizeLimit.exercise {
      complain(item, .tooMuch(limit: SizeLimit.exercise))
    } else if !isReadable {
      complain(item, .tooMuch(limit: CountLimit.readSubmissions))
    } else {
      unknown.append(item)
    }
  }

  /// Reads the text of an item and counts the reading.
  private mutating func read(_ item: LearnerFolder.Item) -> String? {
    textsRead += 1
    return text(item.index)
  }

  private mutating func choose(_ items: [LearnerFolder.Item], _ lesson: String) {
    let items = items.sorted { PlaceOrder($0.item) < PlaceOrder($1.item) }
    if let only = items.count == 1 ? items[0] : lastUpload(items) ?? same(items) {
      exercises[lesson] = HandedInExercise(place: only.item.path, source: only.item.source)
      repeated.formUnion(items.map(\.index).filter { $0 != only.index })
      return
    }
    for (index, item) in items.enumerated() {
      let other = items[index == 0 ? 1 : 0].item.path
      complain(item, .twice(lesson: lesson, other: other))
    }
  }

  /// The last of several numbered uploads of one file.
  private func lastUpload(_ items: [LearnerFolder.Item]) -> LearnerFolder.Item? {
    let names = Set(items.map { [$0.upload?.name ?? ""] + $0.telling.dropFirst() })
    let numbers = Set(items.compactMap { $0.upload?.number })
    guard names.count == 1, numbers.count == items.count else { return nil }
    return items.max { ($0.upload?.number ?? 0) < ($1.upload?.number ?? 0) }
  }

  /// The first of several files if all have the same text; else nil.
  private mutating func same(_ items: [LearnerFolder.Item]) -> LearnerFolder.Item? {
    guard items.count <= CountLimit.readSubmissions, let text = read(items[0]) else { return nil }
    for item in items.dropFirst() {
      guard let other = read(item), other.utf8.elementsEqual(text.utf8) else { return nil }
    }
    return items[0]
  }

  private mutating func keepProgress(_ item: LearnerFolder.Item) {
    guard case .file = item.item.kind, item.path.count <= progressDepth else { return }
    // With two logs at the same depth neither is used.
    progress = item.path.count < progressDepth ? item.item.source : nil
    progressDepth = item.path.count
  }

  private mutating func complain(_ item: LearnerFolder.Item, _ kind: HandInProblem.Kind) {
    told.insert(item.index)
    problems.append(HandInProblem(place: item.item.path, kind: kind))
  }
}

/// Files that are neither exercises nor problems.
///
/// These are hidden files and folders, files that macOS adds to archives, `Package.swift`, stubs,
/// solutions and `Tests` folders. In a copy of the whole workbook, recognised by a `Lessons` folder
/// with a lesson in it, also its `Sources`.
struct Ignored {
  private let workbooks: Set<[String]>

  init(paths: [[String]], reader: PathReader) {
    workbooks = paths.reduce(into: []) { workbooks, path in
      for (index, name) in path.enumerated().dropLast()
      where name == Repository.lessonsName && reader.lesson(called: path[index + 1]) != nil {
        workbooks.insert(Array(path[..<index]))
      }
    }
  }

  func isWorkbook(_ folder: [String]) -> Bool { workbooks.contains(folder) }

  /// Whether a file without an extension belongs to a copy of the workbook.
  func isOwn(_ name: String, at path: [String], _ reader: PathReader) -> Bool {
    !workbooks.isEmpty && !name.contains(".") && !reader.mayName(name)
      && path.indices.contains { workbooks.contains(Array(path[..<$0])) }
  }

  static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") || name == "__MACOSX" }

  /// Whether a hidden entry among the learners may be a submission: neither a program's folder nor
  /// a file that an operating system creates.
  static func maySubmit(hidden name: String) -> Bool {
    guard name.hasPrefix("."), !name.hasPrefix("._") else { return false }
    let programs = [
      ".DS_Store", ".DocumentRevisions-V100", ".Spotlight-V100", ".TemporaryItems", ".Trashes",
      ".ci", ".devcontainer", ".fseventsd", ".git", ".gitattributes", ".gitignore",
      ".github", ".idea", ".swift-format", ".swiftpm", ".vscode",
    ]
    return !programs.contains(name)
  }

  /// Whether a path is ignored.
  ///
  /// - Parameter base: the number of leading components above the learners, or above the single
  ///   learner's files.
  func contains(_ path: [String], base: Int) -> Bool {
    path.indices.dropFirst(base).contains { index in
      let name = path[index]
      if Self.isHidden(name) { return true }
      let isLast = index == path.count - 1
      if isLast, Self.files.contains(name) { return true }
      switch name {
      // A learner's folder may have any name, also `Tests`.
      case Repository.testsName: return index > base || workbooks.contains(Array(path[..<index]))
      case Repository.sourcesName: return workbooks.contains(Array(path[..<index]))
      default: return false
      }
    }
  }

  /// Whether this is the progress log of a copy of the workbook, or of a part of one.
  static func isProgress(_ path: [String]) -> Bool {
    path.suffix(2) == [Repository.stateName, Repository.progressName]
      && !path.dropLast(2).contains(where: isHidden)
  }

  private static let files: Set = [
    Repository.manifest, Repository.stubName, Repository.solutionName,
  ]
}
