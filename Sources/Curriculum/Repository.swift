import Foundation

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
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let candidate = Repository(root: url.path == "/" ? "" : url.path)
      if candidate.isComplete {
        self = candidate
        return
      }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
  }

  private var isComplete: Bool {
    ["/Lessons", "/Tests/Suites", "/Package.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: root + $0)
    }
  }

  /// The lessons' texts.
  public var lessons: String { root + "/Lessons" }
  public var suites: String { root + "/Tests/Suites" }
  /// What the workbook keeps for this learner; git ignores it.
  public var state: String { root + "/.workbook" }
  /// Can be deleted at any time.
  public var cache: String { state + "/cache" }
  public var progress: String { state + "/progress.jsonl" }
  public var backups: String { state + "/backups" }

  public func text(of lesson: String) -> String { "\(lessons)/\(lesson)/README.md" }
  public func exercise(of lesson: String) -> String { "\(exercises)/\(lesson)/Exercise.swift" }
  public func suite(of lesson: String) -> String { "\(suites)/\(lesson)" }
  public func feedback(of lesson: String) -> String { "\(suite(of: lesson))/Feedback.md" }
  public func stub(of lesson: String) -> String { "\(suite(of: lesson))/Stub.swift" }
  public func solution(of lesson: String) -> String { "\(suite(of: lesson))/Solution.swift" }

  /// The path as a learner at the top level would write it.
  public func display(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
