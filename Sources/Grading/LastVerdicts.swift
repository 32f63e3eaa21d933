import Basics
import Curriculum
import Foundation
import Launching

/// The last verdict on each lesson: from the files in which this run or another one has kept it, or,
/// where none can be written, from this run's memory.
public final class LastVerdicts: Sendable {
  private let repository: Repository
  /// By the lesson's folder.
  private let known = Locked<[String: Known]>([:])

  private struct Known: Sendable {
    /// The file as it was when it was read last.
    var file: FileIdentity?
    var verdict: Verdict?
    /// The checks that passed when they ran last.
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
      // Without it there is no verdict to show; whoever grades says that it can't be read.
      let stub = try? Stub(of: lesson.id, in: repository)
    else { return Known(file: file) }
    let path = repository.exercise(of: lesson.id)
    // The messages tell enough without help, and whoever grades says that it can't be read.
    let outcome = (try? kept.outcome.helped(of: lesson, in: repository)) ?? kept.outcome
    let verdict = Verdict(
      outcome, on: ExerciseFile(path: path, text: kept.exercise),
      of: lesson, file: repository.display(path), stub: stub)
    return Known(file: file, verdict: verdict, passed: kept.passed)
  }
}
