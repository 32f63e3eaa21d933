import Curriculum
import LessonSuites
import SuiteSupport
import Terminal
import XCTest

@testable import Interface

/// A letter means the same wherever one is while a run is played.
final class PlayerLettersTests: XCTestCase {
  func testNoLetterOfAnAppIsACommandOfTheHistory() throws {
    for (lesson, suite) in LessonSuites.all {
      let forms = try XCTUnwrap(suite.play).forms
      // Each event once, and once more: so every part of the app comes to be seen.
      let state = try played(forms.flatMap { [$0.initial, $0.initial] }, in: lesson)
      var letters: Set<Key> = []
      for place in 0...state.player.entries.count {
        var player = state.player
        player.cursor = place
        for case .button(let button) in player.screen.lines.joined() {
          if let key = button.key { letters.insert(.character(key)) }
        }
      }
      XCTAssertFalse(letters.isEmpty, lesson)
      for focus in [PlayerFocus.history, .state] {
        var there = state
        there.player.focus = focus
        let commands = Set(playerKeys(there).flatMap(\.allKeys))
        XCTAssertEqual(letters.intersection(commands), [], lesson)
      }
    }
  }

  /// The interface with a run of these events by the rules of the lesson.
  private func played(_ events: [PlayEvent], in lesson: String) throws -> AppState {
    let row = SampleInterface.rows[0]
    var state = AppState(menu: MenuState(rows: [row]), window: WindowDrawing.smallest)
    let outside = WalkPlayer()
    let workbook = try Fixture.workbook
    func send(_ event: AppEvent) {
      makeAppReducer()(&state, event)
      while let effect = state.effects.first {
        makeAppReducer()(&state, .effectTaken)
        var events = outside.events(after: effect)
        if case .openRun(let lesson) = effect { events = outside.open(lesson, in: workbook) }
        for event in events { send(.player(event)) }
      }
    }
    send(.player(.requested(lesson, nil)))
    for event in events { send(.player(.acted(event))) }
    return state
  }
}
