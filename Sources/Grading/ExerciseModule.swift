import Basics
import Curriculum

/// A learner's exercise as the compiler left it.
struct ExerciseModule {
  var layout: ExerciseLayout
  /// The module file: the same bytes as long as only function bodies change.
  var interface: Data

  /// What it says to the linker; nil elsewhere than on Linux.
  var linkerFlags: LinkerFlags? {
    LinkerFlags(objectFile: layout.object)
  }

  /// Why it can't be loaded; nil if it can.
  func problem(of exercise: ExerciseFile) -> GradingError? {
    guard PlatformFlags.linkerIsToldOfLibraries else { return nil }
    guard let texts = linkerFlags?.texts else {
      return .doesNotLoad(details: "What the object file asks the linker for can't be read.")
    }
    let names = Imports.refused(in: texts)
    guard !names.isEmpty else { return nil }
    let lines = names.compactMap { Imports.line(of: $0, in: exercise.text) }
    // Words to the linker that no import has left there.
    guard let line = lines.min() else {
      return .doesNotLoad(details: "It asks the linker for \(names.joined(separator: ", ")).")
    }
    return .imports(names, line: line)
  }
}

extension Toolchain {
  /// Compiles an exercise into a folder, from a copy: the learner's file is only ever read.
  ///
  /// - Parameter hasLines: whether a crash will name the line at which it happened.
  func compile(
    _ exercise: ExerciseFile, module: String, mode: String = Lesson.usualLanguageMode,
    into folder: String, environment: [String: String], hasLines: Bool = false
  ) throws(EnvironmentError) -> Made<ExerciseModule> {
    let layout = ExerciseLayout(folder: folder, module: module, languageMode: mode)
    guard
      FileManager.default.createFile(atPath: layout.source, contents: Data(exercise.text.utf8))
    else { throw .noTemporaryFolder(path: folder) }
    // With lines or without, it is the same code.
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

  /// What came of compiling an exercise.
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

  /// Makes the library of an exercise.
  ///
  /// - Parameter loaded: what the linker would be told of libraries that are there anyway. Their names are
  ///   found when the exercise is loaded; to look through them here takes longer than everything else
  ///   that the linker does.
  func link(
    _ module: ExerciseModule, leavingOut loaded: Set<String> = [], environment: [String: String]
  ) throws(EnvironmentError) -> Made<String> {
    let layout = module.layout
    // The driver reads for itself what the object file asks for; `Imports` has looked at that.
    let names = Data((module.linkerFlags?.linked ?? []).joined(separator: "\n").utf8)
    guard layout.writeExports(),
      FileManager.default.createFile(atPath: layout.libraries, contents: names)
    else { throw .noTemporaryFolder(path: layout.folder) }
    let linked = try link(layout, leavingOut: loaded, environment: environment)
    return linked.ending.isSuccess
      ? .success(layout.library) : .failure(.problem(.doesNotLoad(details: linked.errors)))
  }
}

/// What the plan can't do, perhaps the driver can.
extension Toolchain {
  /// - Parameter isEnough: whether the answer to the plan's call tells all that can be told.
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

/// What an exercise imports, and what of that it may.
///
/// A host loads the libraries of these modules before it is confined; no others can be loaded later.
enum Imports {
  /// The modules that exercises may import, as they are told to learners.
  static let allowed = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch",
    "Distributed", "Observation", "RegexBuilder", "Synchronization", PlatformFlags.libraryModule,
  ]

  /// The libraries behind them, as the compiler asks the linker for them; other modules that these
  /// import have some of them.
  static let libraries = Set(
    [
      "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "dispatch", "swiftCore", "swiftDispatch", "swiftDistributed", "swiftGlibc",
      "swiftObservation", "swiftRegexBuilder", "swiftSwiftOnoneSupport", "swiftSynchronization",
      "swift_Builtin_float", "swift_Concurrency", "swift_Differentiation", "swift_RegexParser",
      "swift_StringProcessing",
    ].map { "-l" + $0 }
  ).union(unloaded)

  /// Parts of the C library. The linker is told of these, because their names have versions.
  static let systemLibraries = ["-lm", "-lpthread", "-ldl"]
  /// What no host loads: the C library, which every program has. One part of it only makes terminals,
  /// and is told nobody.
  static let unloaded = Set(systemLibraries + ["-lutil"])

  /// The modules that these words to the linker are about, but for what may be imported.
  static func refused(in texts: [String]) -> [String] {
    Set(texts).subtracting(libraries).map { text in
      let name = text.hasPrefix("-l") ? text.dropFirst(2) : text[...]
      return String(name.hasPrefix("swift") ? name.dropFirst(5) : name)
    }.sorted()
  }

  /// The line of a text that imports a module, from 1; nil if none does.
  static func line(of module: String, in text: String) -> Int? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains("import") && words.contains { $0 == module }
    }.map { $0 + 1 }
  }

  /// The modules that a text imports, one at the beginning of a line.
  static func modules(in text: String) -> [String] {
    text.matches(of: /(?m)^import (\w+)$/).map { String($0.1) }
  }
}

/// What an object file says to the linker: the libraries that its imports need.
///
/// On Linux the compiler writes it into a section of its own, one text after the other, each ended
/// by a zero. The toolchain's `swift-autolink-extract` reads it, too, but takes as long to start as
/// the linker to link.
struct LinkerFlags {
  var texts: [String]

  /// What of that the linker is told: a host loads all others itself.
  var linked: [String] { Imports.systemLibraries.filter(texts.contains) }

  /// What the linker is told of the libraries that come with the toolchain and that a program has
  /// loaded, because it needs them itself.
  ///
  /// Only of these: their names have no versions, so it makes no difference who finds them.
  static func loaded(by program: String) -> Set<String> {
    // A few pages of a few megabytes are looked at. If they can't be, the linker is told of every
    // library, which only takes longer.
    let url = URL(fileURLWithPath: program)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped), let file = ELFObject(data)
    else { return [] }
    let names = file.neededLibraries.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
    return Set(names.map { "-l" + $0.dropFirst(3).dropLast(3) })
  }

  init(texts: [String]) { self.texts = texts }

  /// - Returns: nil if this is no object file in the form that Linux has on all its 64-bit machines.
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
