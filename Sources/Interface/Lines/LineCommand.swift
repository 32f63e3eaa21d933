import Curriculum

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

/// What a typed line asks for, whatever is on the screen.
enum LineRequest: Equatable {
  /// Nothing but Enter.
  case enter
  /// A number alone: one of the list that is shown.
  case number(Int)
  /// A command, and the number that follows it.
  case command(LineCommand, Int?)
  case search(String)

  init(_ line: String) throws(Misunderstanding) {
    let words = line.withUsualSigns.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else {
      self = .enter
      return
    }
    let rest = words.dropFirst()
    if first.hasPrefix("/") {
      let wanted = [String(first.dropFirst())] + rest
      self = .search(wanted.filter { !$0.isEmpty }.joined(separator: " "))
      return
    }
    if rest.isEmpty, let number = Int(first), number >= 0 {
      self = .number(number)
      return
    }
    guard let command = LineCommand.names[first] ?? LineCommand.names[first.lowercased()] else {
      throw .unknown(line, suggestion: Self.suggestion(for: first, rest))
    }
    switch command.argument {
    case .text: self = .search(rest.joined(separator: " "))
    case .lesson where rest.isEmpty, .number where rest.isEmpty, .none where rest.isEmpty:
      self = .command(command, nil)
    case .none: throw .tooMuch(command)
    case .lesson, .number:
      guard rest.count == 1, let number = Int(rest.joined()), number >= 0 else {
        throw .notANumber(command)
      }
      self = .command(command, number)
    }
  }

  /// The line with the command that was probably meant.
  private static func suggestion(for word: String, _ rest: ArraySlice<String>) -> String? {
    let names = LineCommand.allCases.map(\.rawValue)
    return nearestWord(to: word.lowercased(), in: names)
      .map { ([$0] + rest).joined(separator: " ") }
  }
}

/// Why nobody could make anything of a line.
package enum Misunderstanding: Error, Equatable {
  case unknown(String, suggestion: String?)
  /// Something else stands where a number has to be.
  case notANumber(LineCommand)
  /// Nothing may follow this command.
  case tooMuch(LineCommand)
  case noLesson(Int, last: Int)
  /// The list that is shown doesn't go so far.
  case notInList(Int, last: Int)
  /// The command can do nothing where it was typed.
  case notHere(LineCommand)
}
