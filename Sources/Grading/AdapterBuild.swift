import Basics
import Curriculum
import Launching

/// Builds a lesson's adapter for an exercise, and keeps its object file as long as nothing changes.
struct AdapterBuild {
  var repository: Repository
  var toolchain: Toolchain
  var environment: [String: String]
  var cache: BuildCache
  /// The folder with the modules that the package's build has made.
  var modules: String

  /// The folder with the object file of a lesson's adapter, for a module with just this interface.
  ///
  /// - Parameter willBuild: called if none for such a module is kept.
  func object(
    of lesson: Lesson, for module: ExerciseModule, _ willBuild: () -> Void = {}
  ) throws(EnvironmentProblem) -> Made<String> {
    let source = repository.adapter(of: lesson.id)
    let text = try ownText(at: source)
    let name = name(of: lesson, text, module.interface)
    if let kept = cache.existing(name) { return .success(kept) }
    willBuild()
    var failure = Grader.Outcome.problem(.doesNotFit(details: ""))
    let built = try cache.keep(name) { folder throws(EnvironmentProblem) in
      let answer = try compile(
        AdapterLayout(
          source: source, exercise: module.layout.folder, modules: modules, folder: folder))
      if answer.ending.isSuccess { return true }
      let lines = CompilerMessage.errors(in: answer.errors, file: source).map(\.line)
      let needs = AdapterRequirements(source: text).names(atLines: lines)
      failure =
        needs.isEmpty ? .problem(.doesNotFit(details: answer.errors)) : .missing(needs)
      return false
    }
    return built.map { .success($0) } ?? .failure(failure)
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
  ) throws(EnvironmentProblem) -> Made<String> {
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
    guard let kept else {
      return .failure(.problem(.doesNotLoad(details: failed?.errors ?? "")))
    }
    let layout = AdapterLayout(folder: kept)
    let place = "\(exercise.folder)/adapter"
    // A link of this kind counts as standing where it is, and takes no time.
    unlink(place)
    if link(layout.library, place) == 0 { return .success(place) }
    guard let data = FileManager.default.contents(atPath: layout.library),
      FileManager.default.createFile(atPath: place, contents: data)
    else { throw .noTemporaryFolder(path: exercise.folder) }
    return .success(place)
  }

  /// Leaves nothing in the folder but the library.
  private func linked(
    _ object: String, for exercise: ExerciseLayout, in folder: String,
    leavingOut loaded: Set<String>
  ) throws(EnvironmentProblem) -> Captured {
    let layout = AdapterLayout(exercise: exercise.folder, modules: modules, folder: folder)
    let kept = AdapterLayout(folder: object).object
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

  private func name(of lesson: Lesson, _ text: String, _ interface: Data) -> String {
    var key = CacheKey()
    for word in [toolchain.compiler, toolchain.identity, text, modules] { key.add(word) }
    for word in CompilerPlan.questions { key.add(word) }
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

/// Which part of an exercise each line of a lesson's adapter needs.
package struct AdapterRequirements {
  private var names: [(line: Int, name: String)] = []

  /// Reads the needs from the remarks `// needs: …` in an adapter.
  package init(source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: /\/\/ needs: (.+)/) {
        names.append((index + 1, String(match.1)))
      }
    }
  }

  /// The names that these lines are about, each once, in order.
  package func names(atLines lines: [Int]) -> [String] {
    lines.sorted().reduce(into: []) { found, line in
      guard let name = names.last(where: { $0.line <= line })?.name else { return }
      if !found.contains(name) { found.append(name) }
    }
  }
}

extension Grader {
  /// Builds the adapter of a lesson for the learner's exercise, or, where that doesn't fit, for its
  /// stub: it stays the same as long as only bodies change.
  ///
  /// - Parameter willBuild: told the exercise that it is built for, if it has to be built.
  public func prepare(
    for lesson: Lesson, willBuild: (String) -> Void = { _ in }
  ) throws(EnvironmentProblem) {
    for path in [repository.exercise(of: lesson.id), repository.stub(of: lesson.id)] {
      if Cancellation.isRequested { throw .cancelled }
      // The grading says why it can't be read.
      guard let exercise = try? ExerciseFile(path: path) else { continue }
      let folder = try TemporaryFolder()
      let compilation = try toolchain.compile(
        exercise, module: lesson.module, into: folder.path,
        environment: environment(temporary: folder.path))
      guard case .success(let module) = compilation else { continue }
      let adapter = try adapterBuild(temporary: folder.path).object(of: lesson, for: module) {
        willBuild(exercise.text)
      }
      if case .success = adapter { return }
    }
  }

  /// What the compiler says about a lesson's adapter beside the reference solution; nil if the two fit.
  ///
  /// For whoever writes the adapter: a learner is told in the lesson's words what is missing.
  package func adapterComplaints(for lesson: Lesson) throws(EnvironmentProblem) -> String? {
    let folder = try TemporaryFolder()
    let exercise = try exercise(at: repository.solution(of: lesson.id))
    let compilation = try toolchain.compile(
      exercise, module: lesson.module, into: folder.path,
      environment: environment(temporary: folder.path))
    // What is wrong with the solution itself is told of the solution.
    guard case .success(let module) = compilation else { return nil }
    return try adapterBuild(temporary: folder.path).complaints(of: lesson, for: module)
  }
  func adapterBuild(temporary: String) -> AdapterBuild {
    // A folder of its own: what a cache finds in its folder it takes for builds, and removes.
    let spare = "\(temporary)/builds"
    makeFolder(repository.builds)
    let isWritable = FileManager.default.isWritableFile(atPath: repository.builds)
    return AdapterBuild(
      repository: repository, toolchain: toolchain, environment: environment(temporary: temporary),
      cache: BuildCache(folder: isWritable ? repository.builds : spare, spare: spare),
      modules: HostPrograms.ownModules)
  }

  /// The environment of everything that a run starts: what the compiler and the exercise leave in
  /// the folder for temporary files goes when the run is over.
  func environment(temporary: String) -> [String: String] {
    environment.merging(["TMPDIR": temporary]) { $1 }
  }
}
