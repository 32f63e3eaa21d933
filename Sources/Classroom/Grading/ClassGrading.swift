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

  package struct Answer: Sendable {
    package var question: Question
    /// The verdict, or what kept this machine from coming to one.
    var verdict: Result<Verdict, EnvironmentProblem>
    package var seconds: Double
  }

  private let grader: Grader
  private let jobs: Int
  private let standstill = Standstill()

  /// - Parameter jobs: how many exercises at a time, from 1.
  package init(grader: Grader, jobs: Int) {
    (self.grader, self.jobs) = (grader, jobs)
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
    take: @escaping @Sendable (Answer) throws -> Void
  ) throws {
    let state = Locked(State())
    _ = try concurrently(questions, workers: jobs) { question in
      guard !state.withLock(\.isOver) else { return }
      try begin(question)
      let (answer, isIncomplete) = self.answer(to: question)
      try state.withLock { state in
        guard !state.isOver else { return }
        guard !isIncomplete else { return state.open.append(question) }
        // It is over if this throws.
        state.isOver = true
        try take(answer)
        state.isOver = false
      }
    }
    for question in state.withLock(\.open) { try take(lastAnswer(to: question)) }
  }

  private struct State: Sendable {
    /// What is to be asked once more.
    var open: [Question] = []
    /// Whether nothing more can be taken.
    var isOver = false
  }

  /// What comes of it when nothing else is done.
  private func lastAnswer(to question: Question) -> Answer {
    for _ in 1..<CountLimit.gradingsAfterStandstill {
      let start = ContinuousClock.now
      let (answer, _) = answer(to: question)
      guard standstill.happened(since: start) else { return answer }
    }
    return answer(to: question).0
  }

  private func answer(to question: Question) -> (Answer, isIncomplete: Bool) {
    let start = ContinuousClock.now
    let found = Result { () throws(EnvironmentProblem) in
      try grader.grade(
        question.lesson, exercise: try question.exercise.get(), skipsUntouched: true)
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let isOpen =
      switch found {
      case .success(let verdict): verdict.wasHindered
      case .failure(let problem): problem.isPassing
      }
    let isIncomplete = isOpen || standstill.happened(since: start)
    let answer = Answer(question: question, verdict: found, seconds: seconds)
    return (answer, isIncomplete)
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
