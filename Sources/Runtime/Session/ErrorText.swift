import Curriculum
import Foundation
import Grading
import Interface
import Launching
import Limits
import Processes
import Terminal
import Threads

extension Words {
  /// What a person is told about an error: what happened, to which thing, and what to do next.
  ///
  /// A name or a path may hold anything, but nothing that a terminal would obey is in the text.
  package func text(of error: any Error) -> String {
    let text =
      switch error {
      case let error as EnvironmentProblem: self.text(of: error)
      case let error as FileProblem: self.text(of: error)
      case let error as EditorProblem: self.text(of: error)
      case let error as SpawnError: self.text(of: error)
      case let error as CurriculumError: self.text(of: error)
      case is NoThread: tooFewThreads
      case is OutputLost: self(.errorOutputLost)
      case is ProgressLogError: self(.errorProgressNotWritable)
      default: self(.errorUnexpected(details: "\(error)"))
      }
    return visible(controlCharactersIn: text)
  }

  private func text(of problem: EnvironmentProblem) -> String {
    switch problem {
    case .noToolchain: self(.errorNoToolchain)
    case .toolchainDoesNotAnswer(let path):
      self(.errorToolchainDoesNotAnswer(path: path))
    case .programDoesNotStart(let error): text(of: error)
    case .programInterrupted(let path): self(.errorMachineBusy(path: path))
    case .hostDoesNotStart(_, EAGAIN), .tooFewThreads: tooFewThreads
    case .toolchainTooOld(let version, let path):
      self(.errorToolchainTooOld(path: path, version: version))
    case .compilerFailed(let details): self(.errorCompilerFailed(details: details))
    case .compilerTooSlow(let lesson): self(.errorCompilerTooSlow(lesson: lesson))
    case .stubDoesNotCompile(let lesson, let details):
      self(.errorStubDoesNotCompile(lesson: lesson, details: details.joined(separator: "\n")))
    case .adapterDoesNotBuild(let lesson, _):
      self(.errorAdapterDoesNotBuild(lesson: lesson))
    case .suiteFailed(let checks, let details):
      self(.errorSuiteFailed(checks: list(checks), details: details))
    case .noSuite(let lesson): self(.errorNoSuite(lesson: lesson))
    case .noTemporaryFolder(let path): self(.errorNoTemporaryFolder(path: path))
    case .hostNotBuilt(let path): self(.errorHostNotBuilt(path: path))
    case .hostDoesNotStart(let path, let code):
      self(.errorHostDoesNotStart(path: path, reason: String(cString: strerror(code))))
    case .nothingLoads(let details): self(.errorNothingLoads(details: details))
    case .damaged(let error): text(of: error)
    case .noProcessFiles: self(.errorNoProcessFiles)
    case .tooFewFiles(let limit, let needed):
      self(.errorTooFewFiles(limit: limit, needed: needed))
    case .tooLittleMemory(let limit, let needed):
      self(.errorTooLittleMemory(limit: limit >> 20, needed: needed >> 20))
    case .loadsNothing(let path): self(.errorLoadsNothing(path: path))
    case .buildMoved(let folder): self(.errorBuildMoved(folder: quoted(folder)))
    case .cancelled: self(.errorCancelled)
    }
  }

  private var tooFewThreads: String {
    self(.errorTooFewThreads(needed: CountLimit.gradingThreads))
  }

  private func text(of error: SpawnError) -> String {
    // As many programs run as may.
    if error.code == EAGAIN { return tooFewThreads }
    let reason = String(cString: strerror(error.code))
    return self(.errorProgramDoesNotStart(path: error.executable, reason: reason))
  }

  private func text(of problem: FileProblem) -> String {
    switch problem {
    case .notWritable(let path): self(.errorNotWritable(path: path))
    case .notReadable(let path): self(.errorNotReadable(path: path))
    case .leftInBackup(let path, let backup):
      self(.errorLeftInBackup(path: path, backup: backup))
    case .incomplete(let path): self(.errorFileIncomplete(path: path))
    }
  }

  private func text(of problem: EditorProblem) -> String {
    switch problem {
    case .exercise(let problem, let path):
      sentences([self(Sentence(problem: problem, file: path)), self(.editorStub)])
    case .none(let path): self(.errorNoEditor(path: path))
    case .missing(let editor):
      self(.errorEditorMissing(editor: editor.command, reason: reason(of: editor)))
    case .failed(let editor, let code):
      self(.errorEditorFailed(editor: editor.command, code: code))
    case .interrupted(let editor, SIGINT):
      self(.errorEditorInterrupted(editor: editor.command))
    case .interrupted(let editor, let signal):
      self(.errorEditorEnded(editor: editor.command, signal: signal))
    }
  }

  private func text(of error: CurriculumError) -> String {
    switch error {
    case .unreadable(let path): self(.errorUnreadable(path: path))
    case .noLesson(let id): self(.errorNoLesson(lesson: id))
    case .incomplete(let path, let what):
      self(.errorIncomplete(path: path, what: what))
    }
  }
}
