import Basics
import Curriculum
import Launching
import Traces

/// The direct calls of compiler and linker that turn an exercise, or an adapter, into a library.
///
/// `swiftc` is a driver that only decides which programs to run. It is asked once, and its answer
/// holds for every exercise; calling the programs without it halves the time.
struct CompilerPlan: Codable, Equatable, Sendable {
  /// The call of the compiler frontend, which makes the object file and maybe the module.
  var compile: [String]
  /// The call that links the library.
  var link: [String]

  /// Asks the driver which programs it would run.
  ///
  /// - Returns: nil if its answer isn't understood; then the driver itself must be called each
  ///   time.
  init?<Layout: PlannedLayout>(
    for _: Layout.Type, of toolchain: Toolchain, environment: [String: String]
  ) {
    // If there is no room, the later call of the driver reports it.
    guard let place = try? TemporaryFolder() else { return nil }
    let asked = Layout(askedIn: place.path)
    for file in asked.askedFiles {
      makeFolder(file.folderPath)
      guard FileManager.default.createFile(atPath: file, contents: Data()) else { return nil }
    }
    // As a whole module, so that there is a single compiler call.
    guard let compile = toolchain.jobs(asked.compileArguments + ["-wmo"], environment)?.first,
      compile.contains("-frontend"), compile.contains("-c"),
      let linking = toolchain.jobs(asked.linkArguments, environment), linking.count <= 2,
      let link = linking.last
    else { return nil }
    func general(_ call: [String]) -> [String] {
      call.map { $0.replacing(place.path, with: Self.mark) }
    }
    self.compile = general(compile + asked.planArguments)
    self.link = general(Self.linkerCall(behind: link, toolchain, list: asked.libraries) ?? link)
  }

  /// The placeholder for the folder in the recorded calls.
  private static let mark = "{folder}"

  /// The arguments the driver is asked with; if they change, a cached plan is invalid.
  static var questions: [String] {
    let (exercise, adapter) = (ExerciseLayout(askedIn: mark), AdapterLayout(askedIn: mark))
    return exercise.compileArguments + exercise.planArguments + exercise.linkArguments
      + adapter.compileArguments + adapter.planArguments + adapter.linkArguments
  }

  func compileCall(for layout: some PlannedLayout) -> [String] {
    var call = filled(compile, for: layout)
    // The driver passes the language mode on unchanged, so it can be replaced here.
    if let place = call.firstIndex(of: languageModeFlag) { call[place + 1] = layout.languageMode }
    return call
  }

  /// - Parameter loaded: linker flags to leave out, because the host has loaded these libraries.
  func linkCall(for layout: some PlannedLayout, leavingOut loaded: Set<String>) -> [String] {
    filled(link, for: layout).filter { !loaded.contains($0) } + layout.otherObjects
  }

  private func filled<Layout: PlannedLayout>(_ call: [String], for layout: Layout) -> [String] {
    // Longest names first, because one may be a prefix of another.
    let names = zip(Layout(askedIn: Self.mark).names, layout.names)
      .sorted { $0.0.count > $1.0.count }
    return call.map { word in names.reduce(word) { $0.replacing($1.0, with: $1.1) } }
  }

  /// A linker call that blocks on its standard input before it reads the object file, and reads
  /// there, as a linker script, which libraries the object file needs.
  ///
  /// - Returns: nil if the linker doesn't read its files in order.
  func waitingLink(for layout: ExerciseLayout, leavingOut loaded: Set<String>) -> [String]? {
    guard link[0].hasSuffix("lld") else { return nil }
    let call = filled(link, for: layout)
    let list = "@" + layout.libraries
    guard call.contains(list), let object = call.firstIndex(of: layout.object) else { return nil }
    // The C compiler's runtime library, which is read before the wait. Some of its functions are in
    // no loaded library, so they can only be found here.
    let own = call.contains("-lgcc") ? ["-lgcc"] : []
    let needless = loaded.union([list, "-lgcc", "-lgcc_s"])
    // Starting a second thread takes longer than its work would.
    return call[..<object].filter { !needless.contains($0) } + own
      + ["--threads=1", layout.start] + call[object...].filter { !needless.contains($0) }
  }

  /// Asks the C compiler, which the driver uses for linking, for its own call of the linker.
  ///
  /// - Parameter list: the path of the file with library names, which is overwritten.
  /// - Returns: nil if the answer isn't as expected.
  private static func linkerCall(
    behind link: [String], _ toolchain: Toolchain, list: String
  ) -> [String]? {
    // LLVM's linker is the fastest one in the toolchain.
    let named = link.map { $0.hasPrefix("@") && $0.hasSuffix(".autolink") ? "@" + list : $0 }
    let question = named + ["-fuse-ld=lld", "-###"]
    // The C compiler expands the list of libraries; a made-up library shows where the list belongs.
    let mark = "-lPlanOfLibraries"
    guard FileManager.default.createFile(atPath: list, contents: Data(mark.utf8)),
      // Without an answer the C compiler is called each time.
      let answer = try? toolchain.execute(question, environment: [:]),
      answer.ending.isSuccess, let line = answer.errors.split(separator: "\n").last
    else { return nil }
    let words = shellWords(in: String(line)).map { $0 == mark ? "@" + list : $0 }
    // Accepts only a call that makes a shared library and contains the list.
    guard let program = words.first, FileManager.default.isExecutableFile(atPath: program),
      words.contains("-shared"), words.contains("@" + list)
    else { return nil }
    return words
  }
}

extension Toolchain {
  /// The programs that the driver would run, as lists of arguments; nil if it fails.
  fileprivate func jobs(_ arguments: [String], _ environment: [String: String]) -> [[String]]? {
    let question = arguments + ["-driver-print-jobs"]
    // Without an answer the driver is called each time and reports the error itself.
    guard let answer = try? run(question, environment: environment), answer.ending.isSuccess
    else { return nil }
    return answer.output.split(separator: "\n").map { shellWords(in: String($0)) }
  }
}

/// The file names used in building something, and the driver's arguments for that.
protocol PlannedLayout {
  /// The toolchain's plan for this kind of layout.
  static var plan: KeyPath<Toolchain, CompilerPlan?> { get }
  /// Makes an example layout with which the driver is asked.
  init(askedIn folder: String)
  /// The paths and names that vary between layouts.
  var names: [String] { get }
  /// The Swift language mode, 5 or 6.
  var languageMode: String { get }
  /// Further object files to link into the library; none when the driver is asked.
  var otherObjects: [String] { get }
  /// The files that must exist when the driver is asked.
  var askedFiles: [String] { get }
  /// The path where the driver expects the list of libraries that the object file needs.
  var libraries: String { get }
  /// The path of the list of symbols that other libraries can find, for the linker.
  var exports: String { get }
  /// The symbols in it.
  static var exported: String { get }
  var compileArguments: [String] { get }
  /// Additional arguments for the direct compiler call. A compiler that rejects one of them is
  /// called through the driver, without them.
  var planArguments: [String] { get }
  var linkArguments: [String] { get }
}

extension PlannedLayout {
  /// Writes the linker's list of exported symbols.
  func writeExports() throws(EnvironmentError) {
    try write(PlatformFlags.exportList(of: Self.exported), to: exports)
  }

  /// Writes the linker's lists: of exported symbols, and of these libraries.
  func writeLists(_ names: [String]) throws(EnvironmentError) {
    try writeExports()
    try write(names.joined(separator: "\n"), to: libraries)
  }
}

/// The compiler's option for the language mode.
let languageModeFlag = "-swift-version"

/// The files in the folder where an exercise is compiled.
struct ExerciseLayout: PlannedLayout {
  static var plan: KeyPath<Toolchain, CompilerPlan?> { \.plan }
  var folder: String
  var module: String
  var languageMode = Lesson.usualLanguageMode
  /// The object files of functions that are added to the exercise.
  var otherObjects: [String] = []

  var source: String { "\(folder)/\(Repository.exerciseName)" }
  /// The copy of the source for the purity analysis's compiler.
  var read: String { "\(folder)/Read.swift" }
  var object: String { "\(folder)/exercise.o" }
  var interface: String { "\(folder)/\(module).swiftmodule" }
  var library: String { "\(folder)/lesson" }
  /// The first input of a linker that waits for the compiler.
  var start: String { "\(folder)/start" }
  /// The list of the exercise's exported symbols.
  var exports: String { "\(folder)/exports" }
  var libraries: String { "\(library).autolink" }
  var names: [String] { [folder, module] }
  var askedFiles: [String] { [source, object, exports] }

  /// The options of every file in the exercise's module.
  var moduleArguments: [String] {
    [languageModeFlag, languageMode, "-parse-as-library", "-module-name", module]
      + ["-Onone", "-enable-testing"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
  }

  var compileArguments: [String] {
    moduleArguments + ["-emit-module", "-emit-module-path", interface, "-c", source, "-o", object]
  }

  var planArguments: [String] {
    ["-emit-module-path", interface]
      // Output on this descriptor shows that the compiler has finished: it writes its diagnostics
      // file last, before cleaning up, for which the caller needn't wait. The content is ignored.
      + ["-serialize-diagnostics-path", "/dev/stdout"]
      // Skips the compiler's self-checks, and its comparison with a previous object file.
      + ["-disable-llvm-verify", "-sil-verify-none", "-disable-incremental-llvm-codegen"]
      // This optimization pass, which finds no errors, takes longer than it saves.
      + ["-Xllvm", "-sil-disable-pass=onone-simplification"]
  }

  /// Options that let a crash be traced to a line; they make compiling a tenth slower.
  static let lineArguments = ["-gline-tables-only"]

  /// The library has the same name for every exercise, so an adapter linked to one fits all.
  var linkArguments: [String] {
    ["-emit-library", "-o", library, object] + otherObjects + PlatformFlags.named("lesson")
      + PlatformFlags.exports(listedIn: exports)
  }

  /// All Swift symbols, which is what an adapter needs, but no C functions that could replace those
  /// of libraries.
  static let exported = "$s*"
}

extension ExerciseLayout {
  init(askedIn folder: String) { self.init(folder: folder, module: "PlanOfAnExercise") }
}

/// The files in the folder where an adapter is built.
struct AdapterLayout: PlannedLayout {
  static var plan: KeyPath<Toolchain, CompilerPlan?> { \.adapterPlan }
  var source = ""
  /// The folder with the exercise's module and library.
  var exercise = ""
  /// The folder with modules of this package's build.
  var modules = ""
  /// The folder for the build products.
  var folder: String
  var languageMode: String { "6" }
  /// The object files from this package's build that play the lesson's scripts.
  var otherObjects: [String] = []

  var object: String { "\(folder)/adapter.o" }
  var library: String { "\(folder)/adapter" }
  var libraries: String { "\(library).autolink" }
  var exerciseLibrary: String { "\(exercise)/lesson" }
  var names: [String] { [source, exercise, modules, folder] }
  var exports: String { "\(library).exports" }
  var askedFiles: [String] { [source, object, exerciseLibrary, exports] }
  // Skips the compiler's self-checks.
  var planArguments: [String] { ["-disable-llvm-verify"] }

  var compileArguments: [String] {
    [languageModeFlag, languageMode, "-parse-as-library", "-module-name", "Adapter", "-Onone"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-I", modules, "-I", exercise, "-c", source, "-o", object]
  }

  var linkArguments: [String] {
    ["-emit-library", "-o", library, object] + otherObjects + [exerciseLibrary]
      + PlatformFlags.adapter + PlatformFlags.exports(listedIn: exports)
      + ["-Xlinker", "-rpath", "-Xlinker", PlatformFlags.ownFolder]
  }

  /// The entry alone: the scripts know rules, which no exercise should find by name.
  static let exported = ExerciseAnswers.symbol
}

extension AdapterLayout {
  init(askedIn folder: String) {
    self.init(
      source: "\(folder)/\(Repository.adapterName)", exercise: "\(folder)/exercise",
      modules: "\(folder)/modules", folder: "\(folder)/made")
  }
}
