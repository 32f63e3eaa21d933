import Curriculum

/// What an author can ask for: the word behind `workbook author`, and what stands behind that.
enum AuthorTask: Equatable, Sendable {
  case new(name: String)
  /// Without a lesson it is about all of them.
  case check(lesson: String?)
  /// Without a lesson it is done for all of them.
  case derive(lesson: String?)
  case run(lesson: String, file: String)
  /// Without a file it is about all texts.
  case translated(language: String, files: [String])

  /// The words that can stand there.
  enum Name: String, CaseIterable, Sendable {
    case new, check, derive, run, translated

    /// How it is called.
    var form: TaskForm {
      switch self {
      case .new: TaskForm(word: rawValue, operands: "NAME", count: 1...1)
      case .check, .derive:
        TaskForm(word: rawValue, operands: "[N]", count: 0...1, takesLesson: true)
      case .run:
        TaskForm(
          word: rawValue, operands: "N FILE", count: 2...2, takesLesson: true, filesFrom: 2)
      case .translated:
        TaskForm(
          word: rawValue, operands: "CODE [FILE …]", count: 1...Int.max, takesLanguage: true,
          filesFrom: 2)
      }
    }
  }

  /// - Parameter words: all that stands behind the command, beside its options.
  init(_ words: [String]) throws(UsageError) {
    let (task, operands) = try CommandName.author.task(in: words)
    switch Name(rawValue: task.word) {
    case .new: self = .new(name: operands[0])
    case .derive: self = .derive(lesson: operands.first)
    case .run: self = .run(lesson: operands[0], file: operands[1])
    case .translated:
      self = .translated(language: operands[0], files: Array(operands.dropFirst()))
    case .check, nil: self = .check(lesson: operands.first)
    }
  }
}
