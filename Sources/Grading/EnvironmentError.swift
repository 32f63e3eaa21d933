import Basics
import Curriculum

/// Why this machine can't grade.
public enum EnvironmentError: Error, Equatable, Sendable {
  case noToolchain
  case toolchainDoesNotAnswer(path: String)
  case programDoesNotStart(SpawnError)
  /// One of its programs had no time to come to its end, or was ended by somebody else.
  case programInterrupted(path: String)
  case toolchainTooOld(version: String, path: String)
  /// The compiler ended badly without a word about the exercise's lines.
  case compilerFailed(details: String)
  /// It was still at work on a stub when its time was over.
  case compilerTooSlow(lesson: String)
  /// It finds mistakes in a stub, in which there are none.
  case stubDoesNotCompile(lesson: String, details: [String])
  /// The lesson's adapter doesn't build; the compiler's words are for whoever maintains it.
  case adapterDoesNotBuild(lesson: String, details: String)
  /// What asks for these checks ended with an error of its own, which is in the suite's words.
  case suiteFailed(checks: [String], details: String)
  case noSuite(lesson: String)
  case noTemporaryFolder(path: String)
  /// What loads exercises doesn't stand beside this program.
  case hostNotBuilt(path: String)
  case hostDoesNotStart(path: String, code: Int32)
  /// What was built can't be loaded, not even of what the learner hasn't touched; the loader's words are for
  /// whoever maintains the workbook.
  case nothingLoads(details: String)
  /// One of the workbook's own files isn't as it should be.
  case damaged(CurriculumError)
  /// There is no `/proc`, without which no program of Swift's can run for long.
  case noProcessFiles
  /// So few files may be open at once that an exercise could not get what it needs.
  case tooFewFiles(limit: Int, needed: Int)
  /// So few threads and programs may run at once that grading could not go on.
  case tooFewThreads
  /// So few addresses may be used that the compiler could not do its work.
  case tooLittleMemory(limit: Int, needed: Int)
  /// From this folder no library can be loaded, because it is mounted so.
  case loadsNothing(path: String)
  /// What the package manager has built can't be used any more, because it was moved.
  case buildMoved(folder: String)
  case cancelled
}

extension EnvironmentError {
  /// Whether it may be gone when the same is tried again.
  public var isPassing: Bool {
    if case .programInterrupted = self { true } else { false }
  }

  /// What it means that an exercise has a problem if even the lesson's stub can't be graded.
  ///
  /// Nil for a problem that only the exercise can be to blame for.
  init?(_ problem: GradingError, of lesson: String) {
    switch problem {
    case .compilesTooLong, .imports, .takesTooLong: return nil
    case .compilerGaveUp(let details): self = .compilerFailed(details: details)
    case .doesNotFit(let details): self = .adapterDoesNotBuild(lesson: lesson, details: details)
    case .doesNotLoad(let details): self = .nothingLoads(details: details)
    }
  }
}

/// Reads one of the workbook's own texts, without which nothing can be graded.
func ownText(at path: String) throws(EnvironmentError) -> String {
  do throws(CurriculumError) {
    return try contents(of: path)
  } catch {
    throw .damaged(error)
  }
}
