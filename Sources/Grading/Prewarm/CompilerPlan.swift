import Basics
import Curriculum
import Launching

/// How the toolchain itself makes a library of an exercise, or of an adapter, program by program.
///
/// `swiftc` only decides which programs to run and with what: asked once, its answer holds for every
/// exercise, and running the programs without it takes half the time.
struct CompilerPlan: Codable, Equatable, Sendable {
  /// The compiler proper: makes the object file, and the module if there is to be one.
  var compile: [String]
  /// Makes the library.
  var link: [String]

  /// Asks the driver.
  ///
  /// - Returns: nil if its answer isn't understood; then the driver itself has to be called.
  init?<Layout: PlannedLayout>(
    for _: Layout.Type, of toolchain: Toolchain, environment: [String: String]
  ) {
    // Without a plan the driver is called, and that call says that there is no room.
    guard let place = try? TemporaryFolder() else { return nil }
    let asked = Layout(askedIn: place.path)
    for file in asked.askedFiles {
      makeFolder(file.folderPath)
      guard FileManager.default.createFile(atPath: file, contents: Data()) else { return nil }
    }
    // As a whole module, so that there is one call for it.
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

  /// What stands for the folder in which the driver was asked.
  private static let mark = "{folder}"

  /// What the driver is asked about: another question, another plan.
  static var questions: [String] {
    let (exercise, adapter) = (ExerciseLayout(askedIn: mark), AdapterLayout(askedIn: mark))
    return exercise.compileArguments + exercise.planArguments + exercise.linkArguments
      + adapter.compileArguments + adapter.planArguments + adapter.linkArguments
  }

  func compileCall(for layout: some PlannedLayout) -> [String] {
    var call = filled(compile, for: layout)
    // The driver passes it on as it is, and does nothing else for it.
    if let place = call.firstIndex(of: languageModeFlag) { call[place + 1] = layout.languageMode }
    return call
  }

  /// - Parameter loaded: what the linker isn't told of, because the host has loaded it.
  func linkCall(for layout: some PlannedLayout, leavingOut loaded: Set<String>) -> [String] {
    filled(link, for: layout).filter { !loaded.contains($0) } + layout.otherObjects
  }

  private func filled<Layout: PlannedLayout>(_ call: [String], for layout: Layout) -> [String] {
    // The longest name first: one may be the beginning of another.
    let names = zip(Layout(askedIn: Self.mark).names, layout.names)
      .sorted { $0.0.count > $1.0.count }
    return call.map { word in names.reduce(word) { $0.replacing($1.0, with: $1.1) } }
  }

  /// A call of the linker that waits for its standard input before it reads the object file, and
  /// is told there, as a script, which libraries that asks for.
  ///
  /// - Returns: nil if the linker isn't one that reads its files one after the other.
  func waitingLink(for layout: ExerciseLayout, leavingOut loaded: Set<String>) -> [String]? {
    guard link[0].hasSuffix("lld") else { return nil }
    let call = filled(link, for: layout)
    let list = "@" + layout.libraries
    guard call.contains(list), let object = call.firstIndex(of: layout.object) else { return nil }
    // The C compiler's own functions, which it looks through before it waits. Some of them are in no
    // library that is loaded: only here they can be found.
    let own = call.contains("-lgcc") ? ["-lgcc"] : []
    let needless = loaded.union([list, "-lgcc", "-lgcc_s"])
    // A second thread takes longer to start than there is work for it.
    return call[..<object].filter { !needless.contains($0) } + own
      + ["--threads=1", layout.start] + call[object...].filter { !needless.contains($0) }
  }

  /// The linker's own call, which the C compiler makes when it is asked to link.
  ///
  /// - Parameter list: the file with the names of libraries; what it holds is lost.
  /// - Returns: nil if that isn't how it is here.
  private static func linkerCall(
    behind link: [String], _ toolchain: Toolchain, list: String
  ) -> [String]? {
    // LLVM's linker is the fastest of those that come with the toolchain.
    let named = link.map { $0.hasPrefix("@") && $0.hasSuffix(".autolink") ? "@" + list : $0 }
    let question = named + ["-fuse-ld=lld", "-###"]
    // It reads the list of libraries itself; what it makes of it shows where the list belongs.
    let mark = "-lPlanOfLibraries"
    guard FileManager.default.createFile(atPath: list, contents: Data(mark.utf8)),
      // Without an answer the C compiler is called each time.
      let answer = try? toolchain.execute(question, environment: [:]),
      answer.ending.isSuccess, let line = answer.errors.split(separator: "\n").last
    else { return nil }
    let words = shellWords(in: String(line)).map { $0 == mark ? "@" + list : $0 }
    // The call that is told to share, and where the list belongs, makes the library.
    guard let program = words.first, FileManager.default.isExecutableFile(atPath: program),
      words.contains("-shared"), words.contains("@" + list)
    else { return nil }
    return words
  }
}

extension Toolchain {
  /// The programs that the driver would run, word by word, or nil if it doesn't tell.
  fileprivate func jobs(_ arguments: [String], _ environment: [String: String]) -> [[String]]? {
    let question = arguments + ["-driver-print-jobs"]
    // Without an answer the driver is called each time, and says itself what is wrong.
    guard let answer = try? run(question, environment: environment), answer.ending.isSuccess
    else { return nil }
    return answer.output.split(separator: "\n").map { shellWords(in: String($0)) }
  }
}

/// Where the parts of something stand while it is made, and what the driver is told for that.
protocol PlannedLayout {
  /// How the toolchain makes them.
  static var plan: KeyPath<Toolchain, CompilerPlan?> { get }
  /// Stands for all others when the driver is asked.
  init(askedIn folder: String)
  /// What differs from one to the other: paths and names.
  var names: [String] { get }
  /// The rules that it is compiled by: those of Swift 5 or 6.
  var languageMode: String { get }
  /// What is linked into the library beside the object file; none when the driver is asked.
  var otherObjects: [String] { get }
  /// The files that have to be there when the driver is asked.
  var askedFiles: [String] { get }
  /// Where the driver wants the list of libraries that the object file asks for.
  var libraries: String { get }
  var compileArguments: [String] { get }
  /// What the compiler is told beside what the driver would tell it. One that doesn't know all of it
  /// is called by its driver, without.
  var planArguments: [String] { get }
  var linkArguments: [String] { get }
}

/// What the compiler is told of the rules that it is to follow.
let languageModeFlag = "-swift-version"

/// Where the parts of an exercise stand while it is compiled.
struct ExerciseLayout: PlannedLayout {
  static var plan: KeyPath<Toolchain, CompilerPlan?> { \.plan }
  var folder: String
  var module: String
  var languageMode = Lesson.usualLanguageMode
  var otherObjects: [String] { [] }

  var source: String { "\(folder)/\(Repository.exerciseName)" }
  /// The same for the compiler that only reads it.
  var read: String { "\(folder)/Read.swift" }
  var object: String { "\(folder)/exercise.o" }
  var interface: String { "\(folder)/\(module).swiftmodule" }
  var library: String { "\(folder)/lesson" }
  /// What a linker that waits for the compiler reads first.
  var start: String { "\(folder)/start" }
  /// Which names of the exercise others can find.
  var exports: String { "\(folder)/exports" }
  var libraries: String { "\(library).autolink" }
  var names: [String] { [folder, module] }
  var askedFiles: [String] { [source, object, exports] }

  var compileArguments: [String] {
    [languageModeFlag, languageMode, "-parse-as-library", "-module-name", module]
      + ["-Onone", "-enable-testing"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-emit-module", "-emit-module-path", interface, "-c", source, "-o", object]
  }

  var planArguments: [String] {
    ["-emit-module-path", interface]
      // The first byte on standard output means: compiled, or found mistakes. The compiler writes this
      // file last of all; what it does after that is to clean up, which takes a while, and nobody
      // waits for it. What the file says is of no interest.
      + ["-serialize-diagnostics-path", "/dev/stdout"]
      // The compiler's checks of its own work are left to whoever maintains the compiler, and there
      // is no other object file that this one could be the same as.
      + ["-disable-llvm-verify", "-sil-verify-none", "-disable-incremental-llvm-codegen"]
      // What it does to make code faster, after all that finds mistakes, takes longer than it saves.
      + ["-Xllvm", "-sil-disable-pass=onone-simplification"]
  }

  /// What is added so that a crash can name a line: it takes a tenth of the compiler's time.
  static let lineArguments = ["-gline-tables-only"]

  /// The library is called the same wherever it stands: an adapter that asks for it fits every one.
  var linkArguments: [String] {
    ["-emit-library", "-o", library, object] + PlatformFlags.named("lesson")
      + PlatformFlags.exports(listedIn: exports)
  }

  /// Writes down that others find what Swift has named, which is all that an adapter needs, and no
  /// function under a name that libraries call.
  func writeExports() -> Bool {
    FileManager.default.createFile(
      atPath: exports, contents: Data(PlatformFlags.exportList.utf8))
  }
}

extension ExerciseLayout {
  init(askedIn folder: String) { self.init(folder: folder, module: "PlanOfAnExercise") }
}

/// Where the parts of an adapter stand while it is built.
struct AdapterLayout: PlannedLayout {
  static var plan: KeyPath<Toolchain, CompilerPlan?> { \.adapterPlan }
  var source = ""
  /// The folder with the exercise's module, and its library.
  var exercise = ""
  /// The folder with the modules that the package's build has made.
  var modules = ""
  /// The folder for what is made.
  var folder: String
  var languageMode: String { "6" }
  /// What plays the lesson's scripts, as the package's build has compiled it.
  var otherObjects: [String] = []

  var object: String { "\(folder)/adapter.o" }
  var library: String { "\(folder)/adapter" }
  var libraries: String { "\(library).autolink" }
  var exerciseLibrary: String { "\(exercise)/lesson" }
  var names: [String] { [source, exercise, modules, folder] }
  var askedFiles: [String] { [source, object, exerciseLibrary] }
  // The compiler's checks of its own work are left to whoever maintains the compiler.
  var planArguments: [String] { ["-disable-llvm-verify"] }

  var compileArguments: [String] {
    [languageModeFlag, languageMode, "-parse-as-library", "-module-name", "Adapter", "-Onone"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-I", modules, "-I", exercise, "-c", source, "-o", object]
  }

  var linkArguments: [String] {
    ["-emit-library", "-o", library, object] + otherObjects + [exerciseLibrary]
      + PlatformFlags.adapter
      + ["-Xlinker", "-rpath", "-Xlinker", PlatformFlags.ownFolder]
  }
}

extension AdapterLayout {
  init(askedIn folder: String) {
    self.init(
      source: "\(folder)/\(Repository.adapterName)", exercise: "\(folder)/exercise",
      modules: "\(folder)/modules", folder: "\(folder)/made")
  }
}
