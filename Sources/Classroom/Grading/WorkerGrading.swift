import Basics
import Curriculum
import Grading

package struct WorkerGrading {
  private let command: Command
  private let order: ClassWorker.Order

  /// - Parameters:
  ///   - command: the command line that started this program.
  ///   - jobs: how many exercises to grade at a time.
  package init(_ command: Command, as plan: ClassPlan.Header, jobs: Int) {
    var command = command
    command.environment[ClassWorker.variable] = "1"
    self.command = command
    order = ClassWorker.Order(
      seed: plan.grading.seed, timeout: plan.grading.timeout, jobs: jobs)
  }

  /// Grades readable exercises in worker processes.
  ///
  /// - Parameter take: called with each result; an error that it throws ends the grading.
  /// - Returns: `fatal` are exercises over which a worker has crashed twice, the second time while
  ///   grading nothing else; `open` are exercises that were not begun because no worker can be
  ///   started.
  package func grade(
    _ questions: [ClassGrading.Question], _ take: ClassGrading.Take
  ) throws -> (fatal: [ClassGrading.Question], open: [ClassGrading.Question]) {
    var open = questions
    var suspects: [ClassGrading.Question] = []
    while !open.isEmpty {
      let begun = try run(&open, jobs: order.jobs, take)
      guard !begun.isEmpty || open.isEmpty else { break }
      suspects += open.filter { begun.contains($0.name) }
      open.removeAll { begun.contains($0.name) }
    }
    var fatal: [ClassGrading.Question] = []
    for suspect in suspects {
      var alone = [suspect]
      let begun = try run(&alone, jobs: 1, take)
      if begun.isEmpty { open += alone } else { fatal += alone }
    }
    return (fatal, open)
  }

  /// Starts one worker and takes its results until it ends.
  ///
  /// - Parameter open: loses the exercises that have a result.
  /// - Returns: the names of the exercises that the worker was grading at its end.
  private func run(
    _ open: inout [ClassGrading.Question], jobs: Int, _ take: ClassGrading.Take
  ) throws -> Set<String> {
    var order = order
    (order.jobs, order.questions) = (jobs, open.compactMap(ClassWorker.Question.init))
    let asked = Dictionary(open.map { ($0.name, $0) }) { first, _ in first }
    let line = try JSONEncoder().encode(order) + [0x0A]
    guard let worker = try WorkerProcess(command, told: line) else { return [] }
    var begun: Set<String> = []
    var done: Set<String> = []
    defer { open.removeAll { done.contains($0.name) } }
    while let line = worker.nextLine() {
      // The last line of a crashed worker may be incomplete.
      switch try? JSONDecoder().decode(ClassWorker.News.self, from: line) {
      case .begun(let name)?: begun.insert(name)
      case .graded(let name, let answer, let seconds)?:
        guard let question = asked[name], done.insert(name).inserted else { continue }
        try take(question, answer, seconds)
      case nil: continue
      }
    }
    return begun.subtracting(done)
  }
}

/// A worker process and its pipes. Releasing the object closes the worker's input, which ends it.
private final class WorkerProcess {
  private let id: pid_t
  private let input = Basics.Pipe()
  private let output = Basics.Pipe()
  private var rest = Data()
  private var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)

  /// Nil if the process can't be started.
  init?(_ command: Command, told data: Data) throws {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    guard input.isOpen, output.isOpen, nowhere >= 0 else { return nil }
    do throws(SpawnError) {
      // The worker is in this process's group, so an interruption reaches both.
      id = try spawn(
        command,
        descriptors: [
          STDIN_FILENO: input.readEnd, STDOUT_FILENO: output.writeEnd, STDERR_FILENO: nowhere,
        ], ownGroup: false)
    } catch {
      return nil
    }
    output.closeWriteEnd()
    input.closeReadEnd()
    // Errors are ignored: if the worker has ended, `nextLine` notices it.
    _ = writeAll([UInt8](data), to: input.writeEnd)
  }

  /// The next line of the worker's output; nil when it has ended.
  func nextLine() -> Data? {
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        defer { rest = Data(rest[(end + 1)...]) }
        return Data(rest[..<end])
      }
      let count = read(output.readEnd, &buffer, buffer.count)
      if count == 0 || (count < 0 && errno != EINTR) { return nil }
      rest.append(contentsOf: buffer[..<max(0, count)])
    }
  }

  deinit {
    input.closeWriteEnd()
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  }
}

/// A process of this program that grades exercises of a class. A crash only affects the exercises
/// that it was grading.
///
/// It reads its work as a line of JSON, and writes a line for each exercise that it begins or has
/// graded. Its standard input stays open until the parent process no longer needs it.
package enum ClassWorker {
  package static let variable = "WORKBOOK_CLASS_WORKER"

  package struct Order: Codable, Sendable {
    package var seed: UInt64
    /// The time limit of a check, in seconds.
    package var timeout: Double
    package var jobs: Int
    var questions: [Question] = []

    /// The questions with their lessons; nil if a lesson doesn't exist.
    package func asked(among lessons: [Lesson]) -> [ClassGrading.Question]? {
      let lessons = Dictionary(uniqueKeysWithValues: lessons.map { ($0.id, $0) })
      let found = questions.compactMap { question in
        lessons[question.lesson].map {
          let file = ExerciseFile(path: question.path, text: question.text)
          return ClassGrading.Question(name: question.name, lesson: $0, exercise: .success(file))
        }
      }
      return found.count == questions.count ? found : nil
    }
  }

  struct Question: Codable, Sendable {
    var name: String
    var lesson: String
    var path: String
    var text: String

    /// Nil if the exercise can't be read.
    init?(_ question: ClassGrading.Question) {
      guard case .success(let file) = question.exercise else { return nil }
      (name, lesson) = (question.name, question.lesson.id)
      (path, text) = (file.path, file.text)
    }
  }

  package enum News: Codable, Sendable {
    case begun(name: String)
    case graded(name: String, ClassGrading.Answer, seconds: Double)
  }
}
