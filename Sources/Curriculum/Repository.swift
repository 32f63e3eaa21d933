import Foundation
import Launching

/// The folder that holds the workbook, and where everything stands in it.
public struct Repository: Equatable, Sendable {
  /// The absolute path of the top level.
  public var root: String
  /// The absolute path of the folder with the exercises; another one with `--lessons`.
  public var exercises: String

  public init(root: String, exercises: String? = nil) {
    self.root = root
    self.exercises = exercises ?? root + "/Lessons"
  }

  /// Looks for the workbook from a folder upwards.
  public init?(searchingFrom folder: String) {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard let root = workbookFolder(from: path) else { return nil }
    self.init(root: root)
  }

  /// The lessons' texts.
  public var lessons: String { root + "/Lessons" }
  public var suites: String { root + "/Tests/Suites" }
  /// Sentences for common errors of the compiler.
  public var compilerHelps: String { suites + "/Compiler.md" }
  /// What the workbook keeps for this learner; git ignores it.
  public var state: String { root + "/.workbook" }
  /// Can be deleted at any time.
  public var cache: String { state + "/cache" }
  /// What was built, of which the oldest goes when there is too much of it.
  public var builds: String { cache + "/builds" }
  /// Exercises that their solutions have completed, as they were graded last.
  public var completed: String { cache + "/completed" }
  public var progress: String { state + "/progress.jsonl" }
  public var backups: String { state + "/backups" }
  /// Where the last verdict on each lesson is kept. The ones on another copy of the exercises are
  /// nobody's here: they only save a repetition.
  public var verdicts: String { (exercises == lessons ? state : cache) + "/verdicts" }

  public func text(of lesson: String) -> String { "\(root)/\(Self.text(of: lesson))" }
  public func exercise(of lesson: String) -> String { "\(exercises)/\(lesson)/Exercise.swift" }
  public func suite(of lesson: String) -> String { "\(suites)/\(lesson)" }
  public func feedback(of lesson: String) -> String { "\(suite(of: lesson))/Feedback.md" }
  public func adapter(of lesson: String) -> String { "\(suite(of: lesson))/Adapter.swift" }
  public func stub(of lesson: String) -> String { "\(suite(of: lesson))/Stub.swift" }
  public func verdict(of lesson: String) -> String { "\(verdicts)/\(lesson).json" }
  public func solution(of lesson: String) -> String { "\(suite(of: lesson))/Solution.swift" }

  /// The path of a lesson's text from the top level.
  public static func text(of lesson: String) -> String { "Lessons/\(lesson)/README.md" }

  /// Whether a path belongs to this workbook, or to the exercises that it grades; one where nothing
  /// stands belongs everywhere.
  public func holds(_ path: LessonPath) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    guard FileManager.default.fileExists(atPath: path.absolute) else { return true }
    return [root, exercises].contains { real(path.absolute).hasPrefix(real($0) + "/") }
  }

  /// The path as a learner at the top level would write it.
  public func display(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
