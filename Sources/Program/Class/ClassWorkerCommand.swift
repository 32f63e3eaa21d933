import Basics
import Classroom
import Foundation
import Grading
import Interface
import Terminal

extension CommandRun {
  /// Whether this process grades for another one, which has started it.
  var isClassWorker: Bool { context.environment[ClassWorker.variable] != nil }

  /// Grades what another process of the program asks for, and tells it what comes of it.
  func gradeForClass() throws -> ExitCode {
    guard let order = try nextValue(ClassWorker.Order.self) else { return .unavailable }
    var questions: [ClassGrading.Question] = []
    for _ in 0..<order.count {
      guard let asked = try nextValue(ClassWorker.Question.self),
        let lesson = session.course.lessons.first(where: { $0.id == asked.lesson })
      else { return .unavailable }
      questions.append(
        ClassGrading.Question(
          name: asked.name, lesson: lesson,
          exercise: .success(ExerciseFile(path: asked.path, text: asked.text))))
    }
    // Nothing more comes but the end, when nobody waits any more: then this is over, too.
    try Job {
      while getchar() != EOF {}
      Workbook.leaveNothingBehind()
      _exit(ExitCode.unavailable.rawValue)
    }
    var session = session
    (session.seed, session.timeout) = (order.seed, .seconds(order.timeout))
    var grader = try session.grader()
    grader.reads = .whenWanted
    var drawing = drawing
    drawing.width = order.width
    let write = context.write
    let last = Locked(())
    @Sendable func tell(_ news: ClassWorker.News) throws {
      let line = String(decoding: try JSONEncoder().encode(news), as: UTF8.self)
      last.withLock { _ in write(line + "\n") }
    }
    try ClassGrading(grader: grader, jobs: order.jobs).grade(
      questions, begin: { try tell(.begun(name: $0.name)) },
      take: { [drawing] answer in
        let result = ExerciseResult(answer, drawing: drawing)
        try tell(.graded(name: answer.question.name, result, seconds: answer.seconds))
      })
    return .success
  }

  private func nextValue<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try context.readLine().map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
  }
}
