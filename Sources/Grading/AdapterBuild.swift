import Basics
import Curriculum
import Launching

/// Builds a lesson's adapter for an exercise, and keeps it as long as nothing changes.
///
/// It asks for `lesson` in its own folder, whichever exercise that is, and so is linked once for all that have
/// the same interface.
struct AdapterBuild {
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let cache: BuildCache
  /// The adapter's file, and what stands there.
  private let source: String
  private let text: String
  /// What plays the lesson's scripts.
  private let objects: [String]
  private let lesson: Lesson

  init(of lesson: Lesson, by grader: Grader, temporary: String) throws(EnvironmentError) {
    let builds = grader.repository.builds
    (self.lesson, toolchain) = (lesson, grader.toolchain)
    environment = grader.environment(temporary: temporary)
    // A folder of its own: what a cache finds in its folder it takes for builds, and removes.
    let spare = "\(temporary)/builds"
    makeFolder(builds)
    let isWritable = FileManager.default.isWritableFile(atPath: builds)
    cache = BuildCache(folder: isWritable ? builds : spare, spare: spare)
    source = grader.repository.adapter(of: lesson.id)
    text = try ownText(at: source)
    objects = HostPrograms.objects(of: Imports.modules(in: text))
  }

  /// The adapter's object file and library.
  ///
  /// - Parameters:
  ///   - willBuild: called if none for a module with just this interface is kept.
  ///   - library: the exercise's, which it is linked to.
  func adapter(
    for module: ExerciseModule, leavingOut loaded: Set<String>, _ willBuild: () -> Void = {},
    linkedTo library: () throws(EnvironmentError) -> Made<String>
  ) throws(EnvironmentError) -> Made<AdapterLayout> {
    let name = name(for: module, leavingOut: loaded)
    if let kept = cache.existing(name) { return .success(AdapterLayout(folder: kept)) }
    willBuild()
    var failure: Grader.Outcome?
    let built = try cache.keep(name) { folder throws(EnvironmentError) in
      let layout = layout(for: module, folder: folder)
      let linked = try compiled(layout).then { object throws(EnvironmentError) in
        try library().then { _ throws(EnvironmentError) in
          try self.linked(object, leavingOut: loaded)
        }
      }
      if case .failure(let outcome) = linked { failure = outcome }
      return failure == nil
    }
    return built.map { .success(AdapterLayout(folder: $0)) }
      ?? .failure(failure ?? .problem(.doesNotFit(details: "")))
  }

  /// What the compiler says about the adapter beside a module; nil if the two fit.
  func complaints(for module: ExerciseModule) throws(EnvironmentError) -> String? {
    let folder = try TemporaryFolder()
    let answer = try compile(layout(for: module, folder: folder.path))
    return answer.ending.isSuccess ? nil : answer.errors
  }

  private func layout(for module: ExerciseModule, folder: String) -> AdapterLayout {
    AdapterLayout(
      source: source, exercise: module.layout.folder, modules: HostPrograms.ownModules,
      folder: folder, otherObjects: objects)
  }

  private func compiled(_ layout: AdapterLayout) throws(EnvironmentError) -> Made<AdapterLayout> {
    let answer = try compile(layout)
    if answer.ending.isSuccess { return .success(layout) }
    let lines = CompilerMessage.errors(in: answer.errors, file: source).map(\.line)
    let needs = AdapterRequirements(source: text).names(atLines: lines)
    return .failure(needs.isEmpty ? .problem(.doesNotFit(details: answer.errors)) : .missing(needs))
  }

  private func compile(_ layout: AdapterLayout) throws(EnvironmentError) -> Captured {
    try toolchain.compile(layout, environment: environment) { answer in
      answer.ending.isSuccess
        || !CompilerMessage.errors(in: answer.errors, file: layout.source).isEmpty
    }
  }

  /// Leaves nothing in the folder but object file and library.
  private func linked(
    _ layout: AdapterLayout, leavingOut loaded: Set<String>
  ) throws(EnvironmentError) -> Made<AdapterLayout> {
    // Elsewhere than on Linux the linker finds that out itself.
    let names = (LinkerFlags(objectFile: layout.object)?.texts ?? []).filter {
      !loaded.contains($0)
    }
    let list = Data(Set(names).sorted().joined(separator: "\n").utf8)
    guard FileManager.default.createFile(atPath: layout.libraries, contents: list) else {
      throw .noTemporaryFolder(path: layout.folder)
    }
    defer { unlink(layout.libraries) }
    let answer = try toolchain.link(layout, leavingOut: loaded, environment: environment)
    return answer.ending.isSuccess
      ? .success(layout) : .failure(.problem(.doesNotLoad(details: answer.errors)))
  }

  private func name(for module: ExerciseModule, leavingOut loaded: Set<String>) -> String {
    var key = CacheKey()
    let modules = HostPrograms.ownModules
    for word in [toolchain.compiler, toolchain.identity, text, modules] { key.add(word) }
    for word in CompilerPlan.questions + loaded.sorted() { key.add(word) }
    // The files of those modules that it imports and that the package's build has made.
    for name in Imports.modules(in: text) {
      let file = "\(modules)/\(name).swiftmodule"
      if let data = FileManager.default.contents(atPath: file) { key.add(data) }
    }
    for path in objects { key.add("\(FileIdentity(path: path).map { "\($0)" } ?? path)") }
    key.add(module.interface)
    return "adapter-\(lesson.id)-\(key.name)"
  }
}

extension AdapterLayout {
  /// Puts the library beside that of an exercise.
  func placed(beside exercise: ExerciseLayout) throws(EnvironmentError) -> String {
    let place = "\(exercise.folder)/adapter"
    // A link of this kind counts as status where it is, and takes no time.
    unlink(place)
    if link(library, place) == 0 { return place }
    guard let data = FileManager.default.contents(atPath: library),
      FileManager.default.createFile(atPath: place, contents: data)
    else { throw .noTemporaryFolder(path: exercise.folder) }
    return place
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
  ) throws(EnvironmentError) {
    let loaded = try HostPrograms().loaded
    for path in [path(of: lesson), repository.stub(of: lesson.id)] {
      if Cancellation.isRequested { throw .cancelled }
      // The grading says why it can't be read.
      guard let exercise = try? ExerciseFile(path: path) else { continue }
      let adapter = try compiledApart(exercise, of: lesson) {
        module, build throws(EnvironmentError) in
        try build.adapter(for: module, leavingOut: loaded) {
          willBuild(exercise.text)
        } linkedTo: { () throws(EnvironmentError) in
          try toolchain.link(
            module, leavingOut: loaded, environment: environment(temporary: module.layout.folder))
        }
      }
      if case .success = adapter { return }
    }
  }

  /// What the compiler says about a lesson's adapter beside the reference solution; nil if the two fit.
  ///
  /// For whoever writes the adapter: a learner is told in the lesson's words what is missing.
  package func adapterComplaints(for lesson: Lesson) throws(EnvironmentError) -> String? {
    let exercise = try exercise(at: repository.solution(of: lesson.id))
    let complaints = try compiledApart(exercise, of: lesson) {
      module, build throws(EnvironmentError) in
      .success(try build.complaints(for: module))
    }
    // What is wrong with the solution itself is told of the solution.
    if case .success(let complaints) = complaints { return complaints }
    return nil
  }

  /// Does something with the module of an exercise that isn't graded.
  private func compiledApart<Value>(
    _ exercise: ExerciseFile, of lesson: Lesson,
    _ body: (ExerciseModule, AdapterBuild) throws(EnvironmentError) -> Made<Value>
  ) throws(EnvironmentError) -> Made<Value> {
    let folder = try TemporaryFolder()
    let build = try AdapterBuild(of: lesson, by: self, temporary: folder.path)
    let module = try toolchain.compile(
      exercise, module: lesson.module, mode: lesson.languageMode, into: folder.path,
      environment: environment(temporary: folder.path))
    return try module.then { module throws(EnvironmentError) in try body(module, build) }
  }

  /// The environment of everything that a run starts: what the compiler and the exercise leave in
  /// the folder for temporary files goes when the run is over.
  func environment(temporary: String) -> [String: String] {
    environment.merging(["TMPDIR": temporary]) { $1 }
  }
}
