import Basics
import Curriculum
import Grading

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

  /// What came of a question.
  package enum Answer: Codable, Sendable {
    case graded(UntoldVerdict)
    /// The grader could not do its work, and why; and whether the same may come to something when it is tried
    /// again.
    case ungraded(because: String, mayPass: Bool)

    /// What can be written down, because it would be the same the next time.
    package var lasting: UntoldVerdict? {
      if case .graded(let verdict) = self, !verdict.wasHindered { verdict } else { nil }
    }
    package var passes: Bool { lasting?.passes ?? false }

    fileprivate var isOpen: Bool {
      if case .ungraded(_, let mayPass) = self { mayPass } else { lasting == nil }
    }
  }

  /// Takes what came of a question, and how many seconds that took.
  package typealias Take = @Sendable (Question, Answer, _ seconds: Double) throws -> Void

  private let grader: Grader
  private let jobs: Int
  private let problemText: @Sendable (EnvironmentError) -> String
  private let standstill = Standstill()

  /// - Parameters:
  ///   - jobs: how many exercises at a time, from 1.
  ///   - problemText: what is said of what keeps this machine from grading.
  package init(
    grader: Grader, jobs: Int, problemText: @escaping @Sendable (EnvironmentError) -> String
  ) {
    (self.grader, self.jobs, self.problemText) = (grader, jobs, problemText)
  }

  /// Grades all of them.
  ///
  /// What was left open because other work kept the processors busy, was graded while this process stood
  /// still, or was stopped because its time was over, is asked once more at the end, when nothing else is done;
  /// both times together it has no more of a processor's time than there is for one exercise.
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
      let first = self.answer(to: question)
      try state.withLock { state in
        guard !state.isOver else { return }
        if first.isIncomplete || grader.hasTimeLeft(after: first.answer) {
          return state.open.append((question, first))
        }
        // It is over if this throws.
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
    /// Whether it says nothing of the exercise.
    var isIncomplete: Bool
  }

  private struct State: Sendable {
    /// What is to be asked once more, with what came of it.
    var open: [(Question, Attempt)] = []
    /// Whether nothing more can be taken.
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
    // What could not even come as far says less.
    if let first, !first.isIncomplete, answer.lasting == nil { answer = first.answer }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Attempt(
      answer: answer, seconds: seconds,
      isIncomplete: answer.isOpen || standstill.happened(since: start))
  }
}

extension Grader {
  /// Whether an exercise that was stopped by time may be graded once more within what there is for one.
  fileprivate func hasTimeLeft(after answer: ClassGrading.Answer) -> Bool {
    guard let verdict = answer.lasting else { return false }
    return verdict.ranOutOfTime && verdict.spent < limit / 2
  }

  fileprivate mutating func spend(as answer: ClassGrading.Answer) {
    if let verdict = answer.lasting { limit -= verdict.spent }
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
