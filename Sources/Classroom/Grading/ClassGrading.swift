import Basics
import Curriculum
import Grading
import Interface

/// Grades what a class handed in, as many exercises at a time as there are jobs.
package struct ClassGrading: Sendable {
  package struct Question: Sendable {
    /// The name of all that its result depends on.
    package var name: String
    package var lesson: Lesson
    /// What was handed in, or why it can't be read.
    var exercise: Result<ExerciseFile, ExerciseError>

    package var isReadable: Bool { if case .success = exercise { true } else { false } }
  }

  /// Takes what came of a question, and how many seconds that took.
  package typealias Take = @Sendable (Question, ExerciseResult, _ seconds: Double) throws -> Void

  private let grader: Grader
  private let jobs: Int
  private let drawing: Drawing
  private let problemText: @Sendable (EnvironmentError) -> String
  private let standstill = Standstill()

  /// - Parameters:
  ///   - jobs: how many exercises at a time, from 1.
  ///   - drawing: how texts are drawn.
  ///   - problemText: what is said of what keeps this machine from grading.
  package init(
    grader: Grader, jobs: Int, drawing: Drawing,
    problemText: @escaping @Sendable (EnvironmentError) -> String
  ) {
    (self.grader, self.jobs) = (grader, jobs)
    (self.drawing, self.problemText) = (drawing, problemText)
  }

  /// Grades all of them.
  ///
  /// What was left open because other work kept the processors busy, or was graded while this process
  /// stood still, is asked once more at the end, when nothing else is done.
  ///
  /// - Parameters:
  ///   - begin: told each question when it has its turn.
  ///   - take: told each answer as it comes, one at a time; what it throws ends the grading.
  package func grade(
    _ questions: [Question], begin: @escaping @Sendable (Question) throws -> Void = { _ in },
    take: @escaping Take
  ) throws {
    let state = Locked(State())
    _ = try concurrently(questions, workers: jobs) { question in
      guard !state.withLock(\.isOver) else { return }
      try begin(question)
      let (result, seconds, isIncomplete) = self.answer(to: question)
      try state.withLock { state in
        guard !state.isOver else { return }
        guard !isIncomplete else { return state.open.append(question) }
        // It is over if this throws.
        state.isOver = true
        try take(question, result, seconds)
        state.isOver = false
      }
    }
    for question in state.withLock(\.open) {
      for attempt in 1...CountLimit.gradingsAfterStandstill {
        let start = ContinuousClock.now
        let (result, seconds, _) = answer(to: question)
        let isLast = attempt == CountLimit.gradingsAfterStandstill
        guard isLast || !standstill.happened(since: start) else { continue }
        try take(question, result, seconds)
        break
      }
    }
  }

  private struct State: Sendable {
    /// What is to be asked once more.
    var open: [Question] = []
    /// Whether nothing more can be taken.
    var isOver = false
  }

  private func answer(
    to question: Question
  ) -> (ExerciseResult, seconds: Double, isIncomplete: Bool) {
    let start = ContinuousClock.now
    let result: ExerciseResult
    let isOpen: Bool
    do throws(EnvironmentError) {
      let verdict = try grader.grade(
        question.lesson, exercise: try question.exercise.get(), skipsUntouched: true)
      (result, isOpen) = (ExerciseResult(verdict, drawing: drawing), verdict.wasHindered)
    } catch {
      isOpen = error.isPassing
      result = ExerciseResult(
        ungraded: question.lesson, because: problemText(error), mayPass: isOpen)
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return (result, seconds, isOpen || standstill.happened(since: start))
  }
}

/// Notices when this process didn't get on: because somebody has stopped it, or because the machine was
/// asleep. What ran out of time meanwhile says nothing of an exercise.
private final class Standstill: Sendable {
  private struct Beats {
    var latest = ContinuousClock.now
    /// When it went on after it stood still.
    var resumed: ContinuousClock.Instant?

    mutating func beat() {
      let now = ContinuousClock.now
      if now - latest > TimeLimit.standstill { resumed = now }
      latest = now
    }
  }

  private let beats: Locked<Beats>
  /// Without a thread, only the questions beat.
  private let repetition: Repetition

  init() {
    let beats = Locked(Beats())
    self.beats = beats
    repetition = Repetition(every: TimeLimit.beat) { beats.withLock { $0.beat() } }
  }

  /// Whether it stood still at some time since then.
  func happened(since start: ContinuousClock.Instant) -> Bool {
    beats.withLock { beats in
      beats.beat()
      return beats.resumed.map { $0 > start } ?? false
    }
  }
}

/// Does something again and again in a thread of its own, for as long as somebody keeps it; nothing
/// where there is no thread.
package final class Repetition: Sendable {
  private let isOver = Locked(false)

  package init(every pause: Duration, _ act: @escaping @Sendable () -> Void) {
    // Without a thread nothing is done.
    _ = try? Job { [isOver] in
      func goesOn() -> Bool {
        let next = Date(timeIntervalSinceNow: pause.inSeconds)
        return isOver.wait(until: next) { $0 ? () : nil } == nil
      }
      while goesOn() { act() }
    }
  }

  deinit { isOver.withLock { $0 = true } }
}

package struct ClassProgress: Equatable, Sendable {
  /// How many exercises there are to be graded now.
  package var total: Int
  package var done = 0
  /// How many of those don't pass.
  package var failed = 0

  package init(total: Int) { self.total = total }

  /// How long the rest will take if it goes on as it did; nil as long as nobody can know.
  package func left(after passed: Duration) -> Duration? {
    done > 0 ? passed / done * (total - done) : nil
  }
}
