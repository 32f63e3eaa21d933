import Basics
import Curriculum
import Launching

/// A generated file of a lesson, with its current and its correct content.
package struct DerivedFile: Equatable, Sendable {
  package var path: String
  /// Nil if the file doesn't exist.
  var present: String?
  /// Nil if the file should not exist.
  var wanted: String?

  package var isUpToDate: Bool { present == wanted }

  /// Writes or removes the file; throws any error.
  package func write() throws {
    if let wanted {
      try wanted.write(toFile: path, atomically: true, encoding: .utf8)
    } else if present != nil {
      try FileManager.default.removeItem(atPath: path)
    }
  }
}

extension Derivation {
  /// The generated files of a lesson, which follow from its stub and from the types in its script
  /// and suite.
  package static func files(
    of lesson: Lesson, in repository: Repository
  ) throws(CurriculumError) -> [DerivedFile] {
    let folder = repository.suite(of: lesson.id)
    let adapter = repository.adapter(of: lesson.id)
    let (script, suite) = ("\(folder)/Script", "\(folder)/Suite")
    let derivation = Derivation(
      number: "\(lesson.number)", module: lesson.module,
      scriptModule: LessonLocations(id: lesson.id, module: lesson.module).name + "Script",
      stub: try contents(of: repository.stub(of: lesson.id)),
      solution: try contents(of: repository.solution(of: lesson.id)),
      script: try sources(in: script), suite: try sources(in: suite),
      told: Set(lesson.interface.keys))
    let text = try contents(of: adapter)
    return [
      try file(at: "\(script)/\(fileName)", derivation.scriptFile),
      try file(at: "\(suite)/\(fileName)", derivation.suiteFile),
      DerivedFile(path: adapter, present: text, wanted: derivation.adapter(text)),
    ]
  }

  private static func file(
    at path: String, _ wanted: String?
  ) throws(CurriculumError) -> DerivedFile {
    let present = isMissing(path) ? nil : try contents(of: path)
    return DerivedFile(path: path, present: present, wanted: wanted)
  }

  /// The texts of a folder's Swift files, except the generated one.
  private static func sources(in folder: String) throws(CurriculumError) -> [String] {
    var texts: [String] = []
    for name in try names(in: folder).sorted() where name.hasSuffix(".swift") && name != fileName {
      texts.append(try contents(of: "\(folder)/\(name)"))
    }
    return texts
  }
}
