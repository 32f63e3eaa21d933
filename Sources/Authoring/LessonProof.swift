import Basics
import Curriculum
import Foundation
import Grading
import Launching
import SuiteSupport

/// A lesson with everything that proves it: its files, its suite, and what grades.
package struct LessonProof: Sendable {
  package let lesson: Lesson
  let repository: Repository
  /// Nil if this program has none for the lesson.
  let suite: AnySuite?
  let grader: Grader
  /// What grades wrong exercises: it doesn't wait long for a check, because some never end.
  let hastyGrader: Grader
  let environment: [String: String]
  /// Whether of the wrong exercises only the first that names a check is graded, for each check.
  package var gradesOneForEachCheck = false
  /// What the damage is drawn with: another one each time, or `WORKBOOK_SEED`.
  package let seed: UInt64

  /// What is proved of a lesson, one after the other.
  package enum Part: CaseIterable, Sendable {
    /// It is named wherever a lesson is, and all its files are there.
    case places
    /// Each check and each need has its words, and none is left over.
    case words
    /// The text, with all that is Swift in it.
    case text
    /// The model passes, and what is packed is read again.
    case suite
    /// The stub and the solution.
    case exercises
    /// The right and the wrong exercises.
    case submissions
    /// No answer ends the judge. The last, because the program may end over it.
    case damage
  }

  /// Gets ready to prove a lesson, as it was read in English; nothing else is read of it yet.
  ///
  /// - Parameter suites: what judges exercises, by the lesson's id.
  /// - Throws: `EnvironmentProblem` if there is no compiler to grade with.
  package init(
    of lesson: Lesson, in repository: Repository, suites: [String: AnySuite],
    environment: [String: String]
  ) throws(EnvironmentProblem) {
    // What is proved of a lesson is proved of its English texts.
    let repository = repository.reading(.english)
    (self.lesson, self.repository) = (lesson, repository)
    self.environment = environment
    seed = SeededGenerator(environment: environment).seed
    suite = suites[lesson.id]
    func grader(timeout: Duration) throws(EnvironmentProblem) -> Grader {
      try Grader(
        repository: repository, suites: suites, environment: environment,
        timeout: timeout)
    }
    self.grader = try grader(timeout: TimeLimit.check)
    hastyGrader = try grader(timeout: TimeLimit.hastyCheck)
  }

  /// All that is wrong with a part of the lesson.
  ///
  /// - Parameters:
  ///   - progress: told how much of it is done, from any thread.
  ///   - failing: told each wrong exercise that was graded with all checks that it failed, from any
  ///     thread.
  package func findings(
    of part: Part, progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
    failing: @escaping @Sendable (_ file: String, _ checks: [String]) -> Void = { _, _ in }
  ) throws -> [Finding] {
    do {
      switch part {
      case .places: return try findingsOfPlaces()
      case .words: return try findingsOfWords()
      case .text: return try findingsOfText()
      case .suite: return findingsOfSuite()
      case .exercises: return try findingsOfExercises()
      case .submissions: return try findingsOfSubmissions(progress, failing)
      case .damage: return findingsOfDamage()
      }
    } catch CurriculumError.unreadable(let path) {
      return [Finding(.noFile, in: repository.display(path))]
    } catch EnvironmentProblem.damaged(.unreadable(let path)) {
      return [Finding(.noFile, in: repository.display(path))]
    } catch EnvironmentProblem.adapterDoesNotBuild(_, let details) {
      return [Finding(.compiler(details), in: shown(repository.adapter(of: lesson.id)))]
    } catch EnvironmentProblem.suiteFailed(_, let details) {
      return [Finding(.judgeThrows(details: details), in: shown(suiteFolder))]
    }
  }

  // MARK: What the parts share

  var suiteFolder: String { "\(repository.suite(of: lesson.id))/Suite" }

  func shown(_ path: String) -> String { repository.display(path) }

  /// The number of the first line of a file that holds a piece of text; 1 if none does.
  func line(of text: String, in source: String) -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains(text) } ?? 0) + 1
  }

  /// The place in the suite's sources where a check is declared.
  func finding(_ fault: Fault, atCheck id: String) -> Finding {
    for path in swiftFiles(in: suiteFolder) {
      // Who compiles it says why it can't be read.
      guard let source = try? contents(of: path), source.contains("\"\(id)\"") else { continue }
      return Finding(fault, in: shown(path), line: line(of: "\"\(id)\"", in: source))
    }
    return Finding(fault, in: shown(suiteFolder))
  }

  /// The sources in a folder, in order.
  func swiftFiles(in folder: String) -> [String] {
    // A folder that isn't there is told among the places.
    let found = (try? names(in: folder)) ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Runs the compiler and gives what it complains about; nothing if all is well.
  func complaints(_ arguments: [String]) throws -> String {
    let command = Command(grader.toolchain.compiler, arguments, environment: environment)
    let result = try capture(command, limit: TimeLimit.compiler)
    guard !result.ending.isSuccess else { return "" }
    return result.errors.isEmpty ? "\(result.ending)" : result.errors
  }
}
