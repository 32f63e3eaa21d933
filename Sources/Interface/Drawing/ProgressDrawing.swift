import Curriculum
import Terminal

/// How it is shown what takes long.
package enum ProgressLook: Equatable {
  /// Nobody is there to be told.
  case none
  /// A line that stays, for terminals that only print.
  case plain(Canvas)
  /// A line that is replaced and taken away.
  case transient(columns: Int, Canvas)

  /// How it is shown here.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a person sits at a terminal, whatever else is piped.
  ///   - columns: how many the terminal has.
  ///   - wish: what the person said about colours.
  ///   - plain: whether the person asked for text only.
  package init(
    environment: [String: String], isTerminal: Bool, columns: Int, wish: ColorWish, plain: Bool
  ) {
    let terminal = environment["TERM"] ?? ""
    guard isTerminal else {
      self = .none
      return
    }
    let canvas = Canvas(environment: environment, isTerminal: true, wish: wish, plain: plain)
    let canReplace = !plain && !terminal.isEmpty && terminal != "dumb"
    self = canReplace ? .transient(columns: columns, canvas) : .plain(canvas)
  }

  /// Whether the line can be replaced and taken away.
  package var isTransient: Bool {
    if case .transient = self { true } else { false }
  }

  /// What is written to say it.
  package func showing(_ text: String) -> String {
    let text = Inline.parsing(text).plainText
    return switch self {
    case .none: ""
    case .plain(let canvas): [Line(text)].rendered(for: canvas)
    case .transient(let columns, let canvas):
      TransientLine.showing(Line(text, .dim), columns: columns, for: canvas)
    }
  }

  /// What is written when it is over.
  package var ending: String { isTransient ? TransientLine.nothing : "" }
}

extension Drawing {
  /// What is done with a lesson's exercise now.
  ///
  /// - Parameter seconds: for how long that has been so; from one second on it is said.
  package func text(of progress: GradingProgress, lesson number: Int, seconds: Int = 0) -> String {
    func waited(_ sentence: Sentence) -> String {
      let text = words(sentence)
      return seconds > 0 ? words("progress.seconds", ["text": text, "seconds": seconds]) : text
    }
    switch progress.stage {
    case .compiling, .linking, .loading:
      return waited(Sentence("progress.compiling", ["number": number]))
    case .buildingAdapter: return waited(Sentence("progress.building-adapter", ["number": number]))
    case .running(let check):
      let count = waited(
        Sentence("progress.checking", ["done": progress.done + 1, "total": progress.total]))
      return words.labelled(count, check)
    }
  }
}
