import Basics
import Curriculum
import Launching

/// The last verdict on each lesson: from the files in which this run or another one has kept it, or,
/// where none can be written, from this run's memory.
public final class LastVerdicts: Sendable {
  private let repository: Repository
  /// By the lesson's folder.
  private let known = Locked<[String: Known]>([:])

  private struct Known: Sendable {
    var file: FileIdentity?
    var verdict: Verdict?
    var passed: Set<String>?
  }

  /// The last verdicts of a workbook; nothing is read before somebody asks.
  public init(repository: Repository) {
    self.repository = repository
  }

  /// The last verdict on a lesson, in the words of today; nil if there is none, or if its checks are
  /// others by now.
  public func verdict(on lesson: Lesson) -> Verdict? { known(on: lesson).verdict }

  /// The checks of a lesson that passed when they ran last, before or in the last test.
  public func passed(on lesson: Lesson) -> Set<String>? { known(on: lesson).passed }

  /// Takes in a verdict that this run has come to.
  public func take(_ verdict: Verdict) {
    guard verdict.exercise != nil, !verdict.isUntouched else { return }
    let passed = verdict.saysWhichPass ? verdict.passedIDs : passed(on: verdict.lesson)
    let id = verdict.lesson.id
    let file = FileIdentity(path: repository.verdict(of: id))
    known.withLock { $0[id] = Known(file: file, verdict: verdict, passed: passed) }
  }

  /// Forgets which checks of a lesson passed: what will pass from here on passes anew.
  public func forgetPassed(on lesson: Lesson) {
    let path = repository.verdict(of: lesson.id)
    known.withLock { $0[lesson.id]?.passed = nil }
    guard var kept = KeptVerdict(at: path), kept.passed != nil else { return }
    kept.passed = nil
    kept.keep(at: path)
  }

  private func known(on lesson: Lesson) -> Known {
    known.withLock { known in
      let file = FileIdentity(path: repository.verdict(of: lesson.id))
      if let known = known[lesson.id], known.file == file { return known }
      let new = file == nil ? Known() : kept(of: lesson, file)
      known[lesson.id] = new
      return new
    }
  }

  private func kept(of lesson: Lesson, _ file: FileIdentity?) -> Known {
    guard let kept = KeptVerdict(at: repository.verdict(of: lesson.id)),
      kept.checks.areThose(of: lesson, in: repository),
      // Without it there is no verdict to show; the next test says that it can't be read.
      let stub = try? Stub(of: lesson.id, in: repository)
    else { return Known(file: file) }
    let path = repository.exercise(of: lesson.id)
    // The messages tell enough without help, and the next test says that it can't be read.
    let outcome = (try? kept.outcome.helped(of: lesson, in: repository)) ?? kept.outcome
    let verdict = Verdict(
      outcome, on: ExerciseFile(path: path, text: kept.exercise),
      of: lesson, file: repository.display(path), stub: stub)
    return Known(file: file, verdict: verdict, passed: kept.passed)
  }
}

/// Finds out where the learner stands, and reads again only what has changed: to ask each time that
/// a key is pressed takes less time than to draw.
public final class Standings: Sendable {
  private let repository: Repository
  private let verdicts: LastVerdicts
  /// By the lesson's folder.
  private let known = Locked<[String: Known]>([:])

  private struct Known: Sendable {
    var stamp: FileStamp?
    /// Whether the stamp tells of every later change.
    var isSettled: Bool
    var exercise: Result<ExerciseFile, ExerciseError>
    var verdict: Verdict?
  }

  /// The standings in a workbook; nothing is read before somebody asks.
  public init(repository: Repository) {
    self.repository = repository
    verdicts = LastVerdicts(repository: repository)
  }

  /// Where the learner stands in a lesson, as its exercise is now.
  ///
  /// - Parameter progress: what is remembered of the work on the lesson.
  public func standing(of lesson: Lesson, progress: LessonProgress) -> LessonStanding {
    let known = exercise(of: lesson)
    let last = verdicts.verdict(on: lesson)
    let tested = last.flatMap { $0.exercise?.text == known.exercise.text ? $0 : nil }
    let verdict = known.verdict ?? tested
    // What was put back by a reset is nothing to go on from.
    let isEarlier = verdict == nil && !progress.work.isReset
    return LessonStanding(
      verdict: verdict, earlier: isEarlier ? last : nil, passed: verdicts.passed(on: lesson),
      progress: progress)
  }

  /// Takes in a verdict that this run has come to.
  public func take(_ verdict: Verdict) {
    verdicts.take(verdict)
  }

  public func forgetPassed(on lesson: Lesson) {
    verdicts.forgetPassed(on: lesson)
  }

  private func exercise(of lesson: Lesson) -> Known {
    let path = repository.exercise(of: lesson.id)
    return known.withLock { known in
      let stamp = FileStamp(path: path)
      if let known = known[lesson.id], known.isSettled, known.stamp == stamp { return known }
      let exercise = Result { () throws(ExerciseError) in try ExerciseFile(path: path) }
      // Without it every exercise counts as changed, and the next test says why.
      let stub = try? Stub(of: lesson.id, in: repository)
      let new = Known(
        stamp: stamp, isSettled: stamp?.isSettled ?? true, exercise: exercise,
        verdict: Verdict(
          withoutTest: exercise, of: lesson, file: repository.display(path), stub: stub ?? Stub(""))
      )
      known[lesson.id] = new
      return new
    }
  }
}

extension Result<ExerciseFile, ExerciseError> {
  fileprivate var text: String? {
    if case .success(let exercise) = self { exercise.text } else { nil }
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
