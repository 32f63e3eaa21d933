import Basics
import Curriculum
import Grading
import Interface
import Launching

/// The place of a lesson's exercise. It replaces the file atomically and keeps the old one as a
/// backup.
///
/// A run that is killed midway leaves a draft or a second hard link to the file; `sweep` removes
/// both.
struct ExerciseFolder {
  var lesson: String
  var repository: Repository
  var now: Date

  private var path: String { repository.exercise(of: lesson) }
  private var folder: String { path.folderPath }
  private static let draftPrefix = ".\(Repository.exerciseName)-"

  /// Replaces the file by a draft in the same folder.
  ///
  /// - Parameter keeps: whether the old file may be the learner's work.
  /// - Returns: the path of the backup, or nil if there is none.
  func replace(
    keeps: Bool = true, _ makeDraft: (String) throws(FileError) -> Void
  ) throws(FileError) -> String? {
    let draft = "\(folder)/\(Self.draftPrefix)\(UUID().uuidString)"
    // After `rename` the draft no longer exists.
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

  /// Makes a draft from a backup, which stays until the draft has replaced the exercise.
  func take(_ backup: String, to draft: String) throws(FileError) {
    do {
      // A folder can't have a second name; it would be lost with the draft.
      if PathKind(of: backup) == .folder {
        try FileManager.default.copyItem(atPath: backup, toPath: draft)
      } else {
        try giveName(draft, to: backup)
      }
    } catch {
      let isReadable = FileManager.default.isReadableFile(atPath: backup)
      throw isReadable ? problem : .notReadable(path: backup)
    }
  }

  /// The error that the exercise can't be written.
  private var problem: FileError { .notWritable(path: path) }

  func holds(_ text: String) -> Bool {
    guard case .file(let size)? = PathKind(of: path), size == text.utf8.count else { return false }
    return FileManager.default.contents(atPath: path) == Data(text.utf8)
  }

  func newestBackup() throws(FileError) -> String? {
    try backups().max().map { "\(repository.backups)/\($0.file)" }
  }

  /// Runs an action under a lock against other runs of the workbook, after removing what a killed
  /// run has left.
  func alone<Result>(
    _ act: () throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let lock = open(repository.root, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    if lock >= 0, flock(lock, LOCK_EX) == 0 { sweep() }
    return try act()
  }

  /// Removes drafts and unfinished backups. Unreadable folders are skipped and reported on the next
  /// access.
  private func sweep() {
    for folder in [folder, repository.backups] {
      // An unreadable folder counts as empty.
      let names = (try? names(in: folder)) ?? []
      for name in names where name.hasPrefix(Self.draftPrefix) { discard("\(folder)/\(name)") }
    }
    // A backup that is the same file as the exercise comes from an unfinished replacement.
    while let newest = try? newestBackup(), isOneFile(newest, path), unlink(newest) == 0 {}
  }

  // MARK: Backups

  private func backups() throws(FileError) -> [BackupName] {
    do throws(CurriculumError) {
      return try names(in: repository.backups).compactMap { BackupName(file: $0, lesson: lesson) }
    } catch {
      throw .notReadable(path: repository.backups)
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
    .notWritable(path: repository.backups)
  }

  private func keep(as backup: String, before draft: String) throws(FileError) {
    do {
      // A folder can be neither replaced by `rename` nor replace a file, so the old one is moved
      // away first.
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
    // The exercise is still there; the backup is only a second name.
    guard PathKind(of: path) == nil else { return discard(backup) }
    do {
      try FileManager.default.moveItem(atPath: backup, toPath: path)
    } catch {
      throw .leftInBackup(path: path, backup: backup)
    }
  }

  // MARK: Files

  /// Gives a file or symbolic link a second name; on file systems without hard links it is copied.
  private func giveName(_ name: String, to path: String) throws {
    if linkat(AT_FDCWD, path, AT_FDCWD, name, 0) == 0 { return }
    // The copy is made completely before it gets its name.
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

/// The file name of a backup: `02-reduce-20260103-040506.swift`.
///
/// The greatest name is the newest backup.
struct BackupName: Comparable {
  var lesson: String
  /// The local time, to the second.
  var second: String
  /// Counts backups of the same second, from 1.
  var number = 1

  init(lesson: String, at date: Date) {
    self.lesson = lesson
    second = date.local("%Y%m%d-%H%M%S")
  }

  /// Nil if the file isn't a backup of the lesson.
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

  /// The name after the others, greater than all of them even if the clock was set back.
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
  /// - Returns: the path of the backup, or nil if the file was a stub.
  func reset(_ lesson: Lesson) throws -> String? {
    let backup = try putStub(of: lesson)
    statuses.forgetPassed(on: lesson)
    return backup.map(repository.display)
  }

  /// Replaces unchanged stubs of other languages by those of the current language.
  func translateStubs() {
    // In another copy of the exercises nothing is changed.
    guard log != nil, repository.languages.count > 1 else { return }
    for lesson in course.lessons {
      // Compared first, without parsing: this happens for each lesson at every start.
      if let stub = try? contents(of: repository.stub(of: lesson.id)),
        place(of: lesson).holds(stub)
      {
        continue
      }
      // Read and write errors are reported when the learner opens or resets the exercise.
      _ = try? putStub(of: lesson, onlyForAnother: true)
    }
  }

  /// Writes the stub in the current language.
  ///
  /// - Parameter onlyForAnother: whether only an unchanged stub is replaced.
  /// - Returns: the path of the backup, or nil if the file was a stub.
  private func putStub(of lesson: Lesson, onlyForAnother: Bool = false) throws -> String? {
    let place = place(of: lesson)
    let stubs = try Stub(of: lesson.id, in: repository)
    if onlyForAnother, !stubs.texts.contains(where: place.holds) { return nil }
    let stub = try repository.stubText(of: lesson.id)
    return try place.alone { () throws(FileError) in
      guard !place.holds(stub) else { return nil }
      // A stub isn't kept, because it would be the newest backup and hide the learner's work.
      let isStub = stubs.texts.contains(where: place.holds)
      if onlyForAnother, !isStub { return nil }
      return try place.replace(keeps: !isStub) { draft throws(FileError) in
        try place.write(stub, to: draft)
      }
    }
  }

  /// Restores the newest backup of a lesson, made by a reset or by undoing one.
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
