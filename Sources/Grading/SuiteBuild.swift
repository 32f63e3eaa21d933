import Curriculum
import Foundation
import Processes

/// Builds what a suite needs beside the exercise, and keeps it as long as nothing changes.
struct SuiteBuild {
  var repository: Repository
  var toolchain: Toolchain
  var environment: [String: String]
  var cache: BuildCache

  /// What came of building a suite against a learner's module.
  enum Outcome {
    /// The path of the suite's library.
    case library(String)
    /// These needs in the suite's `Interface.swift` aren't met.
    case doesNotFit([String])
  }

  /// The suite of a lesson, for a module with just this interface.
  ///
  /// It is a library of its own, and uses its own names before all others: an exercise can define
  /// any name, but what the suite means by it is settled.
  ///
  /// - Parameter willBuild: called if no suite for such a module is kept.
  func suite(
    of lesson: Lesson, for module: ExerciseModule, support: String,
    _ willBuild: () -> Void = {}
  ) throws(EnvironmentProblem) -> Outcome {
    let sources = sources(of: lesson)
    let options = SuiteOptions(support: support, environment: environment)
    let name =
      "suite-\(lesson.id)-"
      + key(of: sources.all, and: options.compile + options.link, module.interface)
    if let kept = cache.existing(name) { return .library("\(kept)/suite") }
    willBuild()
    var misfit: [String] = []
    let built = try cache.keep(name) { result throws(EnvironmentProblem) in
      /// Whether the suite is built; nil if it isn't, and not because of the exercise.
      func isBuilt(by answer: Captured) -> Bool? {
        if answer.ending.isSuccess { return true }
        misfit = unmetNeeds(in: sources.interface, errors: answer.errors)
        return misfit.isEmpty ? nil : false
      }
      if let answer = try buildInParts(sources, lesson, module, support, into: result),
        let isBuilt = isBuilt(by: answer)
      {
        return isBuilt
      }
      let answer = try toolchain.run(
        options.compile + ["-wmo"] + options.link
          + ["-I", module.layout.folder, "-o", "\(result)/suite"] + sources.all,
        environment: environment)
      guard let isBuilt = isBuilt(by: answer) else {
        throw .suiteDoesNotBuild(lesson: lesson.id, details: answer.errors)
      }
      return isBuilt
    }
    return built.map { .library("\($0)/suite") } ?? .doesNotFit(misfit)
  }

  /// A name for all that the outcome of an exercise depends on.
  func name(of lesson: Lesson, exercise: ExerciseFile, options: [String]) -> String {
    let folders = ["Support", "Host", "Supervisor", "Entry", lesson.id]
      .map { "\(repository.suites)/\($0)" }
    let sources = ([repository.root + "/Sources/Reporting"] + folders).flatMap(swiftFiles(in:))
    let names =
      [exercise.path, lesson.module] + options + CompilerPlan.questions + SuitePlan.questions
    return key(of: sources, and: names, Data(exercise.text.utf8))
  }

  /// The files that a suite is compiled from.
  struct Sources {
    /// The only one that knows the exercise.
    var interface: String
    var others: [String]

    var all: [String] { [interface] + others }
  }

  func sources(of lesson: Lesson) -> Sources {
    let folder = repository.suite(of: lesson.id)
    let interface = "\(folder)/Interface.swift"
    let apart = [interface, repository.stub(of: lesson.id), repository.solution(of: lesson.id)]
    return Sources(
      interface: interface,
      others: swiftFiles(in: folder).filter { !apart.contains($0) }
        + swiftFiles(in: repository.suites + "/Entry"))
  }

  private func unmetNeeds(in path: String, errors: String) -> [String] {
    let lines = CompilerMessage.errors(in: errors, file: path, helps: []).map(\.line)
    let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return InterfaceNeeds(source: source).names(atLines: lines)
  }

  /// A name for what is made from these files with this compiler.
  func key(of files: [String], and options: [String], _ data: Data = Data()) -> String {
    var key = CacheKey()
    key.add(toolchain.compiler)
    key.add(toolchain.identity)
    for option in options { key.add(option) }
    for file in files {
      key.add(file)
      key.add(FileManager.default.contents(atPath: file) ?? Data())
    }
    key.add(data)
    return key.name
  }

  func swiftFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
