import Curriculum
import Foundation
import Grading

extension Session {
  /// Opens the workbook for a command, and says once if the progress log is damaged.
  init(
    invocation: Invocation, context: Context, repository: Repository, words: Words
  ) throws {
    var repository = repository
    var log: ProgressLog? = ProgressLog(repository: repository)
    if let folder = invocation.values[.lessons] {
      let path = URL(fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: context.directory))
        .standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw UsageError.noLessonsFolder(folder, command: invocation.command) }
      repository.exercises = path
      log = nil
    }
    self.init(
      context: context, repository: repository, course: try Course.known(in: repository),
      words: words, log: log, standings: Standings(repository: repository))
    if let seconds = invocation.values[.timeout].flatMap(Double.init) {
      timeout = .milliseconds(Int64((seconds * 1000).rounded(.up)))
    }
    if let seed = invocation.values[.seed].flatMap({ UInt64($0) }) { self.seed = seed }
    let damaged = log?.replay().newlyDamaged ?? 0
    if damaged > 0 {
      let drawing = Drawing(width: context.width, canvas: .text, words: words)
      let text = words(.troubleProgressDamaged, count: damaged)
      context.complain(in: drawing.paragraph(text))
    }
  }
}
