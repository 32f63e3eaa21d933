import Classroom
import Curriculum
import Foundation
import Interface

/// Nothing could be found in what was named as the folder of submissions.
struct UnreadableSubmissions: Error, Equatable {
  /// As it was typed.
  var path: String
  var problem: SubmissionFolderProblem
}

extension CommandRun {
  /// What a class handed in, as it stands in a folder.
  func findSubmissions(in typed: String) throws -> HandedIn {
    let lessons = try session.course.lessons.map { lesson in
      LessonMarks(
        id: lesson.id, stub: try contents(of: session.repository.stub(of: lesson.id)))
    }
    let folder = SubmissionFolder(
      path: context.path(typed: typed), lessons: lessons, roster: try roster())
    let text = words("class.finding")
    return try progressLine().during(text) {
      do throws(SubmissionFolderProblem) {
        return try folder.find()
      } catch {
        throw UnreadableSubmissions(path: typed, problem: error)
      }
    }
  }

  /// Who is in the class, if somebody said it.
  private func roster() throws -> Roster? {
    guard let name = invocation.values[.roster] else { return nil }
    guard let data = OrdinaryFile.contents(at: context.path(typed: name)) else {
      throw FileProblem.notReadable(path: name)
    }
    return try Roster(csv: [UInt8](data))
  }
}
