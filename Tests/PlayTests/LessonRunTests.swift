import StoreScript
import SuiteSupport
import TestSupport
import Traces
import XCTest

/// The way back from scripts to runs.
final class LessonRunTests: LongTestCase {
  private let lessons = PlayedLesson.all

  func testTheRunOfARunsScriptIsTheSameRun() throws {
    for lesson in lessons {
      for events in lesson.runs(of: 30) {
        try expectBack(lesson, RunPart(from: nil, events, keeping: events.count + 1))
        guard lesson.play.goesOnFromMoments else { continue }
        let moments = try lesson.moments(events)
        for place in stride(from: 0, to: events.count, by: 13) {
          let rest = Array(events[place...])
          try expectBack(lesson, RunPart(from: moments[place], rest, keeping: rest.count + 1))
        }
      }
    }
  }

  /// A moment says more than the script that goes on from there; what is left is the state.
  private func expectBack(_ lesson: PlayedLesson, _ part: RunPart<[UInt8]>) throws {
    let script = lesson.play.script(part)
    let back = try XCTUnwrap(lesson.play.run(script), lesson.name)
    XCTAssertEqual(back.events, part.events, lesson.name)
    XCTAssertEqual(back.kept, part.kept, lesson.name)
    XCTAssertEqual(lesson.play.script(back), script, lesson.name)
    let first = try XCTUnwrap(try lesson.moments(from: part.start, []).first)
    let again = try XCTUnwrap(try lesson.moments(from: back.start, []).first)
    XCTAssertEqual(lesson.play.view(again)?.state, lesson.play.view(first)?.state, lesson.name)
  }

  func testEachKindOfEventComesBack() throws {
    for lesson in lessons {
      var generator = SeededGenerator(seed: 7)
      for form in lesson.play.forms {
        for _ in 0..<50 {
          let event = form.sample(using: &generator)
          let script = lesson.play.script(RunPart(from: nil, [event], keeping: 1))
          XCTAssertEqual(lesson.play.run(script)?.events, [event], lesson.name)
        }
      }
    }
  }

  func testWhatChecksAskCanBePlayed() throws {
    for lesson in lessons {
      var (all, played): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
      for script in lesson.askedScripts where all.insert(script).inserted {
        guard let part = lesson.play.run(script) else { continue }
        played.insert(script)
        let moments = try lesson.moments(from: part.start, part.events)
        XCTAssertEqual(moments.count, part.events.count + 1, lesson.name)
        XCTAssertTrue(moments.allSatisfy { lesson.play.view($0) != nil }, lesson.name)
      }
      XCTAssertGreaterThan(played.count, 30, "\(lesson.name): of \(all.count)")
    }
  }

  func testWhoIsToldWhatIsTheSameInARun() throws {
    let lesson = try XCTUnwrap(lessons.first { $0.name == "04-store" })
    for bytes in Set(lesson.askedScripts) {
      guard let part = lesson.play.run(bytes) else { continue }
      let trace = try [StoreScript.Outcome](packed: try XCTUnwrap(lesson.suite.model(bytes)))
      // Before the first command somebody may have looked.
      let commands = trace.dropFirst(trace.count - part.events.count)
      let told = commands.map { outcome in
        outcome.calls.map { [$0.told.old as Any, $0.told.new].map(Tree.init(describing:)) }
      }
      let moments = try lesson.moments(from: part.start, part.events).dropFirst()
      let seen = moments.map { lesson.play.view($0)?.derived.first?.value.told }
      XCTAssertEqual(seen, told)
    }
  }
}

extension Tree {
  /// The values in each pair of a list, whatever they are called.
  fileprivate var told: [[Tree]] { parts.map(\.parts) }

  private var parts: [Tree] {
    if case .node(_, let children, _) = self { children.map(\.value) } else { [] }
  }
}

extension PlayedLesson {
  /// What all checks ask, taken apart where it can be: a counterexample is one of these.
  fileprivate var askedScripts: [[UInt8]] {
    suite.record().flatMap { recording in
      recording.questions.flatMap { question in
        let trace = suite.model(question.script) ?? []
        return suite.parts(of: question.script, trace).map(\.script)
      }
    }
  }
}
