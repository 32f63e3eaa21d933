import Curriculum
import SuiteSupport

/// The run of an exercise that the user plays: its history and the current moment.
package struct PlayerState: Equatable {
  /// The lesson's id; empty before anything was played.
  var lesson = ""
  var forms: [EventForm] = []
  /// The texts of the lesson's app; nil before they are loaded.
  var texts: PlayTexts?
  /// The encoded moment at which the run begins; nil for the usual start.
  var start: [UInt8]?
  var history = Undoable(History())
  /// The current moment, as the number of entries before it.
  var cursor = 0
  var focus = PlayerFocus.control(0)
  var panel: PlayerPanel?
  var progress = PlayerProgress.closed
  /// Whether the lesson's finished app is played instead of the learner's exercise.
  var isFinishedApp = false
  /// The last question about the run; nil if the current exercise wasn't asked yet.
  var question: RunQuestion?
  var asked = 0
  /// The number of the latest question that was answered or has failed.
  var settled = 0
  var searched: RunSearch?
  /// The latest answer, which may belong to an earlier question.
  var known: RunView?
  /// Text typed into fields of the app whose result isn't known yet, by event name.
  var typed: [String: String] = [:]
  var comparison: RunComparison?
  /// Whether the next answer shows what a save has changed.
  var tellsOfSave = false
  var row = 0
  /// Whether the user predicts a field's value before each moment is shown.
  var predicts = false
  var score = PlayerScore()
  /// The speed of automatic playing in moments per second; nil if it is stopped.
  var speed: Int?
  var news: PlayerUpdate?
  /// Whether the rules were requested once, although the lesson hasn't passed.
  var wantsRules = false

  var entries: LongList<HistoryEntry> { history.present.entries }
  var isAtEnd: Bool { cursor == entries.count }
  /// The view of the current moment, or of the last known one before it.
  var moment: MomentView? {
    guard let moments = known?.moments else { return nil }
    return moments[cursor] ?? moments.views.last
  }

  /// The app's screen, including text that was just typed.
  var screen: PlayScreen {
    var screen = moment?.screen ?? PlayScreen(lines: [])
    for (line, elements) in screen.lines.enumerated() {
      for (place, element) in elements.enumerated() {
        if case .field(let name, _, let isSecret, let event) = element, let text = typed[event] {
          screen.lines[line][place] = .field(name, text: text, isSecret: isSecret, event: event)
        }
      }
    }
    return screen
  }

  func code(_ event: PlayEvent) -> String { forms.code(event) }
  func code(before moment: Int) -> String? { forms.code(before: moment, in: entries) }
}

extension [EventForm] {
  /// The event that has led to a moment, as Swift source; nil at the start.
  package func code(before moment: Int, in entries: LongList<HistoryEntry>) -> String? {
    entries.indices.contains(moment - 1) ? code(entries[moment - 1].event) : nil
  }
}

enum PlayerFocus: Equatable {
  /// A control of the app, by its index in the order of the Tab key.
  case control(Int)
  case history
  case state
}

/// The state of the played exercise.
package enum PlayerProgress: Equatable {
  /// No run is open.
  case closed
  /// The exercise is being compiled for the first time.
  case opening
  case open
  /// The exercise was saved and is being compiled again; the old answers stay.
  case reopening
  /// The exercise can't be run, for the reason in the verdict; the old answers stay.
  case broken(Verdict)
}

package enum RunComparison: Equatable {
  case before
  case rules
  case branch(Int)
  /// One moment of the run itself, as it was when it was chosen.
  case moment(Int, MomentView)
}

struct PlayerScore: Equatable {
  var right = 0
  var all = 0
}

package enum PlayerUpdate: Equatable {
  /// The current moment is in the past, where no events can be added.
  case looksBack
  case branched(number: Int)
  /// The first moment that the save has changed.
  case saved(number: Int)
  case savedSame
  // The results of a prediction; the field is named as in `FieldChange`.
  case predictedRight(field: String, value: String)
  case predictedWrong(field: String, value: String, said: String)
  case notFound
  case found(number: Int)
  case written(file: String)
  case read(count: Int)
  /// The rules are shown at the next request only.
  case rulesAskedOnce
  /// The current moment has no fields that could be predicted.
  case nothingToPredict
  /// An action has failed, with this message.
  case failed(String)
}

extension PlayerUpdate: SentenceKey { package static let heading = "player." }

/// One line of the tree that shows a state.
struct StateRow: Equatable {
  /// The path of the field, as in `FieldChange`.
  var field: String
  /// The field's own name; nil for the state itself.
  var name: String?
  /// The value on one line; if its parts follow on lines of their own, only its beginning.
  var value: String
  /// The depth of nesting.
  var depth: Int
}

extension MomentView {
  var rows: [StateRow] {
    let own = state.isOpened ? state.parts(at: "", depth: 0) : state.rows(nil, at: "", depth: 0)
    return own + derived.flatMap { $0.value.rows($0.label, at: $0.label ?? "", depth: 0) }
  }
}

extension Tree {
  /// The length in characters up to which a list is shown on one line.
  private static let longestLine = 32

  /// Whether its parts are shown on lines of their own.
  fileprivate var isOpened: Bool {
    guard case .node(let opening, let children, _) = self, !children.isEmpty else { return false }
    let isValue = !opening.hasPrefix(".") && children.allSatisfy { $0.label != nil }
    return isValue || (opening == "[" && oneLine.count > Self.longestLine)
  }

  fileprivate func rows(_ name: String?, at field: String, depth: Int) -> [StateRow] {
    guard isOpened, case .node(let opening, _, _) = self else {
      return [StateRow(field: field, name: name, value: oneLine, depth: depth)]
    }
    return [StateRow(field: field, name: name, value: opening, depth: depth)]
      + parts(at: field, depth: depth + 1)
  }

  fileprivate func parts(at field: String, depth: Int) -> [StateRow] {
    guard case .node(let opening, let children, _) = self else { return [] }
    return children.enumerated().flatMap { index, child in
      let name = child.label ?? "\(index)"
      let isElement = opening == "[" && child.label == nil
      let place = isElement ? "\(field)[\(index)]" : field.isEmpty ? name : "\(field).\(name)"
      return child.value.rows(name, at: place, depth: depth)
    }
  }
}
