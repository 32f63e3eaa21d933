import Basics
import FixtureLessons
import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Resets that end half-way.
final class KilledResetTests: CachedTestCase {
  private let lesson = "Lessons/02-count-down"
  private let exercise = Fixture.exercise(Fixture.down)
  private let backups = ".workbook/backups"

  /// Every text that is kept, and the exercise's own.
  private func texts(_ fixture: Fixture) -> [String] {
    ([exercise] + fixture.paths(below: backups).map { "\(backups)/\($0)" })
      .compactMap(fixture.text(of:))
  }

  func testThereIsNoMomentWithoutAnExercise() throws {
    let fixture = try Fixture()
    let path = "\(fixture.root)/\(exercise)"
    let watch = Watch(path: path)
    Thread.detachNewThread(watch.run)
    for round in 0..<40 {
      try "// round \(round)".write(toFile: path, atomically: true, encoding: .utf8)
      XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
      XCTAssertEqual(FakeRun(["reset", "2", "--undo"], in: fixture).code, .success)
    }
    let (looks, misses) = watch.end()
    XCTAssertGreaterThan(looks, 1000)
    XCTAssertEqual(misses, 0)
  }

  /// Looks again and again whether a file is there.
  private final class Watch: @unchecked Sendable {
    private let path: String
    private let lock = NSCondition()
    private var isOver = false
    private var count: (looks: Int, misses: Int)?

    init(path: String) { self.path = path }

    func run() {
      var (looks, misses) = (0, 0)
      while !lock.withLock({ isOver }) {
        looks += 1
        if access(path, F_OK) != 0 { misses += 1 }
      }
      lock.withLock {
        count = (looks, misses)
        lock.signal()
      }
    }

    func end() -> (looks: Int, misses: Int) {
      lock.withLock {
        isOver = true
        while count == nil { lock.wait() }
        return count ?? (0, 0)
      }
    }
  }

  func testWheneverItIsKilledAnExerciseStandsThereAndTheLearnersFileIsNotLost() throws {
    let fixture = try Fixture()
    let options = ["--yes", "--undo"]
    for round in 0..<48 {
      let mine = "// round \(round / 2)"
      if round.isMultiple(of: 2) { try fixture.write(mine, to: exercise) }
      // From before the reset begins to after its end.
      let seconds = 0.004 + Double(round % 24) * 0.0015
      let command = WorkbookProcess.shell(
        "{ \"$@\" >/dev/null 2>&1 & sleep \(seconds); kill -9 $! 2>/dev/null; wait; }",
        [WorkbookProcess.executable, "reset", "2", options[round % 2]], directory: fixture.root)
      _ = try capture(command, limit: .seconds(20))
      XCTAssertNotNil(fixture.text(of: exercise), "round \(round)")
      XCTAssertTrue(texts(fixture).contains(mine), "round \(round)")
    }
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
    let manager = FileManager.default
    XCTAssertEqual(
      try manager.contentsOfDirectory(atPath: "\(fixture.root)/\(lesson)").sorted(),
      ["Exercise.swift", "README.md"])
    let kept = try manager.contentsOfDirectory(atPath: "\(fixture.root)/\(backups)")
    XCTAssertTrue(kept.allSatisfy { $0.hasPrefix("02-count-down-") }, "\(kept)")
  }

  func testWhatAKilledResetHasLeftIsRemovedByTheNext() throws {
    let fixture = try Fixture()
    try fixture.write("// before", to: exercise)
    XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
    try fixture.write("// mine", to: exercise)
    // Killed when the file had its second name, and the draft was not in its place yet.
    let second = "\(backups)/02-count-down-20260103-040506-2.swift"
    XCTAssertEqual(link("\(fixture.root)/\(exercise)", "\(fixture.root)/\(second)"), 0)
    try fixture.write("half a st", to: "\(lesson)/.Exercise.swift-1234")
    try fixture.write("half a fi", to: "\(backups)/.Exercise.swift-1234")

    let run = FakeRun(["reset", "2", "--undo"], in: fixture)
    XCTAssertEqual(run.code, .success, run.errors)
    XCTAssertEqual(fixture.text(of: exercise), "// before")
    XCTAssertEqual(fixture.paths(below: backups), ["02-count-down-20260103-040506-2.swift"])
    XCTAssertEqual(fixture.text(of: second), "// mine")
    XCTAssertEqual(fixture.paths(below: lesson), ["Exercise.swift", "README.md"])
  }

  func testTwoAtOnceLoseNothing() throws {
    let fixture = try Fixture()
    for round in 0..<6 {
      try fixture.write("// round \(round)", to: exercise)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        XCTAssertEqual(FakeRun(["reset", "2", "--yes"], in: fixture).code, .success)
      }
      XCTAssertEqual(fixture.text(of: exercise), FixtureLessons.downStub)
    }
    XCTAssertEqual(
      Set(texts(fixture)), Set((0..<6).map { "// round \($0)" } + [FixtureLessons.downStub]))
  }
}
