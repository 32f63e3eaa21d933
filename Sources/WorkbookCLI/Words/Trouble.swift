import Curriculum
import Foundation
import Grading
import Terminal

/// An error in the words that a person gets, with the exit code that belongs to it.
struct Trouble: Equatable {
  var text: String
  var exitCode: ExitCode

  /// - Parameter lessons: how many lessons there are, for who asked for another.
  init(_ error: any Error, words: Words, lessons: Int = 0) {
    switch error {
    case let error as UsageError: self = .usage(error, words, lessons)
    case let error as EnvironmentProblem: self = .environment(error, words)
    case let error as FileTrouble: self = .file(error, words)
    case let error as CurriculumError: self = .curriculum(error, words)
    case is OutputLost: self.init(words(.troubleOutputLost), .unavailable)
    case is ProgressLogError: self.init(words(.troubleProgressNotWritable), .unavailable)
    default: self.init(words(.troubleUnexpected, ["details": "\(error)"]), .unavailable)
    }
  }

  private init(_ text: String, _ exitCode: ExitCode) {
    // A name or a path may hold anything, also what a terminal would obey.
    self.text = visible(controlCharactersIn: text)
    self.exitCode = exitCode
  }

  private static func usage(_ error: UsageError, _ words: Words, _ lessons: Int) -> Trouble {
    var (command, suggestion): (CommandName?, String?) = (nil, nil)
    let text: String
    switch error {
    case .unknownCommand(let name, let nearest):
      text = words(.usageUnknownCommand, ["name": name])
      (command, suggestion) = (.menu, nearest)
    case .unknownOption(let name, let asked, let nearest):
      text = words(.usageUnknownOption, ["name": name, "command": asked.title])
      (command, suggestion) = (asked, nearest)
    case .valueMissing(let option):
      (text, command) = (words(.usageValueMissing, ["option": option.flag]), .test)
    case .badTimeout(let value):
      (text, command) = (words(.usageBadTimeout, ["value": value]), .test)
    case .badSeed(let value):
      (text, command) = (words(.usageBadSeed, ["value": value]), .test)
    case .unexpected(let name, let asked):
      text = words(.usageUnexpected, ["name": name, "command": asked.title])
      command = asked
    case .lessonMissing(let asked):
      text = words(.usageLessonMissing, ["command": asked.rawValue])
      command = asked
    case .lesson(.unknown(let name, let nearest)):
      text = words(.usageUnknownLesson, ["name": name, "last": lessons])
      suggestion = nearest
    case .lesson(.ambiguous(let name, let candidates)):
      text = words(
        .usageAmbiguousLesson, ["name": name, "candidates": candidates.joined(separator: ", ")])
    case .noLessonsFolder(let path):
      (text, command) = (words(.usageNoLessonsFolder, ["path": path]), .test)
    }
    if let suggestion {
      return Trouble("\(text) \(words(.usageSuggestion, ["suggestion": suggestion]))", .usage)
    }
    guard let command else { return Trouble(text, .usage) }
    let name = command == .menu ? "" : command.rawValue
    let more = words(.usageSeeHelp, ["command": name]).replacing("  ", with: " ")
    return Trouble("\(text) \(more)", .usage)
  }

  private static func environment(_ problem: EnvironmentProblem, _ words: Words) -> Trouble {
    let text =
      switch problem {
      case .noToolchain: words(.troubleNoToolchain)
      case .toolchainDoesNotAnswer(let path):
        words(.troubleToolchainDoesNotAnswer, ["path": path])
      case .toolchainTooOld(let version, let path):
        words(.troubleToolchainTooOld, ["version": version, "path": path])
      case .noXCTest: words(.troubleNoXCTest)
      case .compilerFailed(let details): words(.troubleCompilerFailed, ["details": details])
      case .suiteDoesNotBuild(let lesson, _):
        words(.troubleSuiteDoesNotBuild, ["lesson": lesson])
      case .noTemporaryFolder(let path): words(.troubleNoTemporaryFolder, ["path": path])
      case .cancelled: words(.troubleCancelled)
      }
    return Trouble(text, .unavailable)
  }

  private static func file(_ trouble: FileTrouble, _ words: Words) -> Trouble {
    switch trouble {
    case .notWritable(let path): Trouble(words(.troubleNotWritable, ["path": path]), .unavailable)
    case .noEditor(let path): Trouble(words(.troubleNoEditor, ["path": path]), .unavailable)
    case .editorFailed(let editor):
      Trouble(words(.troubleEditorFailed, ["editor": editor]), .unavailable)
    }
  }

  private static func curriculum(_ error: CurriculumError, _ words: Words) -> Trouble {
    switch error {
    case .unreadable(let path): Trouble(words(.troubleUnreadable, ["path": path]), .unavailable)
    case .incomplete(let path, let what):
      Trouble(words(.troubleIncomplete, ["path": path, "what": what]), .unavailable)
    }
  }
}

extension CommandName {
  /// As it is typed; the menu is the program itself.
  var title: String { self == .menu ? "workbook" : "workbook \(rawValue)" }
}
