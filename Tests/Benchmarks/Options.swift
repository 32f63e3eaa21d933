import Curriculum

/// What the command line asks for.
struct Options: Equatable {
  var lessons: [Lesson] = []
  /// How many times each thing is measured.
  var rounds = 7
  var isJSON = false
  /// Whether only that is measured which takes little time: the verdict and its parts.
  var isBrief = false
  /// Whether nothing is measured but a run that is played.
  var isAboutPlaying = false
  /// Whether nothing is measured but the grading of a class.
  var isAboutClasses = false
  /// How many different exercises a class is measured with.
  var size = 1_000
  /// Whether also that is measured which is about no single lesson.
  var includesWhole: Bool { isAboutAll && !isBrief && !isAboutPlaying && !isAboutClasses }
  private var isAboutAll = false

  static let usage =
    "usage: Benchmarks [lesson …] [--parts] [--playing] [--class [--size N]]"
    + " [--rounds N] [--json]"

  init(_ arguments: some Sequence<String>, course: Course) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--parts": isBrief = true
      case "--playing": isAboutPlaying = true
      case "--class": isAboutClasses = true
      case "--rounds":
        guard let text = rest.next() else { throw .noRounds }
        guard let count = Int(text), count >= 1 else { throw .rounds(text) }
        rounds = count
      case "--size":
        guard let text = rest.next() else { throw .noSize }
        guard let count = Int(text), count >= 1 else { throw .size(text) }
        size = count
      case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
      default: try add(argument, course)
      }
    }
    if lessons.isEmpty { (lessons, isAboutAll) = (course.measured, true) }
  }

  private mutating func add(_ name: String, _ course: Course) throws(UsageError) {
    do {
      let lesson = try course.lesson(named: name)
      if !lessons.contains(lesson) { lessons.append(lesson) }
    } catch {
      throw .lesson(error)
    }
  }
}

extension Course {
  /// Those that are measured where none is named: the last two differ in nothing that is measured.
  var measured: [Lesson] { Array(lessons.prefix(6)) }
}

/// The command line can't be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case noRounds
  case rounds(String)
  case noSize
  case size(String)
  case lesson(LessonNameError)

  var description: String {
    switch self {
    case .unknownOption(let option): "There is no option \(option)."
    case .noRounds: "--rounds needs a number."
    case .rounds(let text): "--rounds needs a number from 1, not “\(text)”."
    case .noSize: "--size needs a number."
    case .size(let text): "--size needs a number from 1, not “\(text)”."
    case .lesson(.unknown(let name, _, _)): "There is no lesson “\(name)”."
    case .lesson(.ambiguous(let name, let candidates)):
      "“\(name)” can be \(candidates.joined(separator: " or "))."
    }
  }
}
