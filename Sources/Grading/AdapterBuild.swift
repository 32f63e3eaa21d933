import Basics
import Curriculum
import Launching

/// Builds a lesson's adapter against a compiled exercise and caches the result until an input
/// changes.
///
/// The adapter library is linked to the name `lesson` in its own folder, not to a particular
/// exercise, so one build serves all exercises with the same interface.
struct AdapterBuild {
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let cache: BuildCache
  /// The path of the adapter's source, or of a copy, and its text.
  private let source: String
  private let text: String
  /// The paths of the object files that play the lesson's scripts.
  private let objects: [String]
  private let lesson: Lesson

  init(
    of lesson: Lesson, for exercise: ExerciseFile, by grader: Grader, temporary: String
  ) throws(EnvironmentError) {
    let builds = grader.repository.builds
    (self.lesson, toolchain) = (lesson, grader.toolchain)
    environment = grader.environment(temporary: temporary)
    // In a folder of its own, because the cache treats everything in its folder as builds and
    // prunes it.
    let spare = "\(temporary)/builds"
    makeFolder(builds)
    let isWritable = FileManager.default.isWritableFile(atPath: builds)
    cache = BuildCache(folder: isWritable ? builds : spare, spare: spare)
    let own = grader.repository.adapter(of: lesson.id)
    let whole = try ownText(at: own)
    var text = whole.importing(asIn: exercise.text)
    if whole.contains("#if STEP_") {
      let without = exercise.stepsWithoutTypes(stub: try grader.repository.ownStub(of: lesson))
      text = text.forSteps(of: lesson, besides: without)
    }
    self.text = text
    // Most adapters fit as they are, and are compiled where they are.
    source = text == whole ? own : "\(temporary)/\(Repository.adapterName)"
    if source != own { try write(text, to: source) }
    objects = HostPrograms.objects(of: Imports.modules(in: text))
  }

  /// Returns the adapter's object file and library, from the cache if possible.
  ///
  /// - Parameters:
  ///   - willBuild: called before a build, if the cache has no adapter for this module interface.
  ///   - library: makes the exercise's library, to which the adapter is linked.
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

  /// The compiler's messages about the adapter when compiled against a module; nil if it compiles.
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

  /// Links the adapter and removes the temporary lists for the linker.
  private func linked(
    _ layout: AdapterLayout, leavingOut loaded: Set<String>
  ) throws(EnvironmentError) -> Made<AdapterLayout> {
    // Only the Linux driver needs this list; elsewhere the linker reads it from the object file.
    let names = (LinkerFlags(objectFile: layout.object)?.texts ?? []).filter {
      !loaded.contains($0)
    }
    try layout.writeLists(Set(names).sorted())
    defer { for list in [layout.exports, layout.libraries] { unlink(list) } }
    let answer = try toolchain.link(layout, leavingOut: loaded, environment: environment)
    return answer.ending.isSuccess
      ? .success(layout) : .failure(.problem(.doesNotLoad(details: answer.errors)))
  }

  private func name(for module: ExerciseModule, leavingOut loaded: Set<String>) -> String {
    var key = CacheKey()
    let modules = HostPrograms.ownModules
    for word in [toolchain.compiler, toolchain.identity, text, modules] { key.add(word) }
    for word in CompilerPlan.questions + loaded.sorted() { key.add(word) }
    // The interfaces of imported modules that this package's build has made.
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
  /// Hard-links or copies the adapter library into an exercise's folder and returns its path there.
  func placed(beside exercise: ExerciseLayout) throws(EnvironmentError) -> String {
    let place = "\(exercise.folder)/adapter"
    // A hard link, because the loader looks for `lesson` beside the adapter as it was loaded.
    unlink(place)
    if link(library, place) == 0 { return place }
    guard let data = FileManager.default.contents(atPath: library),
      FileManager.default.createFile(atPath: place, contents: data)
    else { throw .noTemporaryFolder(path: exercise.folder) }
    return place
  }
}

extension String {
  /// The adapter with each `#if STEP_7` decided: that part is compiled only if the exercise declares
  /// the types of step 7. Line numbers stay the same.
  fileprivate func forSteps(of lesson: Lesson, besides without: Set<Int>) -> String {
    lesson.steps.reduce(self) { text, step in
      text.replacing(
        "#if STEP_\(step.number)\n", with: "#if \(!without.contains(step.number))\n")
    }
  }
}

extension String {
  /// The adapter with a function imported wherever the exercise declares one in place of the lesson's
  /// variable: both are called alike.
  fileprivate func importing(asIn exercise: String) -> String {
    let word = "import var "
    var (text, rest) = ("", 0)
    while let start = offset(of: word, from: rest),
      let dot = offset(of: ".", from: start), let end = offset(of: "\n", from: dot)
    {
      let function = "\nfunc \(part(from: dot + 1, to: end))("
      let isFunction = exercise.offset(of: function, from: 0) != nil
      text += part(from: rest, to: start) + (isFunction ? "import func " : word)
      rest = start + word.utf8.count
    }
    return rest == 0 ? self : text + part(from: rest)
  }
}

/// Maps the lines of an adapter to the declarations of the exercise that they need.
package struct AdapterRequirements {
  private var names: [(line: Int, name: String)] = []

  /// Reads the `// needs: …` comments of an adapter's source.
  package init(source: String) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: /\/\/ needs: (.+)/) {
        names.append((index + 1, String(match.1)))
      }
    }
  }

  /// The needed names at these lines, without duplicates, in line order.
  package func names(atLines lines: [Int]) -> [String] {
    lines.sorted().reduce(into: []) { found, line in
      guard let name = names.last(where: { $0.line <= line })?.name else { return }
      if !found.contains(name) { found.append(name) }
    }
  }
}

extension Grader {
  /// Builds the adapter of a lesson for the learner's exercise, or for the stub if that fails. It
  /// stays valid as long as only function bodies change.
  ///
  /// - Parameter willBuild: called with the exercise's text if the adapter isn't cached.
  public func prepare(
    for lesson: Lesson, willBuild: (String) -> Void = { _ in }
  ) throws(EnvironmentError) {
    let loaded = try HostPrograms().loaded
    for path in [path(of: lesson), repository.stub(of: lesson.id)] {
      if Cancellation.isRequested { throw .cancelled }
      // An exercise that can't be read is reported when it is graded.
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

  /// The compiler's messages about a lesson's adapter when compiled against an exercise; nil if it
  /// compiles.
  ///
  /// For authors of adapters; learners get the missing names in the lesson's words.
  ///
  /// - Parameter exercise: nil for the reference solution.
  package func adapterComplaints(
    for lesson: Lesson, beside exercise: ExerciseFile? = nil
  ) throws(EnvironmentError) -> String? {
    guard let exercise else {
      let solution = try self.exercise(at: repository.solution(of: lesson.id))
      return try adapterComplaints(for: lesson, beside: solution)
    }
    let complaints = try compiledApart(exercise, of: lesson) {
      module, build throws(EnvironmentError) in
      .success(try build.complaints(for: module))
    }
    // Errors in the solution itself are reported by the check of the solution.
    if case .success(let complaints) = complaints { return complaints }
    return nil
  }

  /// Compiles an exercise in a temporary folder, without grading it, and passes its module to
  /// `body`.
  private func compiledApart<Value>(
    _ exercise: ExerciseFile, of lesson: Lesson,
    _ body: (ExerciseModule, AdapterBuild) throws(EnvironmentError) -> Made<Value>
  ) throws(EnvironmentError) -> Made<Value> {
    let folder = try TemporaryFolder()
    let build = try AdapterBuild(of: lesson, for: exercise, by: self, temporary: folder.path)
    let module = try toolchain.compile(
      exercise, module: lesson.module, mode: lesson.languageMode, into: folder.path,
      environment: environment(temporary: folder.path))
    return try module.then { module throws(EnvironmentError) in try body(module, build) }
  }

  /// The environment of all child processes of a grading. `TMPDIR` is the grading's own folder, so
  /// the compiler's and the exercise's temporary files are deleted with it.
  func environment(temporary: String) -> [String: String] {
    environment.merging(["TMPDIR": temporary]) { $1 }
  }
}
