import Curriculum
import Foundation
import Reporting

/// Grades exercises: a file in, a verdict out. Knows no terminal and asks nobody.
public struct Grader: Sendable {
  private let repository: Repository
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let helps: [CompilerHelp]
  private let timeout: Duration
  private let seed: UInt64

  /// How long a check may take unless somebody says otherwise.
  public static let defaultTimeout = Duration.seconds(10)

  /// - Parameters:
  ///   - helps: sentences for common errors of the compiler.
  ///   - timeout: how long a check may take.
  ///   - seed: what generated samples are made from; the same one gives the same verdict.
  /// - Throws: `EnvironmentProblem` if there is no compiler to grade with.
  public init(
    repository: Repository, environment: [String: String], helps: [CompilerHelp],
    timeout: Duration = Grader.defaultTimeout, seed: UInt64 = 0
  ) throws(EnvironmentProblem) {
    self.repository = repository
    self.environment = environment
    self.helps = helps
    self.timeout = timeout
    self.seed = seed
    toolchain = try Toolchain(environment: environment)
  }

  /// Grades the learner's exercise of a lesson, or says that it is still the stub.
  public func grade(_ lesson: Lesson) throws(EnvironmentProblem) -> Verdict {
    try grade(lesson, exercise: repository.exercise(of: lesson.id), skipsUntouched: true)
  }

  /// Grades any file as an exercise of a lesson.
  ///
  /// - Parameter skipsUntouched: whether a file that equals the stub is not worth running.
  public func grade(
    _ lesson: Lesson, exercise path: String, skipsUntouched: Bool
  ) throws(EnvironmentProblem) -> Verdict {
    let start = ContinuousClock.now
    var verdict = Verdict(notYetGraded: lesson, file: repository.display(path))
    do {
      let exercise = try ExerciseFile(path: path)
      let stub =
        (try? String(contentsOfFile: repository.stub(of: lesson.id), encoding: .utf8)) ?? ""
      verdict.untouchedSteps = exercise.untouchedSteps(stub: stub)
      if skipsUntouched, exercise.isUntouched(stub: stub) {
        verdict.state = .untouched
      } else {
        verdict.take(try outcome(of: exercise, lesson: lesson))
      }
      verdict.place(in: exercise)
    } catch let problem as ExerciseProblem {
      verdict.problem = problem
    } catch let problem as EnvironmentProblem {
      throw problem
    } catch {
      throw .compilerFailed(details: "\(error)")
    }
    verdict.seconds = (ContinuousClock.now - start) / .seconds(1)
    return verdict
  }

  /// Builds what every lesson needs, so that the first verdict comes sooner, or says why it can't.
  public func prepare() throws(EnvironmentProblem) {
    let folder = try TemporaryFolder()
    _ = try suiteBuild(temporary: folder.path).support()
  }

  private func suiteBuild(temporary: String) -> SuiteBuild {
    SuiteBuild(
      repository: repository, toolchain: toolchain, environment: environment(temporary: temporary),
      cache: BuildCache(folder: cacheFolder(or: temporary)))
  }

  /// The environment of everything that a run starts: what the compiler and the exercise leave in
  /// the folder for temporary files goes when the run is over.
  private func environment(temporary: String) -> [String: String] {
    environment.merging(["TMPDIR": temporary]) { $1 }
  }

  /// How far an exercise came on its way, without any words yet.
  enum Outcome {
    case doesNotCompile([CompilerMessage])
    /// The names in the suite's `Interface.swift` that the module doesn't fit.
    case missing([String])
    case report(RawReport)
    case problem(ExerciseProblem)
  }

  /// Exercise → module → raw results.
  func outcome(of exercise: ExerciseFile, lesson: Lesson) throws(EnvironmentProblem) -> Outcome {
    let folder = try TemporaryFolder()
    let environment = environment(temporary: folder.path)
    let module: ExerciseModule
    switch try toolchain.compile(
      exercise, module: lesson.module, into: folder.path, environment: environment, helps: helps)
    {
    case .module(let compiled): module = compiled
    case .errors(let messages): return .doesNotCompile(messages)
    case .outOfTime: return .problem(.compilesTooLong)
    }
    let build = suiteBuild(temporary: folder.path)
    let support = try build.support()
    let suite: String
    switch try build.suite(of: lesson, for: module, support: support) {
    case .object(let path): suite = path
    case .doesNotFit(let names): return .missing(names)
    }
    guard
      let library = try link(
        [module.object, suite], into: folder.path, support: support, environment: environment)
    else { return .problem(.doesNotLoad) }
    let process = SuiteProcess(
      support: support, library: library, scratch: try folder.subfolder("scratch"),
      toolchain: toolchain.folder, timeout: timeout, seed: seed, environment: environment)
    return .report(try process.report())
  }

  /// The workbook's own cache, or, where that can't be written, a place that is removed again.
  private func cacheFolder(or temporary: String) -> String {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: repository.cache, withIntermediateDirectories: true)
    return manager.isWritableFile(atPath: repository.cache) ? repository.cache : temporary
  }

  /// One library of the exercise and its suite, or nil if their names collide.
  private func link(
    _ objects: [String], into folder: String, support: String, environment: [String: String]
  ) throws(EnvironmentProblem) -> String? {
    let library = "\(folder)/lesson"
    let arguments =
      ["-emit-library", "-o", library, "-L", support, "-lSuiteSupport"]
      + ["-Xlinker", "-rpath", "-Xlinker", support] + objects
    let answer = try toolchain.run(
      arguments + PlatformFlags.xctest(environment: environment), environment: environment)
    return answer.ending.isSuccess ? library : nil
  }
}
