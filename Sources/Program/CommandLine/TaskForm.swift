import Curriculum

/// A word behind a command that can do several things, and what stands behind that.
struct TaskForm: Equatable, Sendable {
  /// As it is typed.
  var word: String
  /// What follows it, as a person reads it: `N FILE`.
  var operands: String
  /// How many words follow it.
  var count: ClosedRange<Int>
  /// Whether the first of them is a lesson.
  var takesLesson = false
  /// Whether the first of them is the code of a language.
  var takesLanguage = false
  /// What the first of them can be, where it is one of a few words.
  var choices: [String] = []
  /// From which of them on they are files or folders, from 1; nil if none is.
  var filesFrom: Int?

  /// How it is called.
  var form: String { "\(word) \(operands)" }
}

extension CommandName {
  /// What it can be asked to do; empty if there is only one thing.
  var tasks: [TaskForm] {
    switch self {
    case .author: AuthorTask.Name.allCases.map(\.form)
    case .class: ClassTask.Name.allCases.map(\.form)
    default: []
    }
  }

  /// The task that was typed first, with what stands behind it.
  ///
  /// - Parameter words: all that stands behind the command, beside its options.
  func task(in words: [String]) throws(UsageError) -> (TaskForm, operands: [String]) {
    guard let word = words.first else { throw .taskMissing(self) }
    guard let task = tasks.first(where: { $0.word == word }) else {
      let nearest = nearestWord(to: word, in: tasks.map(\.word))
      throw .unknownTask(word, suggestion: nearest, command: self)
    }
    let operands = Array(words.dropFirst())
    guard operands.count >= task.count.lowerBound else {
      throw .incompleteTask(task, command: self)
    }
    guard operands.count <= task.count.upperBound else {
      throw .unexpected(operands[task.count.upperBound], command: self)
    }
    return (task, operands)
  }
}
