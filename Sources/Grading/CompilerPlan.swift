import Foundation
import Processes

/// How the toolchain itself makes a library of an exercise, program by program.
///
/// `swiftc` only decides which programs to run and with what: asked once, its answer holds for every
/// exercise, and running the programs without it takes half the time.
struct CompilerPlan: Codable, Equatable, Sendable {
  /// The compiler proper: makes the object file and the module.
  var compile: [String]
  /// Makes the library.
  var link: [String]

  /// What stands in the plan for names that differ from exercise to exercise.
  private static let folder = "{folder}"
  private static let module = "{module}"

  /// A call of the plan for one exercise.
  static func filled(_ call: [String], folder: String, module: String) -> [String] {
    call.map { $0.replacing(Self.folder, with: folder).replacing(Self.module, with: module) }
  }

  /// The linker's own call, which the C compiler makes when it is asked to link.
  ///
  /// - Returns: nil if that isn't how it is here.
  private static func linkerCall(
    behind link: [String], _ toolchain: Toolchain, _ folder: String, _ module: String
  ) -> [String]? {
    // LLVM's linker is the fastest of those that come with the toolchain.
    let question = filled(link, folder: folder, module: module) + ["-fuse-ld=lld", "-###"]
    // It reads the list of libraries itself; what it makes of it shows where the list belongs.
    let list = ExerciseLayout(folder: folder, module: module).libraries
    let mark = "-lPlanOfLibraries"
    guard FileManager.default.createFile(atPath: list, contents: Data(mark.utf8)),
      let answer = try? toolchain.execute(question, environment: [:]),
      answer.ending.isSuccess, let line = answer.errors.split(separator: "\n").last
    else { return nil }
    let words = shellWords(in: String(line)).map { $0 == mark ? "@" + list : $0 }
    guard words.contains("@" + list) else { return nil }
    let call = words.map {
      $0.replacing(folder, with: Self.folder).replacing(module, with: Self.module)
    }
    let isLinker = call.first.map { $0.hasPrefix("/") && $0.contains("ld") } ?? false
    return isLinker && call.contains("-shared") ? call : nil
  }

  /// Asks the driver.
  ///
  /// - Returns: nil if its answer isn't understood; then the driver itself has to be called.
  init?(of toolchain: Toolchain, environment: [String: String]) {
    guard let place = try? TemporaryFolder() else { return nil }
    let name = "PlanOfAnExercise"
    let layout = ExerciseLayout(folder: place.path, module: name)
    func jobs(_ arguments: [String]) -> [[String]]? {
      guard
        let answer = try? toolchain.run(
          arguments + ["-driver-print-jobs"], environment: environment),
        answer.ending.isSuccess
      else { return nil }
      return answer.output.split(separator: "\n").map { line in
        shellWords(in: String(line)).map {
          $0.replacing(place.path, with: Self.folder).replacing(name, with: Self.module)
        }
      }
    }
    for file in [layout.source, layout.object] {
      guard FileManager.default.createFile(atPath: file, contents: Data()) else { return nil }
    }
    // As a whole module, so that there is one call for it.
    guard let compiling = jobs(layout.compileArguments + ["-wmo"]),
      let linking = jobs(layout.linkArguments),
      var compile = compiling.first, compile.contains("-frontend"), compile.contains("-c"),
      let link = linking.last, linking.count <= 2
    else { return nil }
    compile += [
      "-emit-module-path",
      layout.interface.replacing(place.path, with: Self.folder)
        .replacing(name, with: Self.module),
    ]
    self.compile = compile
    self.link = Self.linkerCall(behind: link, toolchain, place.path, name) ?? link
  }
}

/// Where the parts of an exercise stand while it is compiled.
struct ExerciseLayout {
  var folder: String
  var module: String

  var source: String { "\(folder)/Exercise.swift" }
  var object: String { "\(folder)/exercise.o" }
  var interface: String { "\(folder)/\(module).swiftmodule" }
  var library: String { "\(folder)/lesson" }
  /// Where the driver wants the list of libraries that the object file asks for.
  var libraries: String { "\(library).autolink" }

  var compileArguments: [String] {
    ["-swift-version", "5", "-parse-as-library", "-module-name", module]
      + ["-g", "-Onone", "-enable-testing", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
      + ["-emit-module", "-emit-module-path", interface, "-c", source, "-o", object]
  }

  var linkArguments: [String] { ["-emit-library", "-o", library, object] }
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
