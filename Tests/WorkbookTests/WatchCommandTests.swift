import FixtureLessons
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Watching where there is no screen to take.
final class WatchCommandTests: CachedTestCase {
  private let exercise = Fixture.exercise(Fixture.up)
  private let wrong = FixtureLessons.upSolution.replacing(
    "counter.count + 1", with: "counter.count + 5")
  private let endless = FixtureLessons.upStub.replacing("return counter", with: "while true {}")

  private func start(
    _ arguments: [String], in fixture: Fixture, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      WorkbookProcess.shell(
        "exec \"$@\"", [WorkbookProcess.executable] + arguments,
        directory: fixture.root, environment: environment.merging(["TERM": "xterm"]) { $1 }))
  }

  /// Waits for a text behind what has come so far, and gives what came up to then.
  private func next(
    _ text: String, _ terminal: PseudoTerminal, _ seen: inout Int, line: UInt = #line
  ) -> String {
    let count = seen
    terminal.wait { $0.dropFirst(count).contains(text) && $0.hasSuffix("\n\n") }
    let new = String(terminal.shown.dropFirst(count))
    XCTAssertTrue(new.contains(text), "“\(text)” never came:\n\(new)", line: line)
    seen = terminal.shown.count
    return new
  }

  func testEachSaveHasItsVerdict() throws {
    let fixture = try Fixture()
    let terminal = try start(["watch", "1", "--plain"], in: fixture)
    var seen = 0
    let begun = next("This lesson is untouched.", terminal, &seen)
    XCTAssertTrue(
      begun.hasPrefix(
        """
        Watching lesson 1, Counting up: Lessons/01-count-up/Exercise.swift is tested now
        and each time that you save it. Ctrl-C ends that.

        """), begun)
    try fixture.write(wrong, to: exercise)
    let failed = next("Failed: up counts one more", terminal, &seen)
    let head = /\d\d:\d\d:\d\d, lesson 1, Counting up\n\nLesson 1, Counting up: step 1 of 2\n/
    XCTAssertNotNil(failed.firstMatch(of: head), failed)
    // Saved again as it is, the verdict isn't said again.
    try fixture.write(wrong + "// A remark.\n", to: exercise)
    let same = next("No change", terminal, &seen)
    XCTAssertNotNil(
      same.firstMatch(
        of: /\d\d:\d\d:\d\d, lesson 1, Counting up\nNo change: the verdict is the one above.\n\n/),
      same)
    try fixture.write(FixtureLessons.upSolution, to: "new.swift")
    XCTAssertEqual(rename("\(fixture.root)/new.swift", "\(fixture.root)/\(exercise)"), 0)
    let done = next("passes.", terminal, &seen)
    XCTAssertTrue(
      done.hasSuffix(
        """
        Lesson 1, Counting up, passes.
        Every check passes. Next: swift run workbook read 2


        """), done)
    // In between it is gone.
    try fixture.remove(exercise)
    usleep(700_000)
    try fixture.write(wrong, to: exercise)
    let broken = next("Newly broken: ", terminal, &seen)
    XCTAssertTrue(broken.contains("Newly broken: up counts one more, and 2 more.\n"), broken)
    try fixture.write(FixtureLessons.upSolution + "}", to: exercise)
    _ = next("It doesn't compile yet", terminal, &seen)
    let half = FixtureLessons.upSolution.replacing("up(up(counter))", with: "counter")
    try fixture.write(half, to: exercise)
    let better = next("passes now", terminal, &seen)
    XCTAssertTrue(better.contains("Step 1 passes now. Next: step 2, twice.\n"), better)
    XCTAssertFalse(terminal.shown.contains("\u{1B}"))
    // It is kept as soon as it is shown.
    for _ in 0..<100 where fixture.events.count < 6 { usleep(20_000) }
    let shown = terminal.shown
    terminal.signal(SIGINT)
    XCTAssertEqual(terminal.ending(), .killed(signal: SIGINT))
    XCTAssertEqual(terminal.shown, shown + "\n", "the line ends")
    XCTAssertEqual(fixture.events.count, 6, "untouched is no attempt")
  }

  func testAFileThatIsEmptiedFirstIsNotSaidToBeEmpty() throws {
    let fixture = try Fixture()
    let terminal = try start(["watch", "1", "--plain"], in: fixture)
    var seen = 0
    _ = next("This lesson is untouched.", terminal, &seen)
    try fixture.write("", to: exercise)
    usleep(20_000)
    try fixture.write(FixtureLessons.upSolution, to: exercise)
    _ = next("passes.", terminal, &seen)
    XCTAssertFalse(terminal.shown.contains("is empty"), terminal.shown)
    terminal.signal(SIGINT)
    XCTAssertEqual(terminal.ending(), .killed(signal: SIGINT))
  }

  func testASaveEndsTheTestOfTheSaveBefore() throws {
    let fixture = try Fixture()
    try fixture.write(endless, to: exercise)
    let terminal = try start(["watch", "1", "--plain", "--timeout", "600"], in: fixture)
    terminal.wait { $0.contains("Testing lesson 1 …\n") }
    usleep(1_000_000)
    try fixture.write(FixtureLessons.upSolution, to: exercise)
    var seen = 0
    let shown = next("passes.", terminal, &seen)
    XCTAssertFalse(shown.contains("still running"), shown)
    // It is kept as soon as it is shown.
    for _ in 0..<100 where fixture.events.isEmpty { usleep(20_000) }
    XCTAssertEqual(fixture.events.count, 1, "nothing is kept of the first")
    terminal.signal(SIGTERM)
    XCTAssertEqual(terminal.ending(), .killed(signal: SIGTERM))
  }

  /// What the programs are called that work with files in this folder.
  private func programs(workingIn folder: String) -> [String] {
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return ids.filter { Int($0) != nil }.compactMap { id in
      let data = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      guard words.dropFirst().contains(where: { $0.contains(folder) }) else { return nil }
      return words[0].split(separator: "/").last.map(String.init)
    }.sorted()
  }

  func testACompilerWaitsForTheNextSaveAndGoesWithTheWorkbook() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/proc/self/cmdline"), "no list of processes here")
    let fixture = try Fixture()
    let folder = "\(fixture.root)/temporary"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try fixture.write(wrong, to: exercise)
    let terminal = try start(
      ["watch", "1", "--plain"], in: fixture, environment: ["TMPDIR": folder])
    var seen = 0
    _ = next("Failed: up counts one more", terminal, &seen)
    let expected = ["ld.lld", "swift-frontend"]
    for _ in 0..<100 where programs(workingIn: folder) != expected { usleep(20_000) }
    XCTAssertEqual(programs(workingIn: folder), expected)
    try fixture.write(FixtureLessons.upSolution, to: exercise)
    _ = next("passes.", terminal, &seen)
    for _ in 0..<100 where programs(workingIn: folder) != expected { usleep(20_000) }
    XCTAssertEqual(programs(workingIn: folder), expected, "each save has its own")
    terminal.signal(SIGKILL)
    XCTAssertEqual(terminal.ending(), .killed(signal: SIGKILL))
    for _ in 0..<100 where !programs(workingIn: folder).isEmpty { usleep(20_000) }
    XCTAssertEqual(programs(workingIn: folder), [])
  }

  func testItEndsWhenNobodyReads() throws {
    let fixture = try Fixture()
    let run = try WorkbookProcess(["watch", "1"], in: fixture) { $0.redirection = "| head -n 1" }
    XCTAssertEqual(run.code, .success)
    XCTAssertTrue(run.output.hasPrefix("Watching lesson 1, Counting up: "), run.output)
  }
}
