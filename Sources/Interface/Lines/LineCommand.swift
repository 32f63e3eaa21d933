/// Something that can be typed in the menu of lines: its letter or its word, and what may follow.
///
/// What a line means, what the help says and what is suggested for a slip come from this one list.
package enum LineCommand: String, CaseIterable {
  case read
  case test
  case verdict
  case full
  case hint
  case why
  case edit
  case watch
  case play
  case run
  case solution
  case reset
  case undo
  case contents
  case next
  case previous
  case answer
  case search
  case open
  case language
  case menu
  case help
  case quit

  /// What follows the letter or the word.
  enum Argument {
    case none
    /// A lesson's number; without it, it is about the chosen lesson.
    case lesson
    /// A number in the list that is shown.
    case number
    case text
  }

  /// Reading is by the lesson's number alone, because `r` puts the stub back; so running has none.
  var letter: String? {
    switch self {
    case .read, .run: nil
    case .play: "l"
    case .test: "t"
    case .verdict: "v"
    case .full: "f"
    case .hint: "h"
    case .why: "g"
    case .edit: "e"
    case .watch: "w"
    case .solution: "s"
    case .reset: "r"
    case .undo: "u"
    case .contents: "c"
    case .next: "n"
    case .previous: "p"
    case .answer: "x"
    case .search: "/"
    case .open: "o"
    case .language: "L"
    case .menu: "m"
    case .help: "?"
    case .quit: "q"
    }
  }

  var argument: Argument {
    switch self {
    case .read, .test, .verdict, .full, .hint, .why, .edit, .watch, .play, .run, .solution, .reset,
      .undo:
      .lesson
    case .open: .number
    case .search: .text
    case .contents, .next, .previous, .answer, .language, .menu, .help, .quit: .none
    }
  }

  /// Everything that names a command.
  static let names: [String: LineCommand] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { command in
      [(command.rawValue, command)] + (command.letter.map { [($0, command)] } ?? [])
    })
}
