import Curriculum
import SuiteSupport
import Terminal
import XCTest

@testable import Curriculum
@testable import Interface

/// A person who plays a lesson before a whole screen, with what is outside.
struct PlayedWindow {
  var person: WindowPlayer
  let outside = PlayedOutside()
  /// Whether what is outside takes its time; then of several questions only the latest is answered.
  var isLate = false
  private var waiting: [Effect] = []
  private let lesson: Lesson

  /// Somebody has opened a lesson, to play it from its beginning or from an example on.
  init(
    _ number: Int, columns: Int = 80, rows: Int = 24, _ example: RunExample? = nil,
    preparing prepare: (PlayedOutside) -> Void = { _ in }
  ) throws {
    let course = try Self.course.get()
    lesson = try XCTUnwrap(course.lessons.first { $0.number == number })
    var menu = MenuState(
      rows: course.lessons.map { lesson in
        LessonRow(
          lesson: lesson, file: "Lessons/\(lesson.id)/Exercise.swift",
          status: LessonStatus(verdict: WalkWorld.verdict(0, on: lesson)))
      })
    menu.selection = number - 1
    person = try WindowPlayer(columns: columns, rows: rows, state: AppState(menu: menu))
    prepare(outside)
    try send(.requested(lesson.id, example))
  }

  private static let course = Result { try Course.known(in: Fixture.workbook) }

  var player: PlayerState { person.state.player }
  var screen: String { person.screen }
  /// The names of the events in the branch that is played, those in parentheses that were taken out.
  var names: [String] {
    player.entries.map { $0.isOut ? "(\($0.event.name))" : $0.event.name }
  }
  /// A row of the state at the moment that is looked at.
  func row(_ field: String) -> String? {
    player.moment?.rows.first { $0.field == field }?.value
  }

  mutating func press(_ keys: Key...) throws {
    for key in keys {
      person.press(key)
      try takeEffects()
    }
  }

  /// Chooses what has no key of its own.
  mutating func choose(_ action: PlayerAction) throws {
    let index = try XCTUnwrap(player.actions.firstIndex { $0.action == action }, "\(action)")
    try press(":")
    for _ in 0..<index { try press(.down) }
    try press(.enter)
  }

  /// Types letters, one key each.
  mutating func type(_ text: String) throws {
    for character in text { try press(.character(character)) }
  }

  mutating func send(_ events: PlayerEvent...) throws {
    for event in events {
      person.send(.player(event))
      try takeEffects()
    }
  }

  /// The exercise was saved, and is the rules with this change.
  mutating func save(_ change: (PlayedOutside) -> Void = { _ in }) throws {
    outside.verdict = nil
    change(outside)
    try send(.saved)
  }

  /// The exercise was saved, and doesn't compile.
  mutating func saveWithMistake() throws {
    outside.verdict = WalkWorld.verdict(5, on: lesson)
    try send(.saved)
  }

  /// All that was asked is answered.
  mutating func catchUp() throws {
    isLate = false
    let effects = waiting
    waiting = []
    for effect in effects { try perform(effect) }
  }

  private mutating func takeEffects() throws {
    let effects = person.effects
    person.effects = []
    for effect in effects {
      guard isLate else {
        try perform(effect)
        continue
      }
      if case .askRun = effect {
        waiting.removeAll { if case .askRun = $0 { true } else { false } }
      }
      waiting.append(effect)
    }
  }

  private mutating func perform(_ effect: Effect) throws {
    for event in try outside.events(after: effect) { try send(event) }
  }
}
