import Basics
import Curriculum

/// A successfully compiled exercise.
struct ExerciseModule {
  var layout: ExerciseLayout
  /// The bytes of its module file, which stay the same as long as only function bodies change.
  var interface: Data

  /// The libraries that its object file asks the linker for; nil except on Linux.
  var linkerFlags: LinkerFlags? {
    LinkerFlags(objectFile: layout.object)
  }

  /// The error if the exercise imports a module that isn't allowed; nil if it may be loaded.
  func problem(of exercise: ExerciseFile) -> GradingError? {
    guard PlatformFlags.linkerIsToldOfLibraries else { return nil }
    guard let texts = linkerFlags?.texts else {
      return .doesNotLoad(details: "What the object file asks the linker for can't be read.")
    }
    let names = Imports.refused(in: texts)
    guard !names.isEmpty else { return nil }
    let lines = names.compactMap { Imports.line(of: $0, in: exercise.text) }
    // Linker flags that no import statement explains.
    guard let line = lines.min() else {
      return .doesNotLoad(details: "It asks the linker for \(names.joined(separator: ", ")).")
    }
    return .imports(names, line: line)
  }
}

extension Toolchain {
  /// Compiles an exercise from a copy in `folder`; the learner's file is never written.
  ///
  /// - Parameter hasLines: whether to add line tables, so that a crash can be traced to a line.
  func compile(
    _ exercise: ExerciseFile, module: String, mode: String = Lesson.usualLanguageMode,
    into folder: String, environment: [String: String], hasLines: Bool = false
  ) throws(EnvironmentError) -> Made<ExerciseModule> {
    let layout = ExerciseLayout(folder: folder, module: module, languageMode: mode)
    try write(exercise.text, to: layout.source)
    // Line tables don't change the machine code.
    let answer = try compile(
      layout, adding: hasLines ? ExerciseLayout.lineArguments : [], environment: environment
    ) { answer in
      if case .failure(.problem(.compilerGaveUp)) = compilation(answer, layout) {
        false
      } else {
        true
      }
    }
    return compilation(answer, layout)
  }

  /// Turns the compiler's result into a module or the errors to report.
  func compilation(_ answer: Captured, _ layout: ExerciseLayout) -> Made<ExerciseModule> {
    let (ending, manager) = (answer.ending, FileManager.default)
    guard ending == .done ? manager.fileExists(atPath: layout.object) : ending.isSuccess,
      let interface = manager.contents(atPath: layout.interface)
    else {
      let messages = CompilerMessage.errors(in: answer.errors, file: layout.source)
      guard messages.isEmpty else { return .failure(.doesNotCompile(messages)) }
      let isLate = ending == .killed(signal: SIGXCPU)
      return .failure(.problem(isLate ? .compilesTooLong : .compilerGaveUp(details: answer.errors)))
    }
    return .success(ExerciseModule(layout: layout, interface: interface))
  }

  /// Links the shared library of an exercise.
  ///
  /// - Parameter loaded: linker flags of libraries that the host has loaded already. The loader
  ///   resolves their symbols; if the linker searched them, that would take longer than the rest of
  ///   its work.
  func link(
    _ module: ExerciseModule, leavingOut loaded: Set<String> = [], environment: [String: String]
  ) throws(EnvironmentError) -> Made<String> {
    let layout = module.layout
    // The driver reads the object file's linker flags itself; `Imports` has checked them.
    let flags = ([layout.object] + layout.otherObjects).compactMap(LinkerFlags.init(objectFile:))
    try layout.writeLists(Set(flags.flatMap(\.linked)).sorted())
    let linked = try link(layout, leavingOut: loaded, environment: environment)
    return linked.ending.isSuccess
      ? .success(layout.library) : .failure(.problem(.doesNotLoad(details: linked.errors)))
  }
}

/// Calls the compiler and linker directly by the plan, and falls back to the driver if that fails.
extension Toolchain {
  /// - Parameter isEnough: whether the planned call's result is conclusive, so that no fallback is
  ///   needed.
  func compile<Layout: PlannedLayout>(
    _ layout: Layout, adding words: [String] = [], environment: [String: String],
    _ isEnough: (Captured) -> Bool
  ) throws(EnvironmentError) -> Captured {
    if let plan = self[keyPath: Layout.plan] {
      let answer = try execute(plan.compileCall(for: layout) + words, environment: environment)
      if isEnough(answer) { return answer }
    }
    return try run(layout.compileArguments + words, environment: environment)
  }

  func link<Layout: PlannedLayout>(
    _ layout: Layout, leavingOut loaded: Set<String>, environment: [String: String]
  ) throws(EnvironmentError) -> Captured {
    if let plan = self[keyPath: Layout.plan] {
      let call = plan.linkCall(for: layout, leavingOut: loaded)
      let answer = try execute(call, environment: environment)
      if answer.ending.isSuccess { return answer }
    }
    return try run(layout.linkArguments, environment: environment)
  }
}

/// The modules that exercises may import.
///
/// A host loads their libraries before it enters the sandbox; none can be loaded afterwards.
enum Imports {
  /// The allowed modules, as listed in messages to learners.
  static let allowed = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch",
    "Distributed", "Observation", "RegexBuilder", "Synchronization", PlatformFlags.libraryModule,
  ]

  /// The linker flags of the allowed modules' libraries, including those that these modules import
  /// themselves.
  static let libraries = Set(
    [
      "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "dispatch", "swiftCore", "swiftDispatch", "swiftDistributed", "swiftGlibc",
      "swiftObservation", "swiftRegexBuilder", "swiftSwiftOnoneSupport", "swiftSynchronization",
      "swift_Builtin_float", "swift_Concurrency", "swift_Differentiation", "swift_RegexParser",
      "swift_StringProcessing",
    ].map { "-l" + $0 }
  ).union(unloaded)

  /// Parts of the C library. They must be linked explicitly, because their symbols are versioned.
  static let systemLibraries = ["-lm", "-lpthread", "-ldl"]
  /// Flags of libraries that the host needn't load, because every program has the C library.
  /// `-lutil` (pseudoterminals) isn't passed to the linker either.
  static let unloaded = Set(systemLibraries + ["-lutil"])

  /// The module names behind those linker flags that aren't allowed, sorted.
  static func refused(in texts: [String]) -> [String] {
    Set(texts).subtracting(libraries).map { text in
      let name = text.hasPrefix("-l") ? text.dropFirst(2) : text[...]
      return String(name.hasPrefix("swift") ? name.dropFirst(5) : name)
    }.sorted()
  }

  /// The number of the line that imports a module, from 1; nil if none does.
  static func line(of module: String, in text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains("import") && words.contains { $0 == module }
    }.map { $0 + 1 }
  }

  /// The modules that are imported by lines of the form `import Name`.
  static func modules(in text: String) -> [String] {
    text.matches(of: /(?m)^import (\w+)$/).map { String($0.1) }
  }
}

/// The linker flags in an object file, which its imports have put there.
///
/// On Linux the compiler writes them into a section of its own, separated by zero bytes. The
/// toolchain's `swift-autolink-extract` extracts them too, but takes as long to start as the linker
/// takes to link.
struct LinkerFlags {
  var texts: [String]

  /// The flags that are passed to the linker; the host loads all other libraries itself.
  var linked: [String] { Imports.systemLibraries.filter(texts.contains) }

  /// The flags of the Swift libraries that a program has itself loaded and that needn't be linked
  /// again.
  ///
  /// Only unversioned libraries (`lib….so`): it makes no difference whether the linker or the
  /// loader resolves their symbols.
  static func loaded(by program: String) -> Set<String> {
    // The file is mapped, so only a few of its pages are read. If it can't be read, the linker gets
    // all libraries, which is only slower.
    let url = URL(fileURLWithPath: program)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped), let file = ELFObject(data)
    else { return [] }
    let names = file.neededLibraries.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
    return Set(names.map { "-l" + $0.dropFirst(3).dropLast(3) })
  }

  init(texts: [String]) { self.texts = texts }

  /// - Returns: nil if the data isn't a 64-bit little-endian ELF object file.
  init?(objectFile data: Data) {
    guard let file = ELFObject(data),
      let sections = file.sections(named: ".swift1_autolink_entries")
    else { return nil }
    texts = sections.flatMap { $0.split(separator: 0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  init?(objectFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(objectFile: data)
  }
}
