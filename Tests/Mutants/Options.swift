import Curriculum

/// What the command line asks for.
struct Options {
  var lessons: [Lesson]
  var isSample = false
  /// Whether every mutant is printed with its outcome.
  var isVerbose = false

  static let usage = "usage: mutants [lesson …] [--sample] [--verbose]"

  init(_ arguments: some Sequence<String>, course: Course) throws {
    lessons = []
    for argument in arguments {
      switch argument {
      case "--sample": isSample = true
      case "--verbose": isVerbose = true
      case _ where argument.hasPrefix("-"): throw UsageError()
      default: lessons.append(try course.lesson(named: argument))
      }
    }
    if lessons.isEmpty { lessons = course.lessons }
  }
}

/// The command line can't be understood.
struct UsageError: Error {}
