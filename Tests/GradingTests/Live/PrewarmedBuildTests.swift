import Basics
import Curriculum
import Foundation
import Launching
import LessonSuites
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// A place in which everything waits for an exercise gives the verdict that any other gives.
final class PrewarmedBuildTests: FolderTestCase {
  private var repository = Repository(root: "")
  private var grader: Grader!
  private var lesson: Lesson!
  private var solution = ""

  override func setUpWithError() throws {
    try super.setUpWithError()
    repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    grader = try Grader(
      repository: repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment)
    lesson = try Course(repository: repository).lesson(named: "02-reduce")
    solution = try contents(of: repository.solution(of: lesson.id))
    try XCTSkipIf(grader.toolchain.plan == nil, "nothing waits without the compiler's plan")
  }

  private func verdict(on text: String, in place: PrewarmedBuild?) throws -> Verdict {
    try write(text, to: "Exercise.swift")
    var verdict = try grader.grade(
      lesson, exercise: try ExerciseFile(path: "\(folder)/Exercise.swift"), in: place)
    verdict.seconds = 0
    return verdict
  }

  private func written(_ text: String) throws -> ExerciseFile {
    try write(text, to: "Exercise.swift")
    return try ExerciseFile(path: "\(folder)/Exercise.swift")
  }

  private var ready: PrewarmedBuild {
    get throws { try grader.prewarmedBuild(for: lesson) }
  }

  func testWhoeverWaitedTellsTheSame() throws {
    let texts = [
      solution, solution.replacing("+ 1", with: "+ 2"), "struct Nothing {}\n",
      solution + "\nlet wrong: Int = \"text\"\n",
    ]
    for text in texts {
      let waited = try verdict(on: text, in: ready)
      XCTAssertFalse(waited.hasProblem)
      XCTAssertEqual(waited, try verdict(on: text, in: nil))
    }
  }

  /// After the first answer that isn't the model's, all are asked for one by one, in a new process.
  func testSolutionsAnswerEveryQuestionAsTheModelDoes() throws {
    for lesson in try Course(repository: repository).lessons {
      let solution = try ExerciseFile(path: repository.solution(of: lesson.id))
      let task = GradingTask(lesson: lesson, exercise: solution)
      let place = try grader.place(for: task)
      let linked = try grader.compiled(task, in: place, for: nil).then {
        module throws(EnvironmentError) in try grader.linked(module, task, in: place)
      }
      let suite = try grader.suite(of: lesson)
      let judge = Judge(
        suite, recordings: suite.record(), seed: 0, timeout: .seconds(10),
        starting: try linked.get().start)
      _ = try judge.judge()
      XCTAssertEqual(judge.hearings.keys.map { suite.catalogue[$0].id }, [], lesson.id)
    }
  }

  /// Otherwise each adapter would be built twice: where the compiler waits, and where it doesn't.
  func testTheModuleIsTheSameAsWithoutWaiting() throws {
    let exercise = try written(solution)
    let place = try ready
    XCTAssertTrue(place.take(for: exercise, lesson.module, grader.toolchain))
    place.begin(exercise)
    guard case .success(let waited) = try place.compilation(of: exercise) else {
      return XCTFail("the solution compiles")
    }
    let other = try TemporaryFolder()
    let compilation = try grader.toolchain.compile(
      exercise, module: lesson.module, into: other.path,
      environment: ProcessInfo.processInfo.environment)
    guard case .success(let compiled) = compilation else {
      return XCTFail("the solution compiles")
    }
    XCTAssertEqual(waited.interface, compiled.interface)
  }

  func testLibrariesThatNobodyElseNeedsAreFound() throws {
    let text = """
      import Distributed
      import Foundation
      \(solution)
      let systems = [ObjectIdentifier(LocalTestingDistributedActorSystem.self)]
      """
    XCTAssertTrue(try verdict(on: text, in: ready).passes)
  }

  /// Processors don't divide such numbers; a function of the C compiler's does.
  func testTheCompilersOwnFunctionsAreFound() throws {
    let text = """
      \(solution)
      func half(_ number: Int) -> Int {
        guard #available(macOS 15, *) else { return number / 2 }
        return Int(Int128(number) * 7 / Int128(number % 5 + 14))
      }
      """
    XCTAssertTrue(try verdict(on: text, in: ready).passes)
  }

  /// Some of them are in no library that could be loaded.
  func testItsFunctionsThatAreInNoLibraryAreFound() throws {
    let text = """
      \(solution)
      #if arch(x86_64)
      @_silgen_name("__udiv_w_sdiv")
      func divide(_: UnsafeMutablePointer<UInt>, _: UInt, _: UInt, _: UInt) -> UInt
      let found = { (rest: UnsafeMutablePointer<UInt>) in divide(rest, 0, 7, 2) }
      #endif
      """
    XCTAssertTrue(try verdict(on: text, in: ready).passes)
  }

  func testAPlaceServesOnceAndOnlyItsLesson() throws {
    let place = try ready
    let exercise = try written(solution)
    XCTAssertFalse(place.take(for: exercise, "Another", grader.toolchain))
    XCTAssertTrue(place.take(for: exercise, lesson.module, grader.toolchain))
    XCTAssertFalse(place.take(for: exercise, lesson.module, grader.toolchain))
    XCTAssertTrue(try verdict(on: solution, in: place).passes, "in a new place")
  }

  func testWhatIsCompiledAheadIsOfUseOnlyIfItIsStillTheExercise() throws {
    let place = try ready
    place.begin(try written(solution.replacing("+ 1", with: "+ 2")))
    XCTAssertTrue(try verdict(on: solution, in: place).passes)
    let other = try ready
    other.begin(try written(solution))
    XCTAssertTrue(other.take(for: try written(solution), lesson.module, grader.toolchain))
  }

  func testWhatDoesNotFitIntoAPipeIsCompiledFromAFile() throws {
    let long = solution + String(repeating: "// \(UUID())\n", count: 2000)
    XCTAssertGreaterThan(long.utf8.count, 70_000)
    XCTAssertTrue(try verdict(on: long, in: ready).passes)
  }

  func testWhatTheCompilerDoesNotUnderstandIsLeftToItsDriver() throws {
    grader.toolchain.plan?.compile += ["-an-option-of-another-release"]
    XCTAssertTrue(try verdict(on: solution, in: ready).passes)
    XCTAssertFalse(try verdict(on: solution + "}", in: ready).messages.isEmpty)
  }

  func testAPlaceThatSomebodyRemovedIsNotUsed() throws {
    let place = try ready
    try FileManager.default.removeItem(atPath: place.layout.folder)
    XCTAssertTrue(try verdict(on: solution, in: place).passes)
  }

  func testWhatWaitedAndDiedIsReplaced() throws {
    let place = try ready
    var waiting: [String] = []
    // A program that has just been started may not have a command line yet.
    for _ in 0..<100 where waiting.count < 3 {
      usleep(10_000)
      waiting = try processes(naming: place.layout.folder)
    }
    XCTAssertEqual(waiting.count, 3, "a compiler, one that only reads, and a linker")
    let hosts = place.waitingHosts
    XCTAssertEqual(hosts.count, 2)
    for id in waiting.compactMap(pid_t.init) + hosts { kill(id, SIGKILL) }
    XCTAssertTrue(try verdict(on: solution, in: place).passes)
  }

  func testNothingIsLeftOfAPlaceThatNobodyUsed() throws {
    var place: PrewarmedBuild? = try ready
    let path = try XCTUnwrap(place?.layout.folder)
    for _ in 0..<100 where try processes(naming: path).isEmpty { usleep(10_000) }
    XCTAssertFalse(try processes(naming: path).isEmpty)
    place = nil
    // The compiler that only reads is started and ended by a thread of its own, which may be late.
    let end = ContinuousClock.now + .seconds(1)
    while try !processes(naming: path).isEmpty, ContinuousClock.now < end { usleep(10_000) }
    XCTAssertEqual(try processes(naming: path), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: path))
  }
}
