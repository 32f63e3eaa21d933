import Basics
import Curriculum
import Grading
import Launching

/// A new course: a package that depends on this one, with a first lesson.
package struct NewCourse: Sendable {
  /// The folder for the course; it must not exist yet.
  package let folder: String
  private let name: String
  /// The files from the template, by their paths in the course.
  private var files: [String: String] = [:]
  private let engine: Repository

  private static let firstLesson = "first-steps"

  /// Plans the course; `make` writes it.
  ///
  /// - Parameters:
  ///   - name: the name of the folder, the package and the program.
  ///   - parent: the folder in which the course's folder is created.
  package init(
    named name: String, in parent: String, by engine: Repository, environment: [String: String]
  ) throws(NewLessonError) {
    guard NewLesson.isName(name) else { throw .badName(name: name) }
    let taken = try NewLesson.modules(in: engine).first { $0.lowercased() == name }
    if let taken { throw .reserved(name: name, module: taken) }
    (folder, self.name, self.engine) = ("\(parent)/\(name)", name, engine)
    guard isMissing(folder) else { throw .exists(path: folder) }
    let values = [
      "{name}": name, "{title}": NewLesson.title(of: name), "{engine}": engine.engine,
    ].merging(Self.reference(to: engine.engine, environment: environment)) { own, _ in own }
    let template = engine.courseTemplate
    let paths = paths(below: template).filter {
      OrdinaryFile.contents(at: "\(template)/\($0)") != nil
    }
    guard !paths.isEmpty else { throw .notReadable(path: template) }
    for path in paths {
      do throws(CurriculumError) {
        let text = try contents(of: "\(template)/\(path)")
        files[path] = values.reduce(text) { $0.replacing($1.key, with: $1.value) }
      } catch {
        throw .notReadable(path: "\(template)/\(path)")
      }
    }
  }

  /// Writes the course with its first lesson, or nothing on failure; returns the paths of all
  /// files, relative to its folder.
  package func make() throws(NewLessonError) -> [String] {
    do throws(NewLessonError) {
      for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        try write(text, to: "\(folder)/\(path)")
      }
      var repository = Repository(root: folder)
      repository.engine = engine.engine
      let lesson = try NewLesson(named: Self.firstLesson, in: repository, of: name)
      return Array(Set(files.keys).union(try lesson.make())).sorted()
    } catch {
      discard(folder)
      throw error
    }
  }

  /// The package dependency for people without these sources at the same path: the URL of the git
  /// repository and the commit, if there are any.
  private static func reference(
    to folder: String, environment: [String: String]
  ) -> [String: String] {
    func answer(_ arguments: String...) -> String? {
      guard let git = executable(named: "git", environment: environment) else { return nil }
      let command = Command(git, ["-C", folder] + arguments, environment: environment)
      // Without an answer the author fills in the placeholder.
      guard let answer = try? capture(command, limit: TimeLimit.toolchainAnswer),
        answer.ending.isSuccess
      else { return nil }
      return answer.output.trimmed
    }
    // Removes a user name or password from the URL.
    let url = (answer("config", "--get", "remote.origin.url") ?? "https://…")
      .replacing(/:\/\/[^@\/]*@/, with: "://")
    let revision = answer("rev-parse", "HEAD") ?? "…"
    // The package manager names a package after its repository.
    let name = url.contains("/") ? url.fileName.replacing(".git", with: "") : ""
    return [
      "{others}": ".package(url: \"\(url)\", revision: \"\(revision)\")",
      "{package}": name.isEmpty || name == "…" ? "workbook" : name,
    ]
  }
}

/// Writes a file and creates the folders above it.
func write(_ text: String, to path: String) throws(NewLessonError) {
  let url = URL(fileURLWithPath: path)
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  } catch {
    throw .notWritable(path: path)
  }
}
