import Curriculum
import Foundation
import Grading
import Launching
import Processes
import Terminal

/// An error in the words that a person gets, with the exit code that belongs to it.
struct Trouble: Equatable {
  var text: String
  var exitCode: ExitCode
  /// The command that was called in another way than it can be.
  var command: CommandName?

  init(_ error: any Error, words: Words) {
    switch error {
    case let error as UsageError: self = .usage(error, words)
    case let error as EnvironmentProblem: self = .environment(error, words)
    case let error as FileTrouble: self = .file(error, words)
    case let error as EditorTrouble: self = .editor(error, words)
    case let error as SpawnError: self.init(Self.text(of: error, words), .unavailable)
    case let error as CurriculumError: self = .curriculum(error, words)
    case let error as BuildMoved:
      self.init(words(.troubleBuildMoved(folder: quoted(error.folder))), .unavailable)
    case is OutputLost: self.init(words(.troubleOutputLost), .unavailable)
    case is ProgressLogError: self.init(words(.troubleProgressNotWritable), .unavailable)
    default: self.init(words(.troubleUnexpected(details: "\(error)")), .unavailable)
    }
  }

  private init(_ text: String, _ exitCode: ExitCode) {
    // A name or a path may hold anything, also what a terminal would obey.
    self.text = visible(controlCharactersIn: text)
    self.exitCode = exitCode
  }

  private static func usage(_ error: UsageError, _ words: Words) -> Trouble {
    let command = error.command
    var suggestion: String?
    let text: String
    switch error {
    case .unknownCommand(let name, let nearest):
      text = words(.usageUnknownCommand(name: name))
      suggestion = nearest
    case .unknownOption(let name, _, let nearest):
      text = words(.usageUnknownOption(command: command.title, name: name))
      suggestion = nearest
    case .valueMissing(let option, _):
      text = words(.usageValueMissing(option: option.flag, form: option.form))
    case .badValue(let value, let option, _):
      text = words(Sentence(wrong: value, of: option))
    case .unexpected(let name, _):
      text = words(.usageUnexpected(name: name, command: command.title))
    case .exclusive(let first, let second, _):
      text = words(.usageExclusive(first: first, second: second))
    case .lessonMissing: text = words(.usageLessonMissing(command: command.rawValue))
    case .lesson(.unknown(let name, let nearest, let last), _):
      text = words(.usageUnknownLesson(name: name, last: last))
      suggestion = nearest
    case .lesson(.ambiguous(let name, let candidates), _):
      text = words(
        .usageAmbiguousLesson(name: name, candidates: candidates.joined(separator: ", ")))
    case .lessonElsewhere(let path, _): text = words(.usageLessonElsewhere(path: path))
    case .noLessonsFolder(let path, _): text = words(.usageNoLessonsFolder(path: path))
    case .shellMissing: text = words(.usageShellMissing)
    case .unknownShell(let name, let nearest):
      text = words(.usageUnknownShell(name: name))
      suggestion = nearest
    }
    let name = command == .menu ? "" : " \(command.rawValue)"
    var more = suggestion.map { words(.usageSuggestion(suggestion: $0)) }
    // The names of the lessons are no question of how a command is called.
    if more == nil, !error.isAboutName { more = words(.usageSeeHelp(command: name)) }
    var trouble = Trouble([text, more].compactMap { $0 }.joined(separator: " "), .usage)
    trouble.command = command
    return trouble
  }

  private static func environment(_ problem: EnvironmentProblem, _ words: Words) -> Trouble {
    let text =
      switch problem {
      case .noToolchain: words(.troubleNoToolchain)
      case .toolchainDoesNotAnswer(let path):
        words(.troubleToolchainDoesNotAnswer(path: path))
      case .programDoesNotStart(let error): text(of: error, words)
      case .toolchainTooOld(let version, let path):
        words(.troubleToolchainTooOld(path: path, version: version))
      case .compilerFailed(let details): words(.troubleCompilerFailed(details: details))
      case .compilerTooSlow(let lesson): words(.troubleCompilerTooSlow(lesson: lesson))
      case .stubDoesNotCompile(let lesson, let details):
        words(.troubleStubDoesNotCompile(lesson: lesson, details: details.joined(separator: "\n")))
      case .adapterDoesNotBuild(let lesson, _):
        words(.troubleAdapterDoesNotBuild(lesson: lesson))
      case .suiteFailed(let checks, let details):
        words(.troubleSuiteFailed(checks: checks.joined(separator: ", "), details: details))
      case .noSuite(let lesson): words(.troubleNoSuite(lesson: lesson))
      case .noTemporaryFolder(let path): words(.troubleNoTemporaryFolder(path: path))
      case .hostNotBuilt(let path): words(.troubleHostNotBuilt(path: path))
      case .hostDoesNotStart(let path, let code):
        words(.troubleHostDoesNotStart(path: path, reason: String(cString: strerror(code))))
      case .nothingLoads(let details): words(.troubleNothingLoads(details: details))
      case .damaged(let error): curriculum(error, words).text
      case .noProcessFiles: words(.troubleNoProcessFiles)
      case .tooFewFiles(let limit, let needed):
        words(.troubleTooFewFiles(limit: limit, needed: needed))
      case .cancelled: words(.troubleCancelled)
      }
    return Trouble(text, .unavailable)
  }

  private static func text(of error: SpawnError, _ words: Words) -> String {
    let reason = String(cString: strerror(error.code))
    return words(.troubleProgramDoesNotStart(path: error.executable, reason: reason))
  }

  private static func file(_ trouble: FileTrouble, _ words: Words) -> Trouble {
    let text =
      switch trouble {
      case .notWritable(let path): words(.troubleNotWritable(path: path))
      case .notReadable(let path): words(.troubleNotReadable(path: path))
      case .leftInBackup(let path, let backup):
        words(.troubleLeftInBackup(path: path, backup: backup))
      case .incomplete(let path): words(.troubleFileIncomplete(path: path))
      }
    return Trouble(text, .unavailable)
  }

  private static func editor(_ trouble: EditorTrouble, _ words: Words) -> Trouble {
    let text =
      switch trouble {
      case .exercise(let problem, let path):
        words(Sentence(problem: problem, file: path)) + " " + words(.editorStub)
      case .none(let path): words(.troubleNoEditor(path: path))
      case .missing(let editor):
        words(.troubleEditorMissing(editor: editor.command, reason: words.reason(of: editor)))
      case .failed(let editor, let code):
        words(.troubleEditorFailed(editor: editor.command, code: code))
      case .interrupted(let editor, SIGINT):
        words(.troubleEditorInterrupted(editor: editor.command))
      case .interrupted(let editor, let signal):
        words(.troubleEditorEnded(editor: editor.command, signal: signal))
      }
    return Trouble(text, .unavailable)
  }

  private static func curriculum(_ error: CurriculumError, _ words: Words) -> Trouble {
    switch error {
    case .unreadable(let path): Trouble(words(.troubleUnreadable(path: path)), .unavailable)
    case .noLesson(let id): Trouble(words(.troubleNoLesson(lesson: id)), .unavailable)
    case .incomplete(let path, let what):
      Trouble(words(.troubleIncomplete(path: path, what: what)), .unavailable)
    }
  }
}
