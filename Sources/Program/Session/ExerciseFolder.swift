import Basics
import Curriculum
import Grading
import Interface
import Launching

/// The place of an exercise, in which another file can be put without a moment in which none is
/// there, and without losing the one that was.
///
/// A run that is killed half-way leaves a draft, or a second name for the file; both are swept.
struct ExerciseFolder {
  var lesson: String
  var repository: Repository
  var now: Date

  private var path: String { repository.exercise(of: lesson) }
  private var folder: String { path.folderPath }
  private static let draftPrefix = ".\(Repository.exerciseName)-"

  /// Replaces the file by a draft, which is made beside it.
  ///
  /// - Parameter keeps: whether what stands there is somebody's.
  /// - Returns: where what stood there is kept, or nil if nothing is.
  func replace(
    keeps: Bool = true, _ makeDraft: (String) throws(FileError) -> Void
  ) throws(FileError) -> String? {
    let draft = "\(folder)/\(Self.draftPrefix)\(UUID().uuidString)"
    // Not there any more when it has taken its place.
    defer { discard(draft) }
    let backup = PathKind(of: path) == nil || !keeps ? nil : try freeBackup()
    makeFolder(folder)
    try makeDraft(draft)
    if let backup { try keep(as: backup, before: draft) }
    guard rename(draft, path) == 0 else {
      if let backup { try giveBack(backup) }
      throw problem
    }
    return backup
  }

  func write(_ text: String, to draft: String) throws(FileError) {
    do {
      try text.write(toFile: draft, atomically: false, encoding: .utf8)
    } catch {
      throw problem
    }
  }

  /// Makes a draft of a backup, which stays until the draft has taken its place.
  func take(_ backup: String, to draft: String) throws(FileError) {
    do {
      // A folder can have one name only: it would be lost with the draft.
      if PathKind(of: backup) == .folder {
        try FileManager.default.copyItem(atPath: backup, toPath: draft)
      } else {
        try giveName(draft, to: backup)
      }
    } catch {
      let isReadable = FileManager.default.isReadableFile(atPath: backup)
      throw isReadable ? problem : .notReadable(path: repository.display(backup))
    }
  }

  /// The file itself can't be written.
  private var problem: FileError { .notWritable(path: repository.display(path)) }

  func holds(_ text: String) -> Bool {
    guard case .file(let size)? = PathKind(of: path), size == text.utf8.count else { return false }
    return FileManager.default.contents(atPath: path) == Data(text.utf8)
  }

  func newestBackup() throws(FileError) -> String? {
    try backups().max().map { "\(repository.backups)/\($0.file)" }
  }

  /// Does something while no other run does something with a place, after removing what a run that
  /// was killed has left.
  func alone<Result>(
    _ act: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let lock = open(repository.root, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    if lock >= 0, flock(lock, LOCK_EX) == 0 { sweep() }
    return try act()
  }

  /// What can't be read isn't swept; that is found out when something is to be put there, or taken.
  private func sweep() {
    for folder in [folder, repository.backups] {
      // Then nothing is.
      let names = (try? names(in: folder)) ?? []
      for name in names where name.hasPrefix(Self.draftPrefix) { discard("\(folder)/\(name)") }
    }
    // It was kept already, but not replaced yet: it is the learner's file, which goes on changing.
    while let newest = try? newestBackup(), isOneFile(newest, path), unlink(newest) == 0 {}
  }

  // MARK: Backups

  private func backups() throws(FileError) -> [BackupName] {
    do throws(CurriculumError) {
      return try names(in: repository.backups).compactMap { BackupName(file: $0, lesson: lesson) }
    } catch {
      throw .notReadable(path: repository.display(repository.backups))
    }
  }

  private func freeBackup() throws(FileError) -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: repository.backups, withIntermediateDirectories: true)
    } catch {
      throw backupProblem
    }
    let name = BackupName(lesson: lesson, at: now).following(try backups())
    return "\(repository.backups)/\(name.file)"
  }

  private var backupProblem: FileError {
    .notWritable(path: repository.display(repository.backups))
  }

  private func keep(as backup: String, before draft: String) throws(FileError) {
    do {
      // Nothing takes the place of a folder, and a folder that of nothing: then it is moved away.
      if PathKind(of: path) == .folder || PathKind(of: draft) == .folder {
        try FileManager.default.moveItem(atPath: path, toPath: backup)
      } else {
        try giveName(backup, to: path)
      }
    } catch {
      let isBackupWritable = FileManager.default.isWritableFile(atPath: repository.backups)
      throw isBackupWritable ? problem : backupProblem
    }
  }

  private func giveBack(_ backup: String) throws(FileError) {
    // It has two names, and loses the second one.
    guard PathKind(of: path) == nil else { return discard(backup) }
    do {
      try FileManager.default.moveItem(atPath: backup, toPath: path)
    } catch {
      throw .leftInBackup(path: repository.display(path), backup: repository.display(backup))
    }
  }

  // MARK: Files

  /// Lets a file, or a link, be found under a second name; where there are none, it is copied.
  private func giveName(_ name: String, to path: String) throws {
    if linkat(AT_FDCWD, path, AT_FDCWD, name, 0) == 0 { return }
    // Whole, or not at all.
    let folder = name.folderPath
    let part = "\(folder)/\(Self.draftPrefix)\(UUID().uuidString)"
    defer { discard(part) }
    try FileManager.default.copyItem(atPath: path, toPath: part)
    try FileManager.default.moveItem(atPath: part, toPath: name)
  }

  private func isOneFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return lstat(first, &one) == 0 && lstat(second, &other) == 0
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }
}

/// The name under which a lesson's file is kept: `02-reduce-20260103-040506.swift`.
///
/// The greatest is the one that was given last.
struct BackupName: Comparable {
  var lesson: String
  /// The second, as the clock on the wall shows it.
  var second: String
  /// From 1: several resets may fall into one second.
  var number = 1

  init(lesson: String, at date: Date) {
    self.lesson = lesson
    second = date.local("%Y%m%d-%H%M%S")
  }

  /// Nil for a file that isn't a backup of the lesson.
  init?(file: String, lesson: String) {
    guard file.hasPrefix("\(lesson)-"),
      let match = file.dropFirst(lesson.count + 1).wholeMatch(
        of: /(\d{8}-\d{6})(?:-(\d{1,9}))?\.swift/)
    else { return nil }
    self.lesson = lesson
    second = String(match.1)
    number = match.2.flatMap { Int($0) } ?? 1
  }

  var file: String { "\(lesson)-\(second)\(number > 1 ? "-\(number)" : "").swift" }

  /// The next name, which is greater than the others even if the clock was put back.
  func following(_ others: [BackupName]) -> BackupName {
    guard var latest = others.max(), latest.second >= second else { return self }
    latest.number += 1
    return latest
  }

  static func < (first: BackupName, second: BackupName) -> Bool {
    (first.second, first.number) < (second.second, second.number)
  }
}

extension Session {
  /// Puts the stub back.
  ///
  /// - Returns: where the learner's file was kept, or nil if nothing of the learner's was there.
  func reset(_ lesson: Lesson) throws -> String? {
    let place = place(of: lesson)
    let stub = try repository.stubText(of: lesson.id)
    let others = try Stub(of: lesson.id, in: repository).texts
    statuses.forgetPassed(on: lesson)
    return try place.alone { () throws(FileError) in
      guard !place.holds(stub) else { return nil }
      // A backup of a stub would stand before the one that a person wants back.
      return try place.replace(keeps: !others.contains(where: place.holds)) {
        draft throws(FileError) in try place.write(stub, to: draft)
      }.map(repository.display)
    }
  }

  /// Puts the stubs in the language in use where those of another one stand as they were.
  func translateStubs() {
    // Another copy of the exercises isn't this learner's.
    guard log != nil, repository.languages.count > 1 else { return }
    for lesson in course.lessons {
      let place = place(of: lesson)
      // What can't be read or written is told by whoever opens it, or resets it.
      guard let others = try? Stub(of: lesson.id, in: repository).texts, !place.holds(others[0]),
        others.contains(where: place.holds),
        // Nor is there another one if the English one is missing.
        let stub = try? repository.stubText(of: lesson.id), !place.holds(stub)
      else { continue }
      // What isn't replaced stays as it is.
      _ = try? place.alone { () throws(FileError) in
        guard others.contains(where: place.holds) else { return }
        _ = try place.replace(keeps: false) { draft throws(FileError) in
          try place.write(stub, to: draft)
        }
      }
    }
  }

  /// Puts back what the newest reset of a lesson, or the undoing of one, has kept.
  func undoReset(_ lesson: Lesson) throws -> UndoneReset {
    let place = place(of: lesson)
    return try place.alone { () throws(FileError) in
      guard let kept = try place.newestBackup() else { return .nothingToUndo }
      let backup = try place.replace { draft throws(FileError) in
        try place.take(kept, to: draft)
      }
      discard(kept)
      return .putBack(kept: backup.map(repository.display))
    }
  }

  private func place(of lesson: Lesson) -> ExerciseFolder {
    ExerciseFolder(lesson: lesson.id, repository: repository, now: context.now())
  }
}
