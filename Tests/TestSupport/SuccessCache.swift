import Curriculum
import Foundation
import Grading
import Launching

/// Remembers what came out as expected, so that it isn't tried again before something changes that it
/// depends on: its parts, the sources that do the work, the compiler or the system. A failure is never
/// remembered.
///
/// Each subject has a file below `.build/successes` with the sum of what it depended on. Without that
/// folder everything is tried again.
package struct SuccessCache: Sendable {
  private let repository: Repository
  /// The sum of what all subjects depend on; nil if this program wasn't built of it: then nothing is known,
  /// and nothing is remembered.
  private let common: String?

  /// - Parameter modules: those that do the work. All that they import and that stands in the package
  ///   counts as well, but for lessons: who depends on one names it among the parts.
  package init(of modules: [String], in repository: Repository) throws {
    try self.init(Self.sources(of: modules, in: repository), in: repository)
  }

  /// For what may depend on everything in the checkout but lessons.
  package init(of repository: Repository) throws {
    let folders = ["", "/\(Repository.testsName)", "/Tests/Suites", "/\(Repository.lessonsName)"]
      .map { repository.root + $0 }
    let others = /\/(\d\d-[a-z0-9-]+|\.build[^\/]*|\.git|\.workbook)$/
    let paths = try folders.flatMap { folder in
      try names(in: folder).map { "\(folder)/\($0)" }
    }.filter { path in
      !folders.contains(path) && !path.contains(others)
    }
    try self.init(paths, in: repository)
  }

  /// - Parameter paths: what all subjects depend on.
  private init(_ paths: [String], in repository: Repository) throws {
    self.repository = repository
    let toolchain = try Toolchain.known(
      at: repository.knownToolchain, environment: ProcessInfo.processInfo.environment)
    var sum = Digest()
    for word in [
      toolchain.compiler, toolchain.identity, ProcessInfo.processInfo.operatingSystemVersionString,
      CommandLine.arguments[0],
    ] {
      sum.add(word)
    }
    sum.add(try Self.sum(of: ["\(repository.root)/\(Repository.manifest)"] + paths))
    common = Self.isBuilt(of: repository) ? sum.name : nil
  }

  /// What is wrong with a subject, by `find`; nothing if it has found nothing the last time, when the
  /// subject depended on the very same parts.
  package func faults<Fault>(
    of subject: String, madeOf parts: [String], _ find: () throws -> [Fault]
  ) rethrows -> [Fault] {
    guard !holds(subject, madeOf: parts) else { return [] }
    let faults = try find()
    if faults.isEmpty { keep(subject, madeOf: parts) }
    return faults
  }

  /// Whether a subject came out as expected when it was made of these parts.
  package func holds(_ subject: String, madeOf parts: [String]) -> Bool {
    name(of: parts).map { $0 == FileManager.default.contents(atPath: path(of: subject)) } ?? false
  }

  /// Remembers that a subject has come out as expected.
  package func keep(_ subject: String, madeOf parts: [String]) {
    guard let name = name(of: parts) else { return }
    let url = URL(fileURLWithPath: path(of: subject))
    // What can't be kept is tried again.
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? name.write(to: url, options: .atomic)
  }

  private func path(of subject: String) -> String {
    "\(Repository.products(of: repository.root))/successes/\(subject)"
  }

  private func name(of parts: [String]) -> Data? {
    guard let common else { return nil }
    var sum = Digest()
    for part in [common] + parts { sum.add(part) }
    return Data(sum.name.utf8)
  }

  /// Whether no source that is compiled was written after this program was built.
  private static func isBuilt(of repository: Repository) -> Bool {
    guard let path = Bundle(for: Mark.self).executablePath, let program = FileIdentity(path: path)
    else { return false }
    // What is compiled only when it is graded.
    let exercise = /^(Hostile|Suites\/[^\/]+\/(Right|Wrong|[^\/]+\.swift))/
    return ["Sources", "Tests", "Lessons/.launcher"].allSatisfy { folder in
      (FileManager.default.subpaths(atPath: "\(repository.root)/\(folder)") ?? []).allSatisfy {
        name in
        guard name.hasSuffix(".swift"), !name.contains(exercise) else { return true }
        let source = FileIdentity(path: "\(repository.root)/\(folder)/\(name)")
        return source.map { !$0.wasWritten(after: program) } ?? false
      }
    }
  }

  private final class Mark {}

  // MARK: Sums of files

  /// The sums of all that belongs to some lessons, but for what a learner has written.
  package func sums(of lessons: [String]) throws -> [String] {
    try lessons.map { lesson in
      let folder = "\(repository.root)/\(Repository.folder(of: lesson))"
      let pages = try names(in: folder).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
      return try Self.sum(of: pages + [repository.suite(of: lesson)])
    }
  }

  /// All that decides on an exercise of a lesson beside the exercise itself and the program.
  package func sum(of lesson: String) throws -> String {
    let folder = repository.suite(of: lesson)
    let others = ["Right", "Wrong", Repository.promisesName]
    let names = try names(in: folder).filter { !others.contains($0) }
    return try Self.sum(of: [repository.compilerHelps] + names.map { "\(folder)/\($0)" })
  }

  /// The sum of files, and of all files in folders, with their names.
  package static func sum(of paths: [String]) throws -> String {
    var sum = Digest()
    for path in paths.sorted() {
      let names = (FileManager.default.subpaths(atPath: path) ?? []).sorted()
      for file in [path] + names.map({ "\(path)/\($0)" }) where !isFolder(file) {
        guard let data = FileManager.default.contents(atPath: file) else {
          throw CurriculumError.unreadable(path: file)
        }
        sum.add(file)
        sum.add(data)
      }
    }
    return sum.name
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folders of modules, and of those that they import.
  private static func sources(of modules: [String], in repository: Repository) throws -> [String] {
    func folder(of module: String) -> String? {
      ["Sources", "Tests", "Lessons/.launcher"].map { "\(repository.root)/\($0)/\(module)" }
        .first { FileManager.default.fileExists(atPath: $0) }
    }
    var folders: [String: String] = [:]
    var next = modules
    for module in modules where folder(of: module) == nil {
      throw CurriculumError.unreadable(path: module)
    }
    while let module = next.popLast() {
      guard folders[module] == nil, let folder = folder(of: module) else { continue }
      folders[module] = folder
      for name in FileManager.default.subpaths(atPath: folder) ?? [] where name.hasSuffix(".swift")
      {
        let text = try contents(of: "\(folder)/\(name)")
        next += text.matches(of: /(?m)^[^\/\n]*\bimport (?:\w+ )?(\w+)/).map { String($0.1) }
      }
    }
    return Array(folders.values)
  }
}
