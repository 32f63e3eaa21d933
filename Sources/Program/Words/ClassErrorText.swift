import Classroom
import Interface
import Terminal

extension ClassFolderProblem: SentenceKey { package static let heading = "class-folder." }
extension MergeProblem: SentenceKey { package static let heading = "merge." }
extension SubmissionFolderProblem: SentenceKey { package static let heading = "submissions." }
extension RosterProblem.Fault: SentenceKey { package static let heading = "roster." }
extension PointsFault: SentenceKey { package static let heading = "points." }
extension HandInProblem.Kind: SentenceKey { package static let heading = "hand-in." }
extension ArchiveFault: SentenceKey { package static let heading = "archive." }

/// What a teacher gave that can't be used: as wrong as a command line can be.
func isAboutInput(_ error: any Error) -> Bool {
  error is MergeProblem || error is UnreadableSubmissions || error is RosterProblem
    || error is PointsFault
}

extension Words {
  /// What a teacher is told about an error with a class; nil if it is another one.
  func text(ofClass error: any Error) -> String? {
    let text: String? =
      switch error {
      case ClassFolderProblem.notWritable(let path), ReportFault.noFolder(let path),
        ReportFault.unwritable(let path, _):
        self("error.not-writable", ["path": path])
      case ReportFault.noPage(let path): self("error.unreadable", ["path": path])
      case let problem as ClassFolderProblem: self(Sentence(problem))
      case let problem as MergeProblem: self.text(of: problem)
      case let error as UnreadableSubmissions: self.text(of: error)
      case let problem as RosterProblem:
        problem.faults.map { self(Sentence($0.fault, ["line": $0.line])) }
          .joined(separator: "\n\n")
      case let fault as PointsFault: self(Sentence(fault))
      default: nil
      }
    return text.map { visible(controlCharactersIn: $0) }
  }

  private func text(of problem: MergeProblem) -> String {
    switch problem {
    case .another(let difference, _, _):
      self(Sentence(problem, ["difference": self("merge.\(difference.rawValue)")]))
    case .missing(let numbers, _):
      self(Sentence(problem, ["numbers": list(numbers.map { "\($0)" })]))
    default: self(Sentence(problem))
    }
  }

  private func text(of error: UnreadableSubmissions) -> String {
    var values = ["path": error.path]
    if case .badArchive(let fault) = error.problem { values["fault"] = self(Sentence(fault)) }
    return self(Sentence(error.problem, values))
  }

  /// What is told of something that no exercise was made of, without anything that a terminal would
  /// obey.
  func text(of problem: HandInProblem) -> String {
    var values = ["place": problem.place]
    switch problem.kind {
    case .severalLessons(let lessons): values["lessons"] = list(lessons)
    case .badArchive(let fault): values["fault"] = self(Sentence(fault))
    default: break
    }
    return self(Sentence(problem.kind, values))
  }
}
