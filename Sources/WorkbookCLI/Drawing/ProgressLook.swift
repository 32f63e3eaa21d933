import Markdown
import Terminal

/// How it is shown what takes long.
enum ProgressLook: Equatable {
  /// Nobody is there to be told.
  case none
  /// A line that stays, for terminals that only print.
  case plain
  /// A line that is replaced and taken away.
  case transient(columns: Int, colors: ColorSupport)

  /// - Parameters:
  ///   - isTerminal: whether a person sits at a terminal, whatever else is piped.
  ///   - columns: how many the terminal has.
  ///   - plain: whether the person asked for text only.
  init(environment: [String: String], isTerminal: Bool, columns: Int, plain: Bool) {
    let terminal = environment["TERM"] ?? ""
    guard isTerminal else {
      self = .none
      return
    }
    guard !plain, !terminal.isEmpty, terminal != "dumb" else {
      self = .plain
      return
    }
    let colors = ColorSupport.detected(environment: environment, isTerminal: true, plain: false)
    self = .transient(columns: columns, colors: colors)
  }

  var isTransient: Bool {
    if case .transient = self { true } else { false }
  }

  /// What is written to say it.
  func showing(_ text: String) -> String {
    let text = Inline.parsing(text).plainText
    return switch self {
    case .none: ""
    case .plain: text + "\n"
    case .transient(let columns, let colors):
      TransientLine.showing(Line(text, .dim), columns: columns, colors: colors)
    }
  }

  /// What is written when it is over.
  var ending: String { isTransient ? TransientLine.nothing : "" }
}
