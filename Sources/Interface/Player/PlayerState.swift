import Curriculum
import SuiteSupport

/// A run of a lesson's exercise, as somebody plays it: what happens, and which moment is looked at.
package struct PlayerState: Equatable {
  /// The lesson's folder; empty before anything was played.
  var lesson = ""
  var forms: [EventForm] = []
  /// The words of the lesson's app; nil before they are known.
  var texts: PlayTexts?
  /// The moment at which the run begins, as bytes; nil where runs of the lesson begin.
  var start: [UInt8]?
  var history = Undoable(History())
  /// The moment that is looked at: so many of the entries have happened.
  var cursor = 0
  var focus = PlayerFocus.control(0)
  var panel: PlayerPanel?
  var progress = PlayerProgress.closed
  /// Whether it is the lesson's finished app that is played, and not the learner's exercise.
  var isFinishedApp = false
  /// What was asked about the run last; nil if nothing was asked of the exercise as it is now.
  var question: RunQuestion?
  var asked = 0
  /// The number of the latest question that has its answer, or can't have one.
  var settled = 0
  var searched: RunSearch?
  /// The latest answer, which may be to an earlier question.
  var known: RunView?
  /// What was typed into a field of the app, by the name of its event, as long as it isn't known what
  /// came of it.
  var typed: [String: String] = [:]
  var comparison: RunComparison?
  /// Whether the next answer tells what a save has changed.
  var tellsOfSave = false
  var row = 0
  /// Whether somebody says what a field will be before they see it.
  var predicts = false
  var score = PlayerScore()
  /// How fast time goes on by itself, in moments a second; nil if it stands.
  var speed: Int?
  var news: PlayerUpdate?
  /// Whether the rules may be looked at, though the lesson hasn't passed.
  var wantsRules = false

  var entries: LongList<HistoryEntry> { history.present.entries }
  var isAtEnd: Bool { cursor == entries.count }
  /// The moment that is looked at; as long as it isn't known, the last known one before it.
  var moment: MomentView? {
    guard let moments = known?.moments else { return nil }
    return moments[cursor] ?? moments.views.last
  }

  /// The app, with what was just typed into it.
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
}

enum PlayerFocus: Equatable {
  /// A control of the app, counted in the order of Tab.
  case control(Int)
  case history
  case state
}

/// How far the exercise is that is played.
package enum PlayerProgress: Equatable {
  /// No run is open.
  case closed
  /// It is compiled for the first time.
  case opening
  case open
  /// It was saved, and is compiled again; what was known stays.
  case reopening
  /// It can't be run, and the verdict says why; what was known stays.
  case broken(Verdict)
}

package enum RunComparison: Equatable {
  case before
  case rules
  case branch(Int)
  /// One moment of the run itself, as it was when somebody chose it.
  case moment(Int, MomentView)
}

struct PlayerScore: Equatable {
  var right = 0
  var all = 0
}

package enum PlayerUpdate: Equatable {
  /// The past is looked at: nothing can happen there.
  case looksBack
  case branched
  case saved(first: Int?)
  /// Of a field as in `FieldChange`.
  case predicted(field: String, said: String, actual: String, isRight: Bool)
  case notFound
  case found
  case written(file: String)
  case read(count: Int)
  /// The rules aren't shown before the lesson passes, or somebody asks twice.
  case rulesAskedOnce
  /// Nothing changes at this moment that could be said before.
  case nothingToPredict
  /// In words.
  case failed(String)
}

/// One line of a state that is drawn as a tree.
struct StateRow: Equatable {
  /// The way to the field, as in `FieldChange`.
  var field: String
  /// The field's own name; nil for the state itself.
  var name: String?
  /// The value on one line; for a value whose parts follow, only how it begins.
  var value: String
  /// How many values it is inside of.
  var depth: Int
}

extension MomentView {
  var rows: [StateRow] {
    let own = state.isOpened ? state.parts(at: "", depth: 0) : state.rows(nil, at: "", depth: 0)
    return own + derived.flatMap { $0.value.rows($0.label, at: $0.label ?? "", depth: 0) }
  }
}

extension Tree {
  /// Lists that are longer on one line are shown element by element, in characters.
  private static let longestLine = 32

  /// Whether its parts have lines of their own.
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
