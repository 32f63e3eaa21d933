import Curriculum
import FixtureLessons
import Foundation
import Grading
import SuiteSupport
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Whatever was done to an exercise, by whomever: every view of it says the same, and it is so.
final class OneTruthTests: CachedTestCase {
  /// Something that is done with one of the two lessons, from within the workbook or behind its back.
  private enum Deed: String, CaseIterable {
    case writeRight, writeWrong, writeBroken, writeStub, delete, empty
    case test, testAgain, hint, reset, undo, restart, damage
  }

  /// What is so, told by a model that knows no more than a person who watches.
  private struct Truth: Equatable {
    enum State: Equatable {
      case untouched, changed, doesNotCompile, passed, unreadable
      case failed(step: Int)
    }
    /// The exercise; nil if there is none.
    var text: String?
    /// The text of the last test, and what it came to.
    var tested: (text: String, state: State)?
    var backups: [String] = []
    var hasPassed = false

    static func == (first: Truth, second: Truth) -> Bool { first.state == second.state }

    var state: State {
      guard let text, !text.isEmpty else { return .unreadable }
      if text == FixtureLessons.upStub { return .untouched }
      return tested?.text == text ? tested!.state : .changed
    }
  }

  private static let wrong = FixtureLessons.upSolution
    .replacing("counter.count + 1", with: "counter.count + 2")
  private static let broken = FixtureLessons.upStub.replacing(
    "return counter", with: "return count")

  func testEveryViewSaysWhatIsSo() throws {
    for seed: UInt64 in 1...6 {
      var generator = SeededGenerator(seed: seed)
      let deeds = (0..<14).map { _ in Deed.allCases.randomElement(using: &generator)! }
      guard let fault = try fault(after: deeds) else { continue }
      var shortest = deeds
      var index = 0
      while index < shortest.count {
        var shorter = shortest
        shorter.remove(at: index)
        if try self.fault(after: shorter) != nil { shortest = shorter } else { index += 1 }
      }
      XCTFail("\(shortest.map(\.rawValue)): \(try self.fault(after: shortest) ?? fault)")
      return
    }
  }

  /// The first view on the way that says something else, in words.
  private func fault(after deeds: [Deed]) throws -> String? {
    let fixture = try Fixture()
    var truth = Truth(text: FixtureLessons.upStub)
    for (index, deed) in deeds.enumerated() {
      if let fault = try perform(deed, in: fixture, &truth) { return "\(index + 1). \(fault)" }
      if let fault = try fault(in: fixture, truth) {
        return "\(index + 1). after \(deed) it is \(truth.state): \(fault)"
      }
    }
    return nil
  }

  // MARK: Deeds

  private func perform(_ deed: Deed, in fixture: Fixture, _ truth: inout Truth) throws -> String? {
    let file = Fixture.exercise(Fixture.up)
    func write(_ text: String) throws {
      try fixture.write(text, to: file)
      truth.text = text
    }
    switch deed {
    case .writeRight: try write(FixtureLessons.upSolution)
    case .writeWrong: try write(Self.wrong)
    case .writeBroken: try write(Self.broken)
    case .writeStub: try write(FixtureLessons.upStub)
    case .empty: try write("")
    case .delete:
      if truth.text != nil { try fixture.remove(file) }
      truth.text = nil
    case .test, .testAgain:
      let run = FakeRun(["test", "1"], in: fixture)
      test(&truth)
      let isPassed = truth.state == .passed
      if (run.code == .success) != isPassed {
        return "`test` ended with \(run.code), but it is \(truth.state):\n\(run.output)"
      }
    case .hint:
      _ = FakeRun(["hint", "1"], in: fixture)
      test(&truth)
    case .reset:
      if let text = truth.text { truth.backups.append(text) }
      _ = FakeRun(["reset", "1", "--yes"], in: fixture)
      truth.text = FixtureLessons.upStub
    case .undo:
      let run = FakeRun(["reset", "1", "--undo"], in: fixture)
      // What is put back, and what that replaces, is another test's matter.
      if run.code == .success { truth.text = fixture.text(of: file) }
    case .restart: break
    case .damage:
      // Whoever looks into the folder may spoil what is kept there: then it wasn't tested.
      let kept = ".workbook/verdicts/\(Fixture.up).json"
      if let text = fixture.text(of: kept) {
        try fixture.write(String(text.dropLast(5)) + "oops}", to: kept)
        truth.tested = nil
      }
    }
    return nil
  }

  private func test(_ truth: inout Truth) {
    guard let text = truth.text, !text.isEmpty, text != FixtureLessons.upStub else { return }
    let state: Truth.State =
      switch text {
      case FixtureLessons.upSolution: .passed
      case Self.wrong: .failed(step: 1)
      default: .doesNotCompile
      }
    truth.tested = (text, state)
    if state == .passed { truth.hasPassed = true }
  }

  // MARK: Views

  /// What each view has to show for a state.
  private func expectation(_ truth: Truth, _ words: Words) -> (
    name: String, passed: Int, word: String
  ) {
    switch truth.state {
    case .untouched: ("untouched", 0, words("status.untouched"))
    case .changed: ("changed", 0, words("status.changed"))
    case .doesNotCompile: ("doesNotCompile", 0, words("status.does-not-compile"))
    case .passed: ("passed", 3, words("status.passed"))
    case .unreadable: ("unreadable", 0, words("status.unreadable"))
    case .failed(let step):
      ("failed", 0, words("verdict.at-step", ["number": step, "total": 2]))
    }
  }

  private func fault(in fixture: Fixture, _ truth: Truth) throws -> String? {
    let words = try realWords()
    let expected = expectation(truth, words)
    let others = [
      Truth.State.untouched, .changed, .doesNotCompile, .passed, .unreadable,
    ].map { state -> String in
      var other = Truth(text: "x", tested: ("x", state))
      if state == .untouched { other = Truth(text: FixtureLessons.upStub) }
      if state == .unreadable { other = Truth(text: nil) }
      return expectation(other, words).word
    }
    func fault(_ name: String, _ text: String, header: String? = nil) -> String? {
      let row = text.split(separator: "\n").first { $0.contains("Counting up") } ?? ""
      guard row.contains(expected.word) else { return "\(name) says:\n\(text)" }
      // A memory of the past may stand behind it, but no other state.
      let rest = row.replacing(expected.word, with: "")
      if let other = others.first(where: { rest.contains($0) && !rest.contains("passed on") }) {
        return "\(name) says \(other), too:\n\(text)"
      }
      if let header, !text.contains(header) { return "\(name) doesn't count \(header):\n\(text)" }
      return nil
    }
    let header = words(
      "verdict.steps-passed", ["passed": truth.state == .passed ? 2 : 0, "total": 3])
    let list = FakeRun(["list"], in: fixture)
    if let fault = fault("list", list.output, header: header) { return fault }
    if let fault = fault("the menu of lines", FakeRun([], in: fixture).output) { return fault }
    let data = FakeRun(["list", "--json"], in: fixture).output
    let lesson = try XCTUnwrap(
      (try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])?["lessons"]
        as? [[String: Any]]
    ).first
    guard lesson?["state"] as? String == expected.name,
      lesson?["passed"] as? Int == expected.passed,
      (lesson?["passedAt"] != nil) == truth.hasPassed
    else { return "list --json says:\n\(data)" }
    return try screenFault(in: fixture, truth, expected, fault)
  }

  /// The whole screen after a restart: the menu, and what `v` shows.
  private func screenFault(
    in fixture: Fixture, _ truth: Truth, _ expected: (name: String, passed: Int, word: String),
    _ fault: (String, String, String?) -> String?
  ) throws -> String? {
    let words = try realWords()
    var context = Context.process(judging: FixtureLessons.suites)
    (context.directory, context.environment) = (fixture.root, FakeRun.environment)
    let session = try Session(
      invocation: Invocation(arguments: []), context: context, repository: fixture.repository,
      words: words)
    var player = try WindowPlayer(state: AppState(menu: session.menu()))
    if let fault = fault("the menu", player.screen, nil) { return fault }
    player.press("1", "v")
    let ticks = player.screen.split(separator: "\n").count { $0.contains("✓") }
    switch truth.state {
    case .passed:
      if ticks == 0 { return "the lesson's screen shows no tick:\n\(player.screen)" }
    case .untouched, .doesNotCompile, .unreadable:
      if ticks > 0 { return "the lesson's screen shows a tick:\n\(player.screen)" }
    case .failed, .changed: break
    }
    if truth.state != .passed, player.screen.contains("★") {
      return "the lesson's screen celebrates:\n\(player.screen)"
    }
    return nil
  }
}
