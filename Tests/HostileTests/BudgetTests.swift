import Basics
import Curriculum
import Foundation
import TestSupport
import XCTest

@testable import Classroom
@testable import Grading

/// Whatever an exercise does, to grade it takes no more of a processor's time than there is for one.
final class BudgetTests: CachedTestCase {
  override class var lessons: [String] { ["02-reduce"] }

  private let limit = Duration.seconds(2)
  /// For what is under way when it is used up: the compiler, and the second that reads.
  private let rest = Duration.seconds(8)

  /// Bodies of `reduce`'s helper that take whatever they get.
  private let spenders = [
    "while true {}",
    "for _ in 0..<64 { Thread.detachNewThread { while true {} } }\n  sleep(1)",
    "for _ in 0..<500 { Thread.detachNewThread { while true { sched_yield() } } }\n  while true {}",
  ]

  func testNoExerciseTakesMoreThanThereIsForOne() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    var grader = try yard.grader(timeout: .seconds(10))
    grader.limit = limit
    for spender in spenders {
      let before = processorTimeOfChildren
      let verdict = try yard.verdict(onText: exercise(spender), by: grader)
      XCTAssertLessThan(processorTimeOfChildren - before, limit + rest, spender)
      XCTAssertFalse(verdict.passes)
      XCTAssertEqual(verdict.summary, "problem takesTooLong", spender)
    }
  }

  /// Also where some of it is graded twice: both times together take no more than there is for once.
  func testAClassTakesNoMoreThanThereIsForAllOfIt() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let lesson = yard.course.lessons[1]
    let questions = spenders.enumerated().map { index, spender in
      ClassGrading.Question(
        name: "\(index)", lesson: lesson,
        exercise: .success(ExerciseFile(path: "Exercise.swift", text: exercise(spender))))
    }
    for timeout in [Duration.seconds(2), .seconds(10)] {
      var grader = try yard.grader(timeout: timeout)
      grader.limit = .seconds(6)
      let answers = Locked<[String: ClassGrading.Answer]>([:])
      let before = processorTimeOfChildren
      try ClassGrading(grader: grader, jobs: 2) { "\($0)" }.grade(questions) {
        question, answer, _ in
        answers.withLock { $0[question.name] = answer }
      }
      // What is under way when it is used up comes to less than another attempt would.
      let budget = (grader.limit + .seconds(5)) * questions.count
      XCTAssertLessThan(processorTimeOfChildren - before, budget, "\(timeout)")
      XCTAssertEqual(answers.withLock { $0.count }, questions.count)
      XCTAssertFalse(answers.withLock { $0.values.contains(where: \.passes) })
    }
  }

  /// With less than it takes, that is all that is told, wherever it was used up: never that it has passed,
  /// and never a check that was not made.
  func testWhatIsUsedUpIsToldWhereverThatWas() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let lesson = yard.course.lessons[1]
    let solution = ExerciseFile(path: "right.swift", text: try solution(in: yard))
    var grader = try yard.grader(timeout: .seconds(10))
    grader.reads = .whenWanted
    var summaries: [String] = []
    for step in 0..<12 {
      grader.limit = .milliseconds(5 << step)
      summaries.append(try grader.grade(lesson, exercise: solution).summary)
    }
    XCTAssertEqual(Set(summaries), ["problem takesTooLong", "passed"])
    XCTAssertEqual(summaries.first, "problem takesTooLong")
    XCTAssertEqual(summaries.last, "passed")
  }

  /// Each keeps another part of the way busy, with a budget that is enough for all the others.
  func testEachPartOfTheWayEndsWithWhatThereIs() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let remembers = "nonisolated(unsafe) var calls = 0\n"
    let parts: [(name: String, text: String)] = [
      ("compiler", largeType + exercise("")),
      ("reader", try largeTree + solution(in: yard)),
      ("loading", spinsWhenLoaded(for: 1.5) + exercise("")),
      (
        "search",
        try remembers + spinsWhenLoaded(for: 0.3)
          + solution(
            in: yard, [("state + 1", "state + { calls += 1; return min(calls, 4) / 4 }()")])
      ),
    ]
    // An older compiler doesn't know how to have something done while a library is loaded.
    let isOld = yard.compiler.compare("6.3", options: .numeric) == .orderedAscending
    for (name, text) in isOld ? Array(parts[..<2]) : parts {
      var grader = try yard.grader(timeout: .seconds(10))
      (grader.limit, grader.reads) = (limit, .whenWanted)
      let before = processorTimeOfChildren
      let verdict = try yard.verdict(onText: text, by: grader)
      XCTAssertEqual(verdict.summary, "problem takesTooLong", "\(name) \(verdict)")
      XCTAssertLessThan(processorTimeOfChildren - before, limit * 2.5, name)
    }
  }

  /// A place that was made before has its compiler read before anybody grades.
  func testWhatWasReadAheadIsTakenOff() throws {
    let yard = try Yard()
    defer { XCTAssertEqual(yard.close(), []) }
    let lesson = yard.course.lessons[1]
    let exercise = ExerciseFile(path: "ahead.swift", text: try largeTree + solution(in: yard))
    var grader = try yard.grader(timeout: .seconds(10))
    let place = try grader.prewarmedBuild(for: lesson)
    place.begin(exercise)
    let end = ContinuousClock.now + .seconds(60)
    let reader = try XCTUnwrap(place.reader)
    while reader.spent.spent.processor < limit, ContinuousClock.now < end { usleep(10_000) }
    grader.limit = limit
    let outcome = try grader.outcome(
      of: GradingTask(lesson: lesson, exercise: exercise, place: place))
    guard case .problem(.takesTooLong(2)) = outcome else { return XCTFail("\(outcome)") }
  }

  /// However often it is tried: nobody may grade it in the end.
  func testToReadThereIsSoMuchAndNoMore() throws {
    let environment = ProcessInfo.processInfo.environment
    let reader = ExerciseReader(
      .ahead, toolchain: try Toolchain(environment: environment), environment: environment,
      limit: .milliseconds(200)
    ) { nil }
    reader.begin(largeTree)
    XCTAssertEqual(reader.reading(), .tooLarge)
    XCTAssertGreaterThanOrEqual(reader.spent.spent.processor, .milliseconds(200))
    XCTAssertLessThan(reader.spent.spent.processor, .seconds(2))
  }

  private var processorTimeOfChildren: Duration {
    var usage = rusage()
    // `RUSAGE_CHILDREN`, which has another type on each system.
    getrusage(-1, &usage)
    return usage.processorTime
  }

  private func exercise(_ spender: String) -> String {
    """
    import Foundation
    typealias State = Int

    enum Event {
      case increase
      case decrease
      case reset(to: Int)
    }

    func spend() {
      \(spender)
    }

    func reduce(_ state: State, event: Event) -> State {
      spend()
      return state
    }

    func replay(_ events: [Event], from initial: State) -> State { initial }

    func history(of events: [Event], from initial: State) -> [State] { [initial] }

    func undoing(last count: Int, of events: [Event], from initial: State) -> State { initial }
    """
  }

  /// The solution of lesson 2, with this exchanged.
  private func solution(in yard: Yard, _ changes: [(String, String)] = []) throws -> String {
    let path = yard.repository.solution(of: yard.course.lessons[1].id)
    return changes.reduce(try contents(of: path)) { text, change in
      XCTAssertTrue(text.contains(change.0))
      return text.replacingOccurrences(of: change.0, with: change.1)
    }
  }

  /// The compiler's tree of this names a thousand types in each of four thousand lines: almost a hundred
  /// megabytes.
  private var largeTree: String {
    let names = (0..<1_000).map { "E\($0)" }
    let types = names.map { "enum \($0) {}\n" }.joined()
    let uses = String(repeating: "  _ = b\n", count: 4_000)
    return types + "struct Box<T> {}\n"
      + "func use(_ b: Box<(\(names.joined(separator: ", ")))>) {\n\(uses)}\n"
  }

  /// A type with more parts than there is time for.
  private var largeType: String {
    let pairs = (1...26).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))\n" }.joined()
    return "typealias T0 = (Int, Int)\n\(pairs)func huge(_ value: T26) -> T26 { value }\n"
  }

  /// Computes for some seconds in each process before anybody asks anything.
  private func spinsWhenLoaded(for seconds: Double) -> String {
    """
    import Foundation

    func spin() {
      let end = clock() + \(Int(seconds * 1_000_000))
      while clock() < end {}
    }

    @used @section(".init_array") let early: @convention(c) () -> Void = { spin() }

    """
  }
}
