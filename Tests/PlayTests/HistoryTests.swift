import Curriculum
import SuiteSupport
import TestSupport
import XCTest

/// What can be done to a history, and what can be written of it.
final class HistoryTests: XCTestCase {
  private let names = ["a", "b", "c", "d"]

  private func history(_ events: [HistoryEvent]) -> History {
    var history = History(names.map { PlayEvent($0) })
    for event in events { historyReducer(&history, event) }
    return history
  }

  private func played(_ events: HistoryEvent...) -> String {
    history(events).events.map(\.name).joined()
  }

  func testEachChangeDoesWhatItSays() {
    XCTAssertEqual(played(.played(PlayEvent("e"))), "abcde")
    XCTAssertEqual(played(.inserted(PlayEvent("x"), at: 0)), "xabcd")
    XCTAssertEqual(played(.inserted(PlayEvent("x"), at: 4)), "abcdx")
    XCTAssertEqual(played(.changed(to: PlayEvent("x"), at: 1)), "axcd")
    XCTAssertEqual(played(.toggledOut(2)), "abd")
    XCTAssertEqual(played(.toggledOut(2), .toggledOut(2)), "abcd")
    XCTAssertEqual(played(.moved(0, to: 3)), "bcda")
    XCTAssertEqual(played(.moved(3, to: 1)), "adbc")
    XCTAssertEqual(played(.removed(0)), "bcd")
    XCTAssertEqual(played(.branched(2)), "ab")
    XCTAssertEqual(played(.branched(2), .played(PlayEvent("x")), .chose(branch: 0)), "abcd")
    XCTAssertEqual(played(.branched(0), .chose(branch: 0), .chose(branch: 1)), "")
    XCTAssertEqual(played(.replaced(LongList([HistoryEntry(PlayEvent("z"))]))), "z")
  }

  func testAPlaceWhereNothingIsChangesNothing() {
    let all = history([])
    let x = PlayEvent("x")
    for place in [-1, 4, 5, .max, .min] {
      let events: [HistoryEvent] = [
        .changed(to: x, at: place), .toggledOut(place), .toggledMark(place), .removed(place),
        .moved(place, to: 0), .moved(0, to: place), .chose(branch: place),
      ]
      for event in events { XCTAssertEqual(history([event]), all, "\(event)") }
    }
    for place in [-1, 5, .max] {
      XCTAssertEqual(history([.inserted(x, at: place)]), all)
      XCTAssertEqual(history([.branched(place)]), all)
    }
  }

  func testAMarkAndAPlaceOfABranchAreKept() {
    let marked = history([.toggledMark(1), .moved(1, to: 3), .branched(4), .toggledOut(0)])
    XCTAssertEqual(marked.entries.map(\.isMarked), [false, false, false, true])
    XCTAssertEqual(marked.branches.map(\.origin), [nil, 4])
    XCTAssertEqual(marked.branches[0].entries.map(\.isOut), [false, false, false, false])
    XCTAssertEqual(marked.entries.map(\.isOut), [true, false, false, false])
  }

  func testTheNextMarkIsFoundBehindAPlaceOrBeforeIt() {
    let marked = history([.toggledMark(1), .toggledMark(3)])
    let places = [-1, 0, 1, 2, 3, 9]
    XCTAssertEqual(
      places.map { marked.mark(from: $0, isForward: true) }, [1, 1, 3, 3, nil, nil])
    XCTAssertEqual(
      places.map { marked.mark(from: $0, isForward: false) }, [nil, nil, nil, 1, 1, 3])
    XCTAssertNil(history([.toggledMark(1), .toggledMark(1)]).mark(from: 0, isForward: true))
  }

  func testWhatIsExportedOfAnyHistoryIsReadAsTheSameEvents() throws {
    var generator = SeededGenerator(seed: 11)
    for lesson in PlayedLesson.all {
      for _ in 0..<6 {
        var history = History()
        for _ in 0..<50 {
          let event = HistoryEvent.sample(in: history, lesson.play.forms, using: &generator)
          historyReducer(&history, event)
          XCTAssertTrue(history.branches.indices.contains(history.current))
          for branch in history.branches {
            XCTAssertEqual(branch.marks, branch.entries.count { $0.isMarked })
          }
        }
        let run = ExportedRun(lesson: lesson.name, events: history.events)
        XCTAssertEqual(
          try HistoryReader.entries(
            in: run.history, lesson: lesson.name, forms: lesson.play.forms
          ).map(\.event), history.events)
        XCTAssertEqual(
          run.swift(lesson.play.forms).split(separator: "\n").count, history.events.count + 2)
      }
    }
  }
}
