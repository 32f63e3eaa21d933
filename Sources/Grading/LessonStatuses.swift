import Basics
import Curriculum
import Launching

/// Finds out where the learner stands, and reads again only what has changed: to ask each time that
/// a key is pressed takes less time than to draw.
///
/// The last verdicts come from the files in which this run or another one has kept them, or, where none can
/// be written, from this run's memory.
public final class LessonStatuses: Sendable {
  private let repository: Repository
  private let exercises = Locked<[String: KnownExercise]>([:])
  /// By the lesson's folder, as the exercises are.
  private let verdicts = Locked<[String: KnownVerdict]>([:])

  private struct KnownExercise: Sendable {
    var stamp: FileStamp?
    /// Whether the stamp tells of every later change.
    var isSettled: Bool
    var text: String?
    /// What can be said without a test.
    var verdict: Verdict?
    var isOfAnotherLanguage = false
  }

  private struct KnownVerdict: Sendable {
    var file: FileIdentity?
    var verdict: Verdict?
    var passed: Set<String>?
  }

  /// The statuses in a workbook; nothing is read before somebody asks.
  public init(repository: Repository) { self.repository = repository }

  /// Where the learner stands in a lesson, as its exercise is now.
  public func status(of lesson: Lesson, progress: LessonProgress) -> LessonStatus {
    let known = exercise(of: lesson)
    let last = last(on: lesson)
    let tested = last.verdict.flatMap { $0.exercise?.text == known.text ? $0 : nil }
    let verdict = known.verdict ?? tested
    // What was put back by a reset is nothing to go on from.
    let isEarlier = verdict == nil && !progress.work.isReset
    var status = LessonStatus(
      verdict: verdict, earlier: isEarlier ? last.verdict : nil, passed: last.passed,
      progress: progress)
    status.isOfAnotherLanguage = known.isOfAnotherLanguage
    return status
  }

  /// The last verdict on a lesson, in the words of today; nil if there is none, or if its checks are
  /// others by now.
  func verdict(on lesson: Lesson) -> Verdict? { last(on: lesson).verdict }

  /// The checks of a lesson that passed when they ran last, before or in the last test.
  func passed(on lesson: Lesson) -> Set<String>? { last(on: lesson).passed }

  /// Takes in a verdict that this run has come to.
  public func take(_ verdict: Verdict) {
    guard verdict.exercise != nil, !verdict.isUntouched else { return }
    let passed = verdict.saysWhichPass ? verdict.passedIDs : passed(on: verdict.lesson)
    let id = verdict.lesson.id
    let file = FileIdentity(path: repository.verdict(of: id))
    verdicts.withLock { $0[id] = KnownVerdict(file: file, verdict: verdict, passed: passed) }
  }

  /// Forgets which checks of a lesson passed: what will pass from here on passes anew.
  public func forgetPassed(on lesson: Lesson) {
    let path = repository.verdict(of: lesson.id)
    verdicts.withLock { $0[lesson.id]?.passed = nil }
    guard var kept = KeptVerdict(at: path), kept.passed != nil else { return }
    kept.passed = nil
    kept.keep(at: path)
  }

  private func last(on lesson: Lesson) -> KnownVerdict {
    verdicts.withLock { known in
      let file = FileIdentity(path: repository.verdict(of: lesson.id))
      if let known = known[lesson.id], known.file == file { return known }
      let new = file == nil ? KnownVerdict() : kept(of: lesson, file)
      known[lesson.id] = new
      return new
    }
  }

  private func kept(of lesson: Lesson, _ file: FileIdentity?) -> KnownVerdict {
    guard let kept = KeptVerdict(at: repository.verdict(of: lesson.id)),
      kept.checks.areThose(of: lesson, in: repository),
      // Without it there is no verdict to show; the next test says that it can't be read.
      let stub = try? Stub(of: lesson.id, in: repository)
    else { return KnownVerdict(file: file) }
    let path = repository.exercise(of: lesson.id)
    // The messages tell enough without help, and the next test says that it can't be read.
    let outcome =
      (try? kept.outcome.helped(of: lesson, on: kept.exercise, in: repository)) ?? kept.outcome
    let verdict = Verdict(
      outcome, on: ExerciseFile(path: path, text: kept.exercise),
      of: lesson, file: repository.display(path), stub: stub)
    return KnownVerdict(file: file, verdict: verdict, passed: kept.passed)
  }

  private func exercise(of lesson: Lesson) -> KnownExercise {
    let path = repository.exercise(of: lesson.id)
    return exercises.withLock { known in
      let stamp = FileStamp(path: path)
      if let known = known[lesson.id], known.isSettled, known.stamp == stamp { return known }
      let exercise = Result { () throws(ExerciseError) in try ExerciseFile(path: path) }
      // Without it every exercise counts as changed, and the next test says why.
      let stub = try? Stub(of: lesson.id, in: repository)
      let verdict = Verdict(
        withoutTest: exercise, of: lesson, file: repository.display(path), stub: stub ?? Stub(""))
      // What can't be read has no text.
      let read = try? exercise.get()
      var new = KnownExercise(
        stamp: stamp, isSettled: stamp?.isSettled ?? true, text: read?.text, verdict: verdict)
      if let stub, let read { new.isOfAnotherLanguage = stub.isOfAnotherLanguage(read) }
      known[lesson.id] = new
      return new
    }
  }
}

/// What the system says of whatever stands at a path: another value when it may read differently.
private struct FileStamp: Equatable, Sendable {
  private var mode: UInt32
  private var size: Int64
  private var inode: UInt64
  /// When it was changed last, in any way.
  private var seconds: Int
  private var nanoseconds: Int

  /// Nil if nothing stands there, or nobody may look.
  init?(path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    mode = UInt32(information.st_mode)
    size = Int64(information.st_size)
    inode = UInt64(information.st_ino)
    (seconds, nanoseconds) = information.changed
  }

  /// Whether a change from now on gives another stamp: clocks of files are coarse.
  var isSettled: Bool {
    let changed = Double(seconds) + Double(nanoseconds) / 1e9
    return Date().timeIntervalSince1970 - changed > TimeLimit.fileClock.inSeconds
  }
}
