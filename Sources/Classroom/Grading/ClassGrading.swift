import Basics
import Curriculum
import Grading

/// Grades what a class handed in, several exercises at a time.
package struct ClassGrading: Sendable {
  package struct Question: Sendable {
    /// The digest of everything on which the result depends.
    package var name: String
    package var lesson: Lesson
    /// The exercise, or why it can't be read.
    var exercise: Result<ExerciseFile, ExerciseError>

    package var isReadable: Bool { if case .success = exercise { true } else { false } }
  }

  /// The result of grading one exercise.
  package enum Answer: Codable, Sendable {
    case graded(UntoldVerdict)
    /// The grader could not do its work. `mayPass` says whether another try may succeed.
    case ungraded(because: String, mayPass: Bool)

    /// The verdict if it may be kept, because grading again would give the same; nil otherwise.
    package var lasting: UntoldVerdict? {
      if case .graded(let verdict) = self, !verdict.wasHindered { verdict } else { nil }
    }
    package var passes: Bool { lasting?.passes ?? false }

    fileprivate var isOpen: Bool {
      if case .ungraded(_, let mayPass) = self { mayPass } else { lasting == nil }
    }
  }

  /// Receives the answer to a question and the seconds that grading took.
  package typealias Take = @Sendable (Question, Answer, _ seconds: Double) throws -> Void

  private let grader: Grader
  private let jobs: Int
  private let problemText: @Sendable (EnvironmentError) -> String
  private let standstill = Standstill()

  /// - Parameters:
  ///   - jobs: how many exercises to grade at a time, from 1.
  ///   - problemText: the message for an error of this machine's environment.
  package init(
    grader: Grader, jobs: Int, problemText: @escaping @Sendable (EnvironmentError) -> String
  ) {
    (self.grader, self.jobs, self.problemText) = (grader, jobs, problemText)
  }

  /// Grades all questions.
  ///
  /// Some exercises are graded once more at the end, alone: those left open by a busy machine,
  /// those graded while this process was suspended, and those stopped by the time limit. Both
  /// attempts together use no more processor time than one exercise may.
  ///
  /// - Parameters:
  ///   - begin: called when a question is begun.
  ///   - take: called with each answer, one at a time; an error that it throws ends the grading.
  package func grade(
    _ questions: [Question], begin: @escaping @Sendable (Question) throws -> Void = { _ in },
    take: @escaping Take
  ) throws {
    let state = Locked(State())
    _ = try concurrently(questions, workers: jobs) { question in
      guard !state.withLock(\.isOver) else { return }
      try begin(question)
      let first = self.answer(to: question)
      try state.withLock { state in
        guard !state.isOver else { return }
        if first.isIncomplete || grader.hasTimeLeft(after: first.answer) {
          return state.open.append((question, first))
        }
        // If `take` throws, nothing more is taken.
        state.isOver = true
        try take(question, first.answer, first.seconds)
        state.isOver = false
      }
    }
    for (question, first) in state.withLock(\.open) {
      for attempt in 1...CountLimit.gradingsAfterStandstill {
        let start = ContinuousClock.now
        let alone = answer(to: question, after: first)
        let isLast = attempt == CountLimit.gradingsAfterStandstill
        guard isLast || !standstill.happened(since: start) else { continue }
        try take(question, alone.answer, first.seconds + alone.seconds)
        break
      }
    }
  }

  private struct Attempt: Sendable {
    var answer: Answer
    var seconds: Double
    /// Whether the answer says nothing about the exercise.
    var isIncomplete: Bool
  }

  private struct State: Sendable {
    /// Questions to be graded again, with their first attempts.
    var open: [(Question, Attempt)] = []
    /// Whether `take` has thrown an error.
    var isOver = false
  }

  private func answer(to question: Question, after first: Attempt? = nil) -> Attempt {
    let start = ContinuousClock.now
    var grader = grader
    if let first, !first.isIncomplete { grader.spend(as: first.answer) }
    var answer: Answer
    do throws(EnvironmentError) {
      answer = .graded(try grader.untold(question.lesson, exercise: question.exercise))
    } catch {
      answer = .ungraded(because: problemText(error), mayPass: error.isPassing)
    }
    // A try without a verdict says less than the first one.
    if let first, !first.isIncomplete, answer.lasting == nil { answer = first.answer }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Attempt(
      answer: answer, seconds: seconds,
      isIncomplete: answer.isOpen || standstill.happened(since: start))
  }
}

extension Grader {
  /// Whether an exercise that the time limit has stopped may be graded again within its total time.
  fileprivate func hasTimeLeft(after answer: ClassGrading.Answer) -> Bool {
    guard let verdict = answer.lasting else { return false }
    return verdict.ranOutOfTime && verdict.spent < limit / 2
  }

  fileprivate mutating func spend(as answer: ClassGrading.Answer) {
    if let verdict = answer.lasting { limit -= verdict.spent }
  }
}

/// Notices when this process was suspended or the machine asleep. A time limit that passed
/// meanwhile says nothing about an exercise.
private final class Standstill: Sendable {
  private struct Beats {
    var latest = ContinuousClock.now
    /// When the process last went on after a standstill.
    var resumed: ContinuousClock.Instant?

    mutating func beat() {
      let now = ContinuousClock.now
      if now - latest > TimeLimit.standstill { resumed = now }
      latest = now
    }
  }

  private let beats: Locked<Beats>
  /// Without its thread only `happened` notices a standstill.
  private let repetition: Repetition

  init() {
    let beats = Locked(Beats())
    self.beats = beats
    repetition = Repetition(every: TimeLimit.beat) { beats.withLock { $0.beat() } }
  }

  /// Whether the process has stood still since `start`.
  func happened(since start: ContinuousClock.Instant) -> Bool {
    beats.withLock { beats in
      beats.beat()
      return beats.resumed.map { $0 > start } ?? false
    }
  }
}

/// Repeats an action in a thread of its own until this object is released; does nothing if no
/// thread can be created.
package final class Repetition: Sendable {
  private let isOver = Locked(false)

  package init(every pause: Duration, _ act: @escaping @Sendable () -> Void) {
    // Without a thread the action isn't run.
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
  /// The number of exercises to be graded now.
  package var total: Int
  package var done = 0
  /// The number of graded exercises that don't pass.
  package var failed = 0

  package init(total: Int) { self.total = total }

  /// An estimate of the remaining time from the time so far; nil before the first result.
  package func left(after passed: Duration) -> Duration? {
    done > 0 ? passed / done * (total - done) : nil
  }
}
