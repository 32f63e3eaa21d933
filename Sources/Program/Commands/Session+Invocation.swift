import Basics
import Curriculum
import Foundation
import Grading
import Interface
import Launching

extension Session {
  /// Opens the workbook for a command, and says once what is wrong with the progress log.
  init(
    invocation: Invocation, context: Context, repository: Repository, words: Words
  ) throws {
    var repository = repository
    var log: ProgressLog? = ProgressLog(repository: repository)
    if let folder = invocation.values[.lessons] {
      let path = URL(fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: context.directory))
        .standardizedFileURL.path
      var information = stat()
      guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR
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
    prewarms = !invocation.options.contains(.noPrewarm)
    tellProblemWithLog()
  }

  private mutating func tellProblemWithLog() {
    guard let contents = log?.replay() else { return }
    let drawing = Drawing(width: context.width, canvas: .text, words: words)
    func tell(_ text: String) { context.complain(in: drawing.paragraph(text)) }
    if contents.isUnreadable {
      tell(words("error.progress-unreadable"))
      // Said once; to try again with each event would say no more.
      log = nil
    }
    if contents.passedOver > 0 {
      tell(words("error.progress-passed-over", ["size": Int(contents.passedOver >> 20)]))
    }
    if contents.newlyDamaged > 0 {
      tell(words("error.progress-damaged", ["count": contents.newlyDamaged]))
    }
  }
}
