import Basics
import Curriculum
import Launching

/// Finds the learner's status in each lesson and rereads only changed files, so it is fast enough
/// to ask at each key press.
///
/// The last verdicts come from their files, or from memory if the files can't be written.
public final class LessonStatuses: Sendable {
  private let repository: Repository
  private let exercises = Locked<[String: KnownExercise]>([:])
  /// By lesson id, like the exercises.
  private let verdicts = Locked<[String: KnownVerdict]>([:])

  private struct KnownExercise: Sendable {
    var stamp: FileStamp?
    /// Whether the stamp is old enough that any later change would change it.
    var isSettled: Bool
    var text: String?
    /// The verdict if it needs no test, for instance that the exercise is unreadable or untouched.
    var verdict: Verdict?
    var isOfAnotherLanguage = false
  }

  private struct KnownVerdict: Sendable {
    var file: FileIdentity?
    var verdict: Verdict?
    var passed: Set<String>?
  }

  /// Makes the statuses of a workbook; files are read on demand.
  public init(repository: Repository) { self.repository = repository }

  /// The learner's status in a lesson, for the exercise's current text.
  public func status(of lesson: Lesson, progress: LessonProgress) -> LessonStatus {
    let known = exercise(of: lesson)
    let last = last(on: lesson)
    let tested = last.verdict.flatMap { $0.exercise?.text == known.text ? $0 : nil }
    let verdict = known.verdict ?? tested
    // After a reset the earlier verdict isn't shown.
    let isEarlier = verdict == nil && !progress.work.isReset
    var status = LessonStatus(
      verdict: verdict, earlier: isEarlier ? last.verdict : nil, passed: last.passed,
      progress: progress)
    status.isOfAnotherLanguage = known.isOfAnotherLanguage
    return status
  }

  /// The last verdict on a lesson, in the current language; nil if there is none or the lesson's
  /// checks have changed since.
  func verdict(on lesson: Lesson) -> Verdict? { last(on: lesson).verdict }

  /// The checks of a lesson that passed in the latest test that ran them.
  func passed(on lesson: Lesson) -> Set<String>? { last(on: lesson).passed }

  /// Records a new verdict of this run.
  public func take(_ verdict: Verdict) {
    guard verdict.exercise != nil, !verdict.isUntouched else { return }
    let passed = verdict.saysWhichPass ? verdict.passedIDs : passed(on: verdict.lesson)
    let id = verdict.lesson.id
    let file = FileIdentity(path: repository.verdict(of: id))
    verdicts.withLock { $0[id] = KnownVerdict(file: file, verdict: verdict, passed: passed) }
  }

  /// Forgets which checks of a lesson have passed, so that they count as newly passed next time.
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
      // Without the stub there is no verdict to show; the next test reports it.
      let stub = try? Stub(of: lesson.id, in: repository)
    else { return KnownVerdict(file: file) }
    let path = repository.exercise(of: lesson.id)
    // Without the help files the messages are shown alone; the next test reports it.
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
      let file = repository.display(path)
      var new = KnownExercise(stamp: stamp, isSettled: stamp?.isSettled ?? true)
      do throws(ExerciseError) {
        let exercise = try ExerciseFile(path: path)
        new.text = exercise.text
        // Without the stub every exercise counts as changed; the next test reports it.
        if let stub = try? Stub(of: lesson.id, in: repository) {
          new.isOfAnotherLanguage = stub.isOfAnotherLanguage(exercise)
          if exercise.isUntouched(stub: stub) {
            new.verdict = Verdict(nil, on: exercise, of: lesson, file: file, stub: stub)
          }
        }
      } catch {
        new.verdict = Verdict(lesson: lesson, file: file, outcome: .unreadable(error))
      }
      known[lesson.id] = new
      return new
    }
  }
}

/// File metadata that changes when the file at a path changes.
private struct FileStamp: Equatable, Sendable {
  private var mode: UInt32
  private var size: Int64
  private var inode: UInt64
  /// The time of the last change of the inode (ctime).
  private var seconds: Int
  private var nanoseconds: Int

  /// Nil if the file doesn't exist or can't be accessed.
  init?(path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else { return nil }
    mode = UInt32(information.st_mode)
    size = Int64(information.st_size)
    inode = UInt64(information.st_ino)
    (seconds, nanoseconds) = information.changed
  }

  /// Whether any change from now on gives another stamp. File times are coarse, so a fresh file may
  /// change again without that.
  var isSettled: Bool {
    let changed = Double(seconds) + Double(nanoseconds) / 1e9
    return Date().timeIntervalSince1970 - changed > TimeLimit.fileClock.inSeconds
  }
}
