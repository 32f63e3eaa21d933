import Basics
import Launching
import TestSupport
import XCTest

@testable import Curriculum
@testable import Program

/// An exercise is played by the program itself, with all that it starts.
final class PlayCommandTests: CachedTestCase {
  override class var lessons: [String] { ["03-login-state"] }

  private let history = """
    {"history":1,"lesson":"03-login-state"}
    {"event":"onUpdateUsername","values":["ada"]}
    {"event":"onTriggerLogin"}
    {"event":"onLoginError","values":["offline"]}

    """

  /// Plays a history on the reference solution with a change.
  private func play(
    _ history: String? = nil, replacing old: String = "", with new: String = "",
    options: [String] = ["--plain"]
  ) throws -> Captured {
    let copy = try FreshCopy()
    let repository = Repository(root: copy.root)
    let solution = try contents(of: repository.solution(of: "03-login-state"))
    XCTAssertTrue(old.isEmpty || solution.contains(old))
    try solution.replacing(old.isEmpty ? "\0" : old, with: new)
      .write(
        toFile: repository.exercise(of: "03-login-state"), atomically: true, encoding: .utf8)
    try (history ?? self.history)
      .write(toFile: "\(copy.root)/history.jsonl", atomically: true, encoding: .utf8)
    let command = WorkbookProcess.shell(
      "exec \"$@\" < history.jsonl", [WorkbookProcess.workbook, "play", "3"] + options,
      directory: copy.root)
    return try capture(command, limit: .seconds(60))
  }

  func testEachEventIsToldWithWhatItChanges() throws {
    let run = try play()
    assertText(
      run.output,
      """
        1  .onUpdateUsername("ada")
           username: "" → "ada"
        2  .onTriggerLogin
           loading: false → true
        3  .onLoginError(.offline)
           loading: true → false
           error: nil → .offline

      State(
        username: "ada",
        password: "",
        loading: false,
        data: nil,
        error: .offline
      )
      canTriggerLogin: false
      """)
    XCTAssertEqual(run.ending, .exited(0))
  }

  func testAFileIsTheSameAsAPipe() throws {
    let (file, pipe) = (try play(options: ["--plain", "--events", "history.jsonl"]), try play())
    XCTAssertEqual(file.output, pipe.output)
    XCTAssertFalse(file.output.isEmpty)
  }

  func testATrapIsToldAtItsEvent() throws {
    let run = try play(
      replacing: "newState.error = error", with: "newState.error = error; precondition(false)")
    XCTAssertEqual(run.ending, .exited(1))
    XCTAssertTrue(run.output.contains("2  .onTriggerLogin"), run.output)
    XCTAssertFalse(run.output.contains("3  "), run.output)
    XCTAssertTrue(run.errors.contains("get past event 3, .onLoginError(.offline)"), run.errors)
    XCTAssertTrue(run.errors.contains("Lessons/03-login-state/Exercise.swift:"), run.errors)
  }

  func testWhatIsRememberedFromRunToRunIsTold() throws {
    let run = try play(
      replacing: "      newState.loading = true",
      with: """
              struct Memory { nonisolated(unsafe) static var isNew = true }
              newState.loading = Memory.isNew
              Memory.isNew = false
        """)
    XCTAssertEqual(run.ending, .exited(0))
    XCTAssertTrue(run.output.contains("isn't pure here"), run.output)
    XCTAssertTrue(run.output.contains("after event 2, .onTriggerLogin"), run.output)
    XCTAssertTrue(run.output.contains("loading: true → false"), run.output)
    XCTAssertFalse(try play().output.contains("pure"))
  }

  func testALineThatIsNoEventIsNamed() throws {
    let run = try play("{\"event\":\"onTriggerLogin\"}\n{\"event\":\"onTrigger\"}\n")
    XCTAssertEqual(run.ending, .exited(64))
    XCTAssertTrue(run.errors.hasPrefix("Line 2 of what came through the pipe"), run.errors)
    XCTAssertTrue(run.errors.contains("onTriggerLogin"), run.errors)
    XCTAssertEqual(run.output, "")
  }

  func testAMissingFileIsNamed() throws {
    let run = try play(options: ["--events", "none.jsonl"])
    XCTAssertEqual(run.ending, .exited(64))
    XCTAssertTrue(run.errors.contains("none.jsonl"), run.errors)
  }

  func testARunIsData() throws {
    let run = try play(options: ["--json"])
    let data = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    XCTAssertEqual(data["version"] as? Int, 1)
    XCTAssertEqual((data["events"] as? [[String: Any]])?.count, 3)
    XCTAssertEqual((data["derived"] as? [String: String])?["canTriggerLogin"], "false")
    XCTAssertNil(data["problem"])
  }
}
