import Basics
import Classroom
import Curriculum
import Grading
import Interface
import Launching
import Terminal

extension EditorError: SentenceKey { static let heading = "error." }
extension EnvironmentError: SentenceKey { package static let heading = "error." }
extension FileError: SentenceKey { package static let heading = "error." }

extension Words {
  /// The message for an error: what happened, what it is about, and what to do next.
  ///
  /// Names and paths may contain control characters; these are made visible.
  package func text(of error: any Error) -> String {
    let text =
      switch error {
      case let error as UsageError: self.text(of: error)
      case let error as EnvironmentError: self.text(of: error)
      case let error as EditorError: self.text(of: error)
      case let error as SpawnError: self.text(of: error)
      case is ThreadError: tooFewThreads
      case is OutputLost: self("error.output-lost")
      case is ProgressLogError: self("error.progress-not-writable")
      case let error as MergeError: self.text(of: error)
      case let error as UnreadableSubmissions: self.text(of: error)
      case let error as RosterError:
        error.faults.map { self(Sentence($0.fault, ["line": $0.line])) }.joined(separator: "\n\n")
      case let error as any SentenceKey:
        sentence(of: error)
      default: self("error.unexpected", ["details": "\(error)"])
      }
    return visible(controlCharactersIn: text)
  }

  private func text(of problem: EnvironmentError) -> String {
    switch problem {
    case .programDoesNotStart(let error): text(of: error)
    case .hostDoesNotStart(_, EAGAIN), .tooFewThreads: tooFewThreads
    case .hostDoesNotStart(_, let code):
      self(Sentence(problem, ["reason": String(cString: strerror(code))]))
    case .stubDoesNotCompile(_, let details):
      self(Sentence(problem, ["details": details.joined(separator: "\n")]))
    case .suiteFailed(let checks, _): self(Sentence(problem, ["checks": list(checks)]))
    case .damaged(let error): text(of: error)
    case .tooLittleMemory(let limit, let needed):
      self(Sentence(problem, ["limit": limit >> 20, "needed": needed >> 20]))
    case .buildMoved(let folder): self(Sentence(problem, ["folder": quoted(folder)]))
    default: self(Sentence(problem))
    }
  }

  private var tooFewThreads: String {
    self("error.too-few-threads", ["needed": CountLimit.gradingThreads])
  }

  private func text(of error: SpawnError) -> String {
    // The system allows no more processes.
    if error.code == EAGAIN { return tooFewThreads }
    let reason = String(cString: strerror(error.code))
    return self("error.program-does-not-start", ["path": error.executable, "reason": reason])
  }

  private func text(of problem: EditorError) -> String {
    switch problem {
    case .exercise(let problem, let path):
      sentences([self(Sentence(problem: problem, file: path)), self("editor.stub")])
    case .noEditor: self(Sentence(problem))
    case .editorMissing(let editor), .editorFailed(let editor, _), .editorInterrupted(let editor),
      .editorEnded(let editor, _):
      self(Sentence(problem, ["editor": editor.command, "reason": reason(of: editor)]))
    }
  }
}

extension ClassFolderError: SentenceKey { package static let heading = "class-folder." }
extension MergeError: SentenceKey { package static let heading = "merge." }
extension SubmissionFolderError: SentenceKey { package static let heading = "submissions." }
extension RosterError.Fault: SentenceKey { package static let heading = "roster." }
extension PointsError: SentenceKey { package static let heading = "points." }
extension HandInProblem.Kind: SentenceKey { package static let heading = "hand-in." }
extension ArchiveError: SentenceKey { package static let heading = "archive." }

/// Whether the command line or a teacher's file is at fault, which exits with `usage`.
func isAboutInput(_ error: any Error) -> Bool {
  error is UsageError || error is MergeError || error is UnreadableSubmissions
    || error is RosterError || error is PointsError
}

extension Words {
  private func text(of problem: MergeError) -> String {
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

  /// The message about something handed in that is no exercise. Control characters are made
  /// visible.
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
