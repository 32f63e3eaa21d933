import Curriculum
import SuiteSupport

/// A run as data; `version` grows when a field changes its meaning or goes away.
struct PlayData: Encodable {
  var version = 1
  var lesson: String
  var events: [Event]
  /// The state at the end, as it is written in Swift.
  var state: String
  /// What the exercise says about that state, by the name under which it says so.
  var derived: [String: String]
  /// Why the run ended early; left out if it didn't.
  var problem: String?
  /// The number of the event after which a second run was another one; 0 before the first, left out
  /// where both were the same.
  var notPureAt: Int?

  struct Event: Encodable {
    var number: Int
    var event: String
    var values: [PlayValue]
    var code: String
    var changes: [Change]
  }

  struct Change: Encodable {
    var field: String
    var before: String?
    var after: String?
  }

  init(_ story: RunStory, lesson: String, problem: String?, notPure: Int?) {
    self.lesson = lesson
    self.problem = problem
    notPureAt = notPure.map { $0 + 1 }
    state = story.end.state.oneLine
    derived = Dictionary(
      story.end.derived.map { ($0.label ?? "", $0.value.oneLine) }, uniquingKeysWith: { $1 })
    events = story.steps.enumerated().map { place, step in
      Event(
        number: place + 1, event: step.event.name, values: step.event.values, code: step.code,
        changes: step.changes.map {
          Change(field: $0.field, before: $0.before, after: $0.after)
        })
    }
  }
}
