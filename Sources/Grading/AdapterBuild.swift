import Basics
import Curriculum
import Foundation
import Launching

/// Builds a lesson's adapter for an exercise, and keeps its object file as long as nothing changes.
struct AdapterBuild {
  var repository: Repository
  var toolchain: Toolchain
  var environment: [String: String]
  var cache: BuildCache
  /// The folder with the modules that the package's build has made.
  var modules: String

  /// What came of compiling an adapter against a learner's module.
  enum Outcome: Equatable {
    /// The folder with its object file.
    case object(String)
    /// These needs in the adapter aren't met.
    case lacks([String])
    /// It doesn't compile, for another reason; the compiler's words.
    case doesNotBuild(details: String)
  }

  /// The adapter of a lesson, for a module with just this interface.
  ///
  /// - Parameter willBuild: called if none for such a module is kept.
  func object(
    of lesson: Lesson, for module: ExerciseModule, _ willBuild: () -> Void = {}
  ) throws(EnvironmentProblem) -> Outcome {
    let source = repository.adapter(of: lesson.id)
    let text = try ownText(at: source)
    let name = name(of: lesson, text, module.interface)
    if let kept = cache.existing(name) { return .object(kept) }
    willBuild()
    var failure = Outcome.doesNotBuild(details: "")
    let built = try cache.keep(name) { folder throws(EnvironmentProblem) in
      let answer = try compile(
        AdapterLayout(
          source: source, exercise: module.layout.folder, modules: modules, folder: folder))
      if answer.ending.isSuccess { return true }
      let lines = CompilerMessage.errors(in: answer.errors, file: source).map(\.line)
      let needs = AdapterNeeds(source: text).names(atLines: lines)
      failure = needs.isEmpty ? .doesNotBuild(details: answer.errors) : .lacks(needs)
      return false
    }
    return built.map { .object($0) } ?? failure
  }

  /// What the compiler says about the adapter of a lesson beside a module; nil if the two fit.
  func complaints(
    of lesson: Lesson, for module: ExerciseModule
  ) throws(EnvironmentProblem) -> String? {
    let folder = try TemporaryFolder()
    let answer = try compile(
      AdapterLayout(
        source: repository.adapter(of: lesson.id), exercise: module.layout.folder,
        modules: modules, folder: folder.path))
    return answer.ending.isSuccess ? nil : answer.errors
  }

  private func compile(_ layout: AdapterLayout) throws(EnvironmentProblem) -> Captured {
    if let plan = toolchain.adapterPlan {
      let answer = try toolchain.execute(
        plan.compileCall(for: layout), environment: environment)
      // What the plan can't do, perhaps the driver can.
      let messages = CompilerMessage.errors(in: answer.errors, file: layout.source)
      if answer.ending.isSuccess || !messages.isEmpty { return answer }
    }
    return try toolchain.run(layout.compileArguments, environment: environment)
  }

  /// The library of an adapter, beside the library of an exercise that it fits.
  ///
  /// It asks for `lesson` in its own folder, whichever exercise that is, and so is linked once.
  ///
  /// - Parameter object: the folder with the adapter's object file.
  func library(
    of object: String, for exercise: ExerciseLayout, leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> Linking {
    var key = CacheKey()
    for word in [object, toolchain.compiler, toolchain.identity] + loaded.sorted() { key.add(word) }
    let name = "linked-\(key.name)"
    var kept = cache.existing(name)
    var failed: Captured?
    if kept == nil {
      kept = try cache.keep(name) { folder throws(EnvironmentProblem) in
        let linked = try self.linked(object, for: exercise, in: folder, leavingOut: loaded)
        if !linked.ending.isSuccess { failed = linked }
        return linked.ending.isSuccess
      }
    }
    guard let kept else { return .refused(details: failed?.errors ?? "") }
    let layout = AdapterLayout(source: "", exercise: "", modules: "", folder: kept)
    let place = "\(exercise.folder)/adapter"
    // A link of this kind counts as standing where it is, and takes no time.
    unlink(place)
    if link(layout.library, place) == 0 { return .library(place) }
    guard let data = FileManager.default.contents(atPath: layout.library),
      FileManager.default.createFile(atPath: place, contents: data)
    else { throw .noTemporaryFolder(path: exercise.folder) }
    return .library(place)
  }

  /// Leaves nothing in the folder but the library.
  private func linked(
    _ object: String, for exercise: ExerciseLayout, in folder: String,
    leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> Captured {
    let layout = AdapterLayout(
      source: "", exercise: exercise.folder, modules: modules, folder: folder)
    let kept = AdapterLayout(source: "", exercise: "", modules: "", folder: object).object
    symlink(kept, layout.object)
    let data = FileManager.default.contents(atPath: layout.object) ?? Data()
    // Elsewhere than on Linux the linker finds that out itself.
    let names = (LinkerFlags(objectFile: data)?.texts ?? []).filter { !loaded.contains($0) }
    let list = Data(Set(names).sorted().joined(separator: "\n").utf8)
    guard FileManager.default.createFile(atPath: layout.libraries, contents: list) else {
      throw .noTemporaryFolder(path: folder)
    }
    defer { for file in [layout.object, layout.libraries] { unlink(file) } }
    if let plan = toolchain.adapterPlan {
      let call = plan.linkCall(for: layout, leavingOut: loaded)
      let linked = try toolchain.execute(call, environment: environment)
      if linked.ending.isSuccess { return linked }
    }
    return try toolchain.run(layout.linkArguments, environment: environment)
  }

  /// A name for all that the outcome of an exercise depends on.
  func name(
    of lesson: Lesson, exercise: ExerciseFile, programs: HostPrograms, options: [String]
  ) throws(EnvironmentProblem) -> String {
    var key = Digest()
    let adapter = try ownText(at: repository.adapter(of: lesson.id))
    let words = [toolchain.compiler, toolchain.identity, lesson.module, adapter]
    for word in words + options + CompilerPlan.questions + AdapterPlan.questions { key.add(word) }
    for path in [HostPrograms.ownProgram] + programs.all {
      key.add("\(FileIdentity(path: path).map { "\($0)" } ?? path)")
    }
    key.add(exercise.path)
    key.add(exercise.text)
    return key.name
  }

  private func name(of lesson: Lesson, _ text: String, _ interface: Data) -> String {
    var key = CacheKey()
    for word in [toolchain.compiler, toolchain.identity, text, modules] { key.add(word) }
    for word in AdapterPlan.questions { key.add(word) }
    for module in importedModules(in: text) {
      key.add(FileManager.default.contents(atPath: module) ?? Data())
    }
    key.add(interface)
    return "adapter-\(lesson.id)-\(key.name)"
  }

  /// The files of those modules that an adapter imports and that the package's build has made.
  private func importedModules(in text: String) -> [String] {
    Imports.modules(in: text).map { "\(modules)/\($0).swiftmodule" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
