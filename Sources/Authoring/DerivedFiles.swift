import Basics
import Curriculum
import Launching

/// A file of a lesson that follows from others, as it stands there and as it should.
package struct DerivedFile: Equatable, Sendable {
  package var path: String
  /// Nil if there is none.
  var present: String?
  /// Nil if there should be none.
  var wanted: String?

  package var isUpToDate: Bool { present == wanted }

  /// Makes it as it should be; whatever stands in the way of that is thrown.
  package func write() throws {
    if let wanted {
      try wanted.write(toFile: path, atomically: true, encoding: .utf8)
    } else if present != nil {
      try FileManager.default.removeItem(atPath: path)
    }
  }
}

extension Derivation {
  /// The files of a lesson that follow from its stub and from the types that its script and its suite
  /// declare.
  package static func files(
    of lesson: Lesson, in repository: Repository
  ) throws(CurriculumError) -> [DerivedFile] {
    let folder = repository.suite(of: lesson.id)
    let adapter = repository.adapter(of: lesson.id)
    let (script, suite) = ("\(folder)/Script", "\(folder)/Suite")
    let derivation = Derivation(
      number: "\(lesson.number)", module: lesson.module,
      scriptModule: LessonLocations(id: lesson.id, module: lesson.module).name + "Script",
      stub: try contents(of: repository.stub(of: lesson.id)), script: try sources(in: script),
      suite: try sources(in: suite), told: Set(lesson.interface.keys))
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

  /// What the files of a folder say that aren't derived themselves.
  private static func sources(in folder: String) throws(CurriculumError) -> [String] {
    var texts: [String] = []
    for name in try names(in: folder).sorted() where name.hasSuffix(".swift") && name != fileName {
      texts.append(try contents(of: "\(folder)/\(name)"))
    }
    return texts
  }
}
