import Foundation
import Launching

/// How the toolchain itself makes a library of an exercise, program by program.
///
/// `swiftc` only decides which programs to run and with what: asked once, its answer holds for every
/// exercise, and running the programs without it takes half the time.
struct CompilerPlan: Codable, Equatable, Sendable {
  /// The compiler proper: makes the object file and the module.
  var compile: [String]
  /// Makes the library.
  var link: [String]

  /// What the driver is asked about, but for the names of files: another question, another plan.
  static var questions: [String] {
    let layout = ExerciseLayout(folder: "", module: "")
    return layout.compileArguments + layout.planArguments + layout.linkArguments
  }

  /// What stands in the plan for names that differ from exercise to exercise.
  private static let folder = "{folder}"
  private static let module = "{module}"

  /// A call of the plan for one exercise.
  static func filled(_ call: [String], folder: String, module: String) -> [String] {
    call.map { $0.replacing(Self.folder, with: folder).replacing(Self.module, with: module) }
  }

  /// A call of the linker that waits for its standard input before it reads the object file, and
  /// is told there, as a script, which libraries that asks for.
  ///
  /// - Parameter loaded: what it isn't told of.
  /// - Returns: nil if the linker isn't one that reads its files one after the other.
  func waitingLink(for layout: ExerciseLayout, leavingOut loaded: Set<String>) -> [String]? {
    guard link[0].hasSuffix("lld") else { return nil }
    let call = Self.filled(link, folder: layout.folder, module: layout.module)
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
  static func linkerCall(
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
    // Who is told to share and where the list belongs makes the library.
    guard let program = words.first, FileManager.default.isExecutableFile(atPath: program),
      words.contains("-shared"), words.contains("@" + list)
    else { return nil }
    return words
  }

  /// Asks the driver.
  ///
  /// - Returns: nil if its answer isn't understood; then the driver itself has to be called.
  init?(of toolchain: Toolchain, environment: [String: String]) {
    // Without a plan the driver is called, and whoever calls it says that there is no room.
    guard let place = try? TemporaryFolder() else { return nil }
    let name = "PlanOfAnExercise"
    let layout = ExerciseLayout(folder: place.path, module: name)
    func general(_ call: [String]) -> [String] {
      call.map { $0.replacing(place.path, with: Self.folder).replacing(name, with: Self.module) }
    }
    for file in [layout.source, layout.object, layout.exports] {
      guard FileManager.default.createFile(atPath: file, contents: Data()) else { return nil }
    }
    // As a whole module, so that there is one call for it.
    guard let compiling = toolchain.jobs(layout.compileArguments + ["-wmo"], environment),
      let linking = toolchain.jobs(layout.linkArguments, environment),
      var compile = compiling.first, compile.contains("-frontend"), compile.contains("-c"),
      let link = linking.last, linking.count <= 2
    else { return nil }
    compile += layout.planArguments
    self.compile = general(compile)
    self.link = general(Self.linkerCall(behind: link, toolchain, list: layout.libraries) ?? link)
  }
}

extension Toolchain {
  /// The programs that the driver would run, word by word, or nil if it doesn't tell.
  func jobs(_ arguments: [String], _ environment: [String: String]) -> [[String]]? {
    let question = arguments + ["-driver-print-jobs"]
    // Without an answer the driver is called each time, and says itself what is wrong.
    guard let answer = try? run(question, environment: environment), answer.ending.isSuccess
    else { return nil }
    return answer.output.split(separator: "\n").map { shellWords(in: String($0)) }
  }
}

/// Where the parts of an exercise stand while it is compiled.
struct ExerciseLayout {
  var folder: String
  var module: String

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
  /// Where the driver wants the list of libraries that the object file asks for.
  var libraries: String { "\(library).autolink" }

  var compileArguments: [String] {
    ["-swift-version", "5", "-parse-as-library", "-module-name", module]
      + ["-Onone", "-enable-testing"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-emit-module", "-emit-module-path", interface, "-c", source, "-o", object]
  }

  /// What the compiler is told beside what the driver would tell it. One that doesn't know all of it
  /// is called by its driver, without.
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

/// The words of a line as a shell would take it apart.
func shellWords(in line: String) -> [String] {
  var words: [String] = []
  var current: String?
  var quote: Character?
  var isEscaped = false
  for character in line {
    if isEscaped {
      current = (current ?? "") + String(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { current = (current ?? "") + String(character) }
    } else if character == "'" || character == "\"" {
      quote = character
      current = current ?? ""
    } else if character == " " {
      if let word = current { words.append(word) }
      current = nil
    } else {
      current = (current ?? "") + String(character)
    }
  }
  return current.map { words + [$0] } ?? words
}
