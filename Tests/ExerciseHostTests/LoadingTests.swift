import Basics
import SuiteSupport
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What can't be loaded is said, and nothing of it is asked.
final class LoadingTests: CachedTestCase {
  private static func failure(
    adapter: String, exercise: String
  ) throws -> EnvironmentError? {
    let some = try Workbench.exercise("Answers")
    let host = try HostProcess(
      RunningHost(
        some.programs, environment: ProcessInfo.processInfo.environment, libraries: []))
    do {
      try host.load(
        adapter: adapter, exercise: exercise, libraries: some.libraries,
        lines: some.lines)
      return nil
    } catch {
      return error
    }
  }

  private static func tellsOfALibraryThatIsMissing() throws {
    let path = "/nowhere/adapter"
    guard case .nothingLoads(let details) = try failure(adapter: path, exercise: path) else {
      return XCTFail("it loads")
    }
    XCTAssertTrue(details.contains(path), details)
  }

  func testALibraryThatIsMissing() throws { try Self.tellsOfALibraryThatIsMissing() }

  /// Some hosts have ended by the time that somebody looks whether they are confined.
  func testALibraryThatIsMissingWhereTheMachineIsBusy() throws {
    _ = try concurrently(Array(0..<64), workers: 16) { _ in
      try Self.tellsOfALibraryThatIsMissing()
    }
  }

  func testWhatTheMachineIsTooBusyForIsNotTheExercises() throws {
    let grading = Allowance(.seconds(60))
    grading.take(Spending(other: TimeLimit.busyMachine))
    let exercise = try Workbench.exercise("Answers").library
    let failure = try Allowance.$ofGrading.withValue(grading) {
      try Self.failure(adapter: exercise, exercise: exercise)
    }
    guard case .programInterrupted? = failure else {
      return XCTFail("\(failure as Any)")
    }
  }

  func testALibraryWithoutAnswers() throws {
    let exercise = try Workbench.exercise("Answers").library
    XCTAssertEqual(
      try Self.failure(adapter: exercise, exercise: exercise),
      .nothingLoads(details: "The adapter has no answers."))
  }

  func testAHostThatIsKilledMeanwhile() throws {
    let some = try Workbench.exercise("Answers")
    for delay in stride(from: UInt32(0), through: 30_000, by: 1500) {
      let host = try HostProcess(
        RunningHost(
          some.programs, environment: ProcessInfo.processInfo.environment, libraries: []))
      let id = host.id
      DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(Int(delay))) {
        kill(id, SIGKILL)
      }
      let start = ContinuousClock.now
      do {
        try host.load(
          adapter: some.adapter, exercise: some.library, libraries: some.libraries,
          lines: some.lines)
        var answer = ScriptAnswer.success([])
        while case .success = answer { answer = host.answer(to: "a") }
        XCTAssertEqual(answer, .failure(.ended(Crash(.signal(SIGKILL)))))
      } catch {
        XCTAssertEqual(error, .nothingLoads(details: ""))
      }
      XCTAssertLessThan(.now - start, .seconds(5))
    }
  }
}
