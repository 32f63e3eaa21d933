import Curriculum
import Interface
import Launching

/// What a shell has to know to complete the workbook's command lines.
struct CompletionScript {
  var course: Course
  var words: Words
  /// The codes of those that the workbook speaks.
  var languages: [String]

  /// The script that teaches it to a shell.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A word that can be typed, and what it means.
  struct Choice {
    var word: String
    var meaning: String
  }

  var commands: [Choice] {
    CommandName.offered.map {
      Choice(word: $0.rawValue, meaning: plain(words("command.\($0.rawValue)")))
    }
  }

  func meaning(of option: Option) -> String { plain(words("option.\(option.rawValue)")) }

  /// What calls a lesson.
  var lessons: [Choice] {
    course.lessons.map { Choice(word: "\($0.number)", meaning: plain($0.title)) }
      + course.lessons.map { Choice(word: $0.id, meaning: plain($0.title)) }
  }

  /// What a command takes first.
  func operands(of command: CommandName) -> [Choice] {
    guard command.operands.count.upperBound > 0 else { return [] }
    switch command.operands.kind {
    case .lesson: return lessons
    // The shell knows what files there are.
    case .file: return []
    case .shell: return Shell.allCases.map { Choice(word: $0.rawValue, meaning: "") }
    case .task: return command.tasks.map { Choice(word: $0.word, meaning: "") }
    }
  }

  /// What the first word behind a task can be, where it is one of a few: a language has to have begun.
  func choices(of task: TaskForm) -> [String] {
    task.takesLanguage ? languages.filter { $0 != Language.english.code } : task.choices
  }

  /// Shells show text as it is.
  private func plain(_ text: String) -> String { Inline.parsing(text).plainText }
}

extension Option {
  /// What can't be said beside it, whatever its value is.
  var excluded: [Said] {
    CommandName.exclusions.compactMap { first, second in
      if first == .option(self) { return second.isWhole ? second : nil }
      if second == .option(self) { return first.isWhole ? first : nil }
      return nil
    }
  }

  static let excludedByOperands = allCases.filter { $0.excluded.contains(.operand) }
}

extension Said {
  fileprivate var isWhole: Bool {
    if case .value = self { false } else { true }
  }
}
