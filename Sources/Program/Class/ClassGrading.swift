import Basics
import Curriculum
import Grading

/// Grades what a class handed in, as many exercises at a time as there are jobs.
package struct ClassGrading: Sendable {
  /// An exercise that is to be graded.
  package struct Question: Sendable {
    /// The name of all that its result depends on.
    package var name: String
    package var lesson: Lesson
    /// What was handed in, or why it can't be read.
    package var exercise: Result<ExerciseFile, ExerciseError>

    /// Whether there is anything to grade.
    package var isReadable: Bool { if case .success = exercise { true } else { false } }

    /// An exercise of a lesson, with the name of its result.
    package init(
      name: String, lesson: Lesson, exercise: Result<ExerciseFile, ExerciseError>
    ) {
      (self.name, self.lesson, self.exercise) = (name, lesson, exercise)
    }
  }

  /// What came of one.
  package struct Answer: Sendable {
    package var question: Question
    /// The verdict, or what kept this machine from coming to one.
    package var verdict: Result<Verdict, EnvironmentProblem>
    package var seconds: Double
  }

  private let grader: Grader
  private let jobs: Int
  private let standstill = Standstill()

  /// Grading by a grader.
  ///
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
    let end = Locked(Ending())
    _ = try concurrently(questions, workers: jobs) { question in
      guard !end.withLock(\.isOver) else { return }
      try begin(question)
      let (answer, isIncomplete) = self.answer(to: question)
      try end.withLock { ending in
        guard !ending.isOver else { return }
        if isIncomplete {
          ending.open.append(question)
        } else {
          try ending.trying { try take(answer) }
        }
      }
    }
    for question in end.withLock(\.open) { try take(lastAnswer(to: question)) }
  }

  /// How it is going on.
  private struct Ending: Sendable {
    /// What is to be asked once more.
    var open: [Question] = []
    /// Whether nothing more can be taken.
    var isOver = false

    mutating func trying(_ body: () throws -> Void) throws {
      do {
        try body()
      } catch {
        isOver = true
        throw error
      }
    }
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
