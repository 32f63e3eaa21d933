import Classroom
import Curriculum
import Foundation
import Interface
import Terminal

extension CommandRun {
  /// Does what a teacher asks for.
  func `class`() throws -> ExitCode {
    switch invocation.classTask {
    case .grade where isClassWorker: try gradeForClass()
    case .grade(let folder): try gradeClass(folder)
    case .merge(let folders): try mergeClass(folders)
    case .pipeline(let name): try showPipeline(name)
    case nil: .usage
    }
  }

  // MARK: What grading and merging share

  /// The folder that the results go to.
  var resultFolder: ClassFolder {
    ClassFolder(path: context.path(typed: invocation.values[.report] ?? ""))
  }

  /// The lessons with these ids, as a report tells of them, with what each check is worth.
  func gradedLessons(_ ids: [String]) throws -> [GradedLesson] {
    let all = session.course.lessons.map { GradedLesson($0) }
    let lessons = all.filter { ids.contains($0.id) }
    if let name = invocation.values[.points] {
      guard let data = OrdinaryFile.contents(at: context.path(typed: name)) else {
        throw FileProblem.notReadable(path: name)
      }
      // One file may be for the whole course, whatever was handed in so far.
      return try PointsFile(parsing: String(decoding: data, as: UTF8.self), lessons: all)
        .applied(to: lessons)
    }
    return lessons
  }

  /// Writes all files of a report, and says what is in it.
  func tell(
    _ report: ClassReport, in folder: ClassFolder, graded: Int, known: Int,
    before: ClassReport?
  ) throws {
    try ReportFolder(path: folder.path).write(
      report, words: words, page: PageFiles(in: session.repository))
    let drawing = ClassDrawing(drawing: drawing)
    show(drawing.summary(of: report, graded: graded, known: known))
    if let before { show(drawing.changes(from: before, to: report)) }
    show(drawing.remarks(of: report))
    let shown = invocation.values[.report] ?? folder.path
    show([.empty] + self.drawing.paragraph(words("class.report", ["path": "\(shown)/report.html"])))
  }

  /// Whether everything could be graded that was handed in.
  func exitCode(of report: ClassReport) -> ExitCode {
    let open = report.learners.flatMap(\.exercises.values).map(\.result)
      .filter { $0.status == .ungraded }
    let isBusy = open.allSatisfy { $0.checks.contains { $0.result == .notMade } }
    return open.isEmpty ? .success : isBusy ? .busy : .unavailable
  }

  /// Has what can have parts graded side by side do so.
  private func showPipeline(_ name: PipelineName) throws -> ExitCode {
    context.write(try contents(of: session.repository.pipeline(name.file)))
    return .success
  }
}

extension PipelineName {
  /// What the file with its text is called.
  var file: String {
    switch self {
    case .github: "github.yml"
    case .gitlab: "gitlab.yml"
    case .slurm: "slurm.sh"
    case .parallel: "parallel.sh"
    }
  }
}
