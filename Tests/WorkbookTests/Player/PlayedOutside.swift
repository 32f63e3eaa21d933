import Curriculum
import LessonSuites
import SuiteSupport

@testable import Curriculum
@testable import Grading
@testable import Interface

/// What is outside while a run is played: the rules of a lesson in the place of an exercise, or what a
/// test makes of them.
final class PlayedOutside {
  /// What an exercise makes of the rules, from the next save on.
  var exercise = ChangedRules()
  /// Why the exercise can't be run from the next save on.
  var verdict: Verdict?
  /// Whether the exercise isn't begun, so that the finished app takes its place.
  var isUntouched = false
  /// What is read from a file.
  var file: [PlayEvent]?
  /// How often the exercise was to be compiled.
  private(set) var openings = 0
  private var runs: PlayedRuns?
  private var forms: [EventForm] = []
  private var entries = LongList<HistoryEntry>()

  /// What comes of an effect.
  func events(after effect: Effect) throws -> [PlayerEvent] {
    switch effect {
    case .openRun(let lesson): return try open(lesson)
    case .askRun(let question):
      entries = question.entries
      return try runs?.view(for: question).map { [.answered($0)] } ?? []
    case .findInRun(let search, let place, let isForward):
      let found = try runs?.place(of: search, from: place, isForward: isForward, codes: code)
      return [.found(found)]
    case .writeRun: return [.written(file: "history.jsonl")]
    case .readRun(let path, _):
      let entries = file.map { LongList($0.map { HistoryEntry($0) }) }
      return [entries.map { .read($0) } ?? .failed("\(path) can't be read.")]
    case .closeRun:
      runs = nil
      return []
    default: return []
    }
  }

  private func open(_ lesson: String) throws -> [PlayerEvent] {
    guard let suite = LessonSuites.all[lesson], let play = suite.play else { return [] }
    openings += 1
    forms = play.forms
    let texts = try PlayTexts(of: lesson, in: Fixture.workbook)
    if let verdict { return [.prepared(forms: play.forms, texts: texts), .opened(verdict)] }
    let rules = RulesPlayer(play: play, model: suite.model)
    guard !isUntouched else {
      runs = PlayedRuns(of: rules, rules: rules)
      return [.prepared(forms: play.forms, texts: texts), .finishedOpened]
    }
    var player = exercise
    player.rules = rules
    let opened = PlayedRuns(of: player, rules: rules)
    if let runs { opened.follow(runs) }
    runs = opened
    return [.prepared(forms: play.forms, texts: texts), .opened(nil)]
  }

  private func code(of place: Int) -> String {
    guard entries.indices.contains(place - 1), case let event = entries[place - 1].event else {
      return ""
    }
    return forms.code(event)
  }
}

/// An exercise that does something else than the rules say.
struct ChangedRules: RunPlayer {
  var rules: RulesPlayer?
  /// What it takes an event for.
  var change: (PlayEvent) -> PlayEvent = { $0 }
  /// The name of the event over which it doesn't come.
  var end: String?

  var play: AnyPlay {
    guard let rules else { preconditionFailure("it is asked before it is opened") }
    return rules.play
  }

  func moments(
    from start: [UInt8]?, after past: [PlayEvent], _ events: [PlayEvent], keeping kept: Int
  ) throws(EnvironmentError) -> Result<[[UInt8]], NoAnswer> {
    if events.contains(where: { $0.name == end }) {
      return .failure(
        .ended(
          Crash(.trap("Fatal error: Index out of range"), at: SourceLocation(line: 31, column: 7))))
    }
    return try rules?.moments(
      from: start, after: past.map(change), events.map(change), keeping: kept)
      ?? .failure(.unreadable)
  }
}
