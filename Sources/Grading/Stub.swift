import Curriculum
import Launching

/// A lesson's exercise before anybody has changed it, in every language: they differ in comments only,
/// and whoever has one of them has changed nothing.
public struct Stub: Equatable, Sendable {
  /// Never empty.
  public var texts: [String]

  /// A stub that stands in one language only.
  public init(_ text: String) { texts = [text] }

  public init(of lesson: String, in repository: Repository) throws(CurriculumError) {
    texts = []
    for path in repository.stubs(of: lesson) { texts.append(try contents(of: path)) }
    if texts.isEmpty { throw .unreadable(path: repository.stub(of: lesson)) }
  }
}

extension Grader {
  /// The stub of a lesson, without which nobody can tell what was changed.
  func ownStub(of lesson: Lesson) throws(EnvironmentProblem) -> Stub {
    do throws(CurriculumError) {
      return try Stub(of: lesson.id, in: repository)
    } catch {
      throw .damaged(error)
    }
  }
}
