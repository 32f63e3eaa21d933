import Basics
import Curriculum

/// Why grading can't work on this machine.
public enum EnvironmentError: Error, Equatable, Sendable {
  case noToolchain
  case toolchainDoesNotAnswer(path: String)
  case programDoesNotStart(SpawnError)
  /// A helper program timed out or was killed by another process.
  case programInterrupted(path: String)
  case toolchainTooOld(version: String, path: String)
  /// The compiler failed without an error about the exercise's lines.
  case compilerFailed(details: String)
  /// The compiler timed out even for the stub.
  case compilerTooSlow(lesson: String)
  /// The compiler reports errors in the stub, which should have none.
  case stubDoesNotCompile(lesson: String, details: [String])
  /// The lesson's adapter doesn't compile; `details` are the compiler's messages, for its author.
  case adapterDoesNotBuild(lesson: String, details: String)
  /// The suite's own code for these checks threw an error, described in `details`.
  case suiteFailed(checks: [String], details: String)
  case noSuite(lesson: String)
  case noTemporaryFolder(path: String)
  /// The host executable doesn't exist beside this program.
  case hostNotBuilt(path: String)
  case hostDoesNotStart(path: String, code: Int32)
  /// Not even the unchanged stub can be loaded; `details` are the dynamic loader's messages, for
  /// the workbook's maintainers.
  case nothingLoads(details: String)
  /// One of the workbook's own files is missing or malformed.
  case damaged(CurriculumError)
  /// `/proc` is missing, without which Swift programs don't work for long.
  case noProcessFiles
  /// The limit of open files is too low for an exercise's processes.
  case tooFewFiles(limit: Int, needed: Int)
  /// The limit of threads and processes is too low for grading.
  case tooFewThreads
  /// The limit of address space is too low for the compiler.
  case tooLittleMemory(limit: Int, needed: Int)
  /// The folder is on a file system mounted with `noexec`, so no library can be loaded from it.
  case loadsNothing(path: String)
  /// The package's build folder was moved, so its modules can't be used any more.
  case buildMoved(folder: String)
  case cancelled
}

extension EnvironmentError {
  /// Whether trying again may succeed.
  public var isPassing: Bool {
    if case .programInterrupted = self { true } else { false }
  }

  /// Translates a problem of the unchanged stub into an error of the environment.
  ///
  /// Nil for problems that only an exercise's own code can cause.
  init?(_ problem: GradingError, of lesson: String) {
    switch problem {
    case .compilesTooLong, .imports, .takesTooLong: return nil
    case .compilerGaveUp(let details): self = .compilerFailed(details: details)
    case .doesNotFit(let details): self = .adapterDoesNotBuild(lesson: lesson, details: details)
    case .doesNotLoad(let details): self = .nothingLoads(details: details)
    }
  }
}

/// Reads a text that belongs to the workbook and is needed for grading.
func ownText(at path: String) throws(EnvironmentError) -> String {
  do throws(CurriculumError) {
    return try contents(of: path)
  } catch {
    throw .damaged(error)
  }
}
