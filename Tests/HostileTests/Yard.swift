import Basics
import Curriculum
import Foundation
import Launching
import LessonSuites
import XCTest

@testable import Curriculum
@testable import Grading

/// A place to grade hostile submissions in, which shows what they leave behind.
final class Yard: Sendable {
  let repository: Repository
  let course: Course
  /// The compiler's version, as in `6.3`.
  let compiler: String
  /// Where everything temporary goes meanwhile, and nothing else.
  let temporary: String
  /// The learner's home, with files that a submission might want to change: nobody else does, as somebody
  /// may who works in the checkout meanwhile.
  private let home: String
  private let usual: String?

  init() throws {
    repository = try XCTUnwrap(Repository(searchingFrom: #filePath))
    course = try Course(repository: repository)
    compiler = try Toolchain(environment: ProcessInfo.processInfo.environment).version
    usual = ProcessInfo.processInfo.environment["TMPDIR"]
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-yard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    temporary = folder.path
    home = folder.path + "-home"
    for lesson in course.lessons {
      let path = "\(home)/\(lesson.id)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: repository.exercise(of: lesson.id), toPath: "\(path)/Exercise.swift")
    }
    try Data("{}\n".utf8).write(to: URL(fileURLWithPath: "\(home)/progress.jsonl"))
    setenv("TMPDIR", temporary, 1)
  }

  /// Removes the place, and gives back what was found in it.
  ///
  /// Who reads an exercise that can't be compiled is told to stop, and cleans up a moment later.
  func close() -> [String] {
    let end = ContinuousClock.now + .seconds(1)
    while left != [], ContinuousClock.now < end { usleep(TimeLimit.removal.inMicroseconds) }
    if let usual { setenv("TMPDIR", usual, 1) } else { unsetenv("TMPDIR") }
    let left = left
    try? FileManager.default.removeItem(atPath: temporary)
    try? FileManager.default.removeItem(atPath: home)
    return left ?? ["nothing, not even the folder"]
  }

  /// What stands in it now; nil if it isn't there.
  private var left: [String]? { try? FileManager.default.contentsOfDirectory(atPath: temporary) }

  func grader(
    timeout: Duration = .seconds(2), compileLimit: Duration = TimeLimit.compiler
  ) throws -> Grader {
    var grader = try Grader(
      repository: repository, suites: LessonSuites.all,
      environment: ProcessInfo.processInfo.environment.merging(["HOME": home, "USER": name]) { $1 },
      timeout: timeout)
    grader.toolchain.limit = compileLimit
    return grader
  }

  func verdict(on submission: HostileSubmission) throws -> Verdict {
    let limit =
      submission.outcome.hasSuffix("compilesTooLong") ? Self.busyCompiler : TimeLimit.compiler
    // Taking a gibibyte takes its time where much else is going on.
    let timeout = submission.outcome.contains("memory") ? Duration.seconds(25) : .seconds(2)
    return try grader(timeout: timeout, compileLimit: limit).grade(
      submission.lesson, exercise: try ExerciseFile(path: submission.path))
  }

  /// A compiler that is kept busy is kept busy, however long one waits.
  private static let busyCompiler = Duration.seconds(3)

  /// The verdict on a text as an exercise of lesson 2, which may keep the compiler busy.
  func verdict(onText text: String, by grader: Grader? = nil) throws -> Verdict {
    let folder = NSTemporaryDirectory() + "/text-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Exercise.swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try (grader ?? self.grader(compileLimit: Self.busyCompiler))
      .grade(course.lessons[1], exercise: try ExerciseFile(path: path))
  }

  func verdictOnSolution(of lesson: Lesson) throws -> Verdict {
    try grader().grade(
      lesson, exercise: try ExerciseFile(path: repository.solution(of: lesson.id)))
  }

  /// Every file of a learner's, with what is in it.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: home)
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, FileManager.default.contents(atPath: "\(home)/\($0)") ?? Data())
      })
  }

  /// The processes that hold an exercise of this place now.
  ///
  /// Other tests grade at the same time, so they are told by a variable that exercises are left.
  func running() throws -> [String] {
    let host = try HostPrograms().host
    let mark = "USER=\(name)\0"
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return ids.filter { id in
      guard Int(id) != nil,
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")) == host
      else { return false }
      let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ") ?? Data()
      return String(decoding: variables, as: UTF8.self).contains(mark)
    }
  }

  /// Those that are still there when all that was told to end has had its time for that.
  func stillRunning() throws -> [String] {
    let end = ContinuousClock.now + .seconds(1)
    while try !running().isEmpty, ContinuousClock.now < end {
      usleep(TimeLimit.removal.inMicroseconds)
    }
    return try running()
  }

  /// The user, as exercises are told: nobody else has this name.
  private var name: String { (temporary as NSString).lastPathComponent }
}
