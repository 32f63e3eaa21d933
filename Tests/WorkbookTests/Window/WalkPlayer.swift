import Curriculum
import Launching
import LessonSuites
import SuiteSupport

@testable import Grading
@testable import Interface

/// What is outside while a run is played: the rules of the lessons are there in the place of exercises.
final class WalkPlayer {
  private var runs: PlayedRuns?

  /// What comes of an effect.
  func events(after effect: Effect) -> [PlayerEvent] {
    do {
      switch effect {
      case .askRun(let question): return try runs?.view(for: question).map { [.answered($0)] } ?? []
      case .findInRun(let search, let place, let isForward):
        let found = try runs?.place(of: search, from: place, isForward: isForward) { _ in "" }
        return [.found(found)]
      case .writeRun: return [.written(file: "history.jsonl")]
      case .readRun(let path, _): return [.failed("\(path) can't be read.")]
      default: return []
      }
    } catch {
      return [.failed("\(error)")]
    }
  }

  /// Begins to play a lesson, in the words of this workbook.
  func open(_ lesson: String, in repository: Repository) -> [PlayerEvent] {
    guard let suite = LessonSuites.all[lesson], let play = suite.play else { return [] }
    let rules = RulesPlayer(play: play, model: suite.model)
    runs = PlayedRuns(of: rules, rules: rules)
    do {
      let texts = try PlayTexts(of: lesson, in: repository)
      return [.prepared(forms: play.forms, texts: texts), .opened(nil)]
    } catch {
      return [.failed("\(error)")]
    }
  }
}
