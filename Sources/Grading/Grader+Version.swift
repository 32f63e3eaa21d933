import Basics
import Curriculum
import Foundation
import Launching

extension Grader {
  /// A name for the program and the suites of some lessons, by their sources: the same on every machine
  /// that has the same, wherever it was built.
  package func version(of lessons: [Lesson]) throws(EnvironmentProblem) -> String {
    var key = Digest()
    // What comes of an exercise is kept in words.
    key.add(repository.language.code)
    let suites = lessons.map { repository.suite(of: $0.id) }
    for folder in [repository.sources] + suites {
      let files = paths(below: folder).filter { name in
        name.hasSuffix(".swift") || name.hasSuffix(".md")
      }
      guard !files.isEmpty else { throw .damaged(.unreadable(path: folder)) }
      for name in files.sorted() {
        key.add(name)
        key.add(OrdinaryFile.contents(at: "\(folder)/\(name)") ?? Data())
      }
    }
    return key.name
  }
}
