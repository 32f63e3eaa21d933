import Basics
import Curriculum
import Foundation
import Launching

/// A copy of the workbook's lessons and suites in a temporary folder, in which everything is tried.
final class Trial {
  let repository: Repository
  let course: Course
  let environment: [String: String]
  let rounds: Int
  /// For what is built to be compared with.
  let scratch: String
  private let folder: String
  /// For each lesson that was changed; another one would begin with the same changes.
  private var edits: [String: Edit] = [:]

  /// The program that was built together with this one.
  private static let workbook = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("workbook").path

  /// Something that has to work before it can be timed didn't.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(of original: Repository, environment: [String: String], rounds: Int) throws {
    let manager = FileManager.default
    folder =
      URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.resolvingSymlinksInPath()
      .path + "/benchmark-\(UUID().uuidString)"
    let root = folder + "/workbook"
    scratch = folder + "/scratch"
    for path in ["\(root)/Tests", scratch] {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for path in ["Package.swift", "Lessons", "Sources", "Tests/Hostile", "Tests/Suites"] {
      try manager.copyItem(atPath: "\(original.root)/\(path)", toPath: "\(root)/\(path)")
    }
    repository = Repository(root: root)
    course = try Course.known(in: repository)
    self.environment = environment
    self.rounds = rounds
    // What is started begins there: no shell has to go there first, and be timed with it.
    _ = manager.changeCurrentDirectoryPath(root)
  }

  /// Removes the copy.
  func end() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A command of the workbook, in the copy.
  func command(_ arguments: [String]) -> Command {
    Command(Self.workbook, arguments, environment: environment)
  }

  /// A command of the toolchain, started without a shell, as the workbook is.
  func tool(_ name: String, _ arguments: [String]) throws -> Command {
    guard let path = executable(named: name, environment: environment) else {
      throw Failure(description: "There is no \(name) in the PATH.")
    }
    return Command(path, arguments, environment: environment)
  }

  /// How long the workbook takes for a command, in seconds.
  func workbook(_ arguments: [String], ends code: Int32 = 0) throws -> Double {
    try time(command(arguments), ends: code)
  }

  /// How long a command takes from its start to its end, in seconds.
  func time(
    _ command: Command, ends code: Int32 = 0, limit: Duration = .seconds(300)
  ) throws -> Double {
    var captured: Captured?
    let time = try seconds { captured = try capture(command, limit: limit) }
    guard captured?.ending == .exited(code) else {
      throw Failure(
        description: """
          \(([command.executable] + command.arguments).joined(separator: " ")) ended differently:
          \(captured?.output ?? "")\(captured?.errors ?? "")
          """)
    }
    return time
  }

  /// Changes the solution of a lesson.
  func edit(of lesson: Lesson) throws -> Edit {
    if let edit = edits[lesson.id] { return edit }
    let solution = try contents(of: repository.solution(of: lesson.id))
    guard let edit = Edit(solution: solution) else {
      throw Failure(description: "\(lesson.id): no line of the solution begins with return.")
    }
    edits[lesson.id] = edit
    return edit
  }

  /// Saves an exercise.
  func write(_ text: String, for lesson: Lesson) throws {
    try write(text, to: repository.exercise(of: lesson.id))
  }

  func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }
}
