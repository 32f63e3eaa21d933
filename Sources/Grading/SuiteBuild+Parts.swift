import Curriculum
import Foundation
import Processes

/// A suite is compiled in two parts, so that a change of the learner's types costs only one file.
///
/// The checks themselves never see the exercise: they are compiled beside the lesson's stub, and
/// serve all exercises. What they ask of one stands in `Interface.swift`.
extension SuiteBuild {
  /// Compiles what isn't kept yet, and makes the library `suite` in a folder.
  ///
  /// - Returns: what the compiler or the linker said; nil if the suite has to be compiled as a whole.
  func buildInParts(
    _ sources: Sources, _ lesson: Lesson, _ module: ExerciseModule, _ support: String,
    into folder: String
  ) throws(EnvironmentProblem) -> Captured? {
    guard let plan = toolchain.suitePlan else { return nil }
    let interface = "\(folder)/interface.o"
    let call = plan.compile(
      [(sources.interface, interface)], beside: sources.others, module: module.layout.folder,
      support: support)
    let compile = { @Sendable () throws(EnvironmentProblem) -> Captured in
      try toolchain.execute(call, environment: environment)
    }
    let checks: String?
    let answer: Captured
    if let kept = cache.existing(checksName(of: lesson, support)) {
      (checks, answer) = (kept, try compile())
    } else {
      // Neither needs the other.
      let (building, compiling) = concurrently(
        { Result { () throws(EnvironmentProblem) in try self.checks(of: lesson, support) } },
        { Result { () throws(EnvironmentProblem) in try compile() } })
      answer = try compiling.get()
      checks = try building.get()
    }
    guard answer.ending.isSuccess else { return answer }
    guard let checks else { return nil }
    let objects = sources.others.indices.map { "\(checks)/\($0).o" } + [interface]
    return try link(objects, plan, support, into: folder)
  }

  private func checksName(of lesson: Lesson, _ support: String) -> String {
    let options = SuiteOptions(support: support, environment: environment).compile
    let files = sources(of: lesson).all + [repository.stub(of: lesson.id)]
    return "checks-\(lesson.id)-" + key(of: files, and: options)
  }

  /// All files of a lesson's suite but the one that knows the exercise, compiled.
  ///
  /// - Returns: the folder with their object files, or nil if the plan doesn't work for them.
  func checks(
    of lesson: Lesson, _ support: String
  ) throws(EnvironmentProblem) -> String? {
    let (name, sources) = (checksName(of: lesson, support), sources(of: lesson))
    if let kept = cache.existing(name) { return kept }
    guard let plan = toolchain.suitePlan,
      let stub = try? ExerciseFile(path: repository.stub(of: lesson.id))
    else { return nil }
    let place = try TemporaryFolder()
    let compilation = try toolchain.compile(
      stub, module: lesson.module, into: place.path, environment: environment, helps: [])
    guard case .module(let module) = compilation else { return nil }
    return try cache.keep(name) { folder throws(EnvironmentProblem) in
      let files = sources.others.enumerated().map { (file: $1, object: "\(folder)/\($0).o") }
      let half = (files.count + 1) / 2
      let parts = [Array(files[..<half]), Array(files[half...])]
      let calls = parts.map { part in
        plan.compile(
          part, beside: sources.all.filter { file in !part.contains { $0.file == file } },
          module: module.layout.folder, support: support)
      }
      let (first, second) = concurrently(
        { try? toolchain.execute(calls[0], environment: environment).ending.isSuccess },
        { try? toolchain.execute(calls[1], environment: environment).ending.isSuccess })
      return first == true && second == true
    }
  }

  private func link(
    _ objects: [String], _ plan: SuitePlan, _ support: String, into folder: String
  ) throws(EnvironmentProblem) -> Captured? {
    let list = "\(folder)/libraries"
    var libraries: [String] = []
    for object in objects {
      let data = FileManager.default.contents(atPath: object) ?? Data()
      // Elsewhere than on Linux the linker finds that out itself.
      libraries += LinkerFlags(objectFile: data)?.texts ?? []
    }
    let text = Set(libraries).sorted().joined(separator: "\n")
    guard FileManager.default.createFile(atPath: list, contents: Data(text.utf8)) else {
      return nil
    }
    let call = plan.link(objects, list: list, to: "\(folder)/suite", support: support)
    let answer = try toolchain.execute(call, environment: environment)
    guard answer.ending.isSuccess else { return nil }
    for name in ["interface.o", "libraries"] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    return answer
  }
}
