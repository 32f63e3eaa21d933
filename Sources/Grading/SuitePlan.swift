import Foundation
import Processes

/// How the toolchain compiles a suite file by file, and makes a library of the parts.
///
/// Only one file of a suite knows the exercise. If the others are compiled for themselves, once, a
/// change of the learner's types costs no more than that one file.
struct SuitePlan: Codable, Equatable, Sendable {
  /// The compiler proper: makes an object file of each of some files, and only reads the others.
  private var part: [String]
  /// Makes the library.
  private var link: [String]

  /// What the driver is asked about, but for the names of files: another question, another plan.
  static var questions: [String] {
    let options = SuiteOptions(support: "", xctest: [])
    return options.compile + options.link
  }

  /// What stands in the plan for lists of words.
  private enum Mark {
    static let primaries = "{primaries}"
    static let others = "{others}"
    static let objects = "{objects}"
  }

  /// Where the parts of a suite are while the driver is asked.
  private enum Asked {
    static let support = "support"
    static let module = "module"
    static let primary = "Primary.swift"
    static let other = "Other.swift"
    static let object = "part.o"
    static let library = "suite"
    static let list = "\(library).autolink"
  }

  /// Asks the driver.
  ///
  /// - Returns: nil if its answer isn't understood; then a suite is compiled as a whole.
  init?(of toolchain: Toolchain, environment: [String: String]) {
    guard let place = try? TemporaryFolder() else { return nil }
    func path(_ name: String) -> String { "\(place.path)/\(name)" }
    for file in [Asked.primary, Asked.other, Asked.object] {
      guard FileManager.default.createFile(atPath: path(file), contents: Data()) else { return nil }
    }
    let options = SuiteOptions(support: path(Asked.support), environment: environment)
    let compiling = toolchain.jobs(
      options.compile + ["-I", path(Asked.module), "-disable-batch-mode", "-c"]
        + [path(Asked.primary), path(Asked.other)], environment)
    let linking = toolchain.jobs(
      options.link + ["-o", path(Asked.library), path(Asked.object)], environment)
    guard var part = compiling?.first, let primary = part.firstIndex(of: "-primary-file"),
      part.dropFirst(primary + 1).first == path(Asked.primary),
      let other = part.firstIndex(of: path(Asked.other)),
      let output = part.firstIndex(of: "-o"), output > other, other > primary,
      let asked = linking?.last, linking?.count ?? 0 <= 2
    else { return nil }
    part.replaceSubrange(output...output + 1, with: [Mark.objects])
    part[other] = Mark.others
    part.replaceSubrange(primary...primary + 1, with: [Mark.primaries])
    // As for exercises: the compiler's check of its own work is left to those who maintain it.
    self.part = part + ["-disable-llvm-verify"]
    link =
      CompilerPlan.linkerCall(behind: asked, toolchain, list: path(Asked.list)) ?? asked
    guard let object = link.firstIndex(of: path(Asked.object)) else { return nil }
    link[object] = Mark.objects
    self.part = self.part.map { $0.replacing(place.path, with: "{folder}") }
    link = link.map { $0.replacing(place.path, with: "{folder}") }
  }

  /// The call that compiles some files of a suite.
  ///
  /// - Parameters:
  ///   - primaries: each with the path of its object file.
  ///   - module: the folder with the exercise's module.
  func compile(
    _ primaries: [(file: String, object: String)], beside others: [String], module: String,
    support: String
  ) -> [String] {
    filled(
      part, [Asked.support: support, Asked.module: module],
      [
        Mark.primaries: primaries.flatMap { ["-primary-file", $0.file] }, Mark.others: others,
        Mark.objects: primaries.flatMap { ["-o", $0.object] },
      ])
  }

  /// The call that makes a library.
  ///
  /// - Parameter list: the file with the names of the libraries that the objects ask for.
  func link(_ objects: [String], list: String, to library: String, support: String) -> [String] {
    filled(
      link, [Asked.list: list, Asked.library: library, Asked.support: support],
      [Mark.objects: objects])
  }

  private func filled(
    _ call: [String], _ paths: [String: String], _ lists: [String: [String]]
  ) -> [String] {
    // The longest name first: one may be the beginning of another.
    let names = paths.keys.sorted { $0.count > $1.count }
    return call.flatMap { word in
      lists[word] ?? [
        names.reduce(word) { $0.replacing("{folder}/\($1)", with: paths[$1] ?? "") }
      ]
    }
  }
}

/// What is said to the compiler about every suite.
struct SuiteOptions {
  var compile: [String]
  var link: [String]

  /// - Parameter support: the folder with the library that every suite uses.
  init(support: String, environment: [String: String]) {
    self.init(support: support, xctest: PlatformFlags.xctest(environment: environment))
  }

  /// - Parameter xctest: where XCTest is found.
  init(support: String, xctest: [String]) {
    compile =
      ["-swift-version", "6", "-parse-as-library", "-module-name", "LessonSuite"]
      + ["-enable-upcoming-feature", "MemberImportVisibility"]
      + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-I", support]
      + xctest
    link =
      ["-emit-library", "-L", support, "-lSuiteSupport"]
      + ["-Xlinker", "-rpath", "-Xlinker", support] + PlatformFlags.suite
  }
}
