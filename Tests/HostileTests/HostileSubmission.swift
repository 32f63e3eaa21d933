import Curriculum
import Foundation
import Grading
import XCTest

/// A submission that tries to get more than it deserves, and what has to come of it.
struct HostileSubmission: Sendable {
  var lesson: Lesson
  var path: String
  /// As in `crashed exit(0) at reduce.increase`; whoever fights with the runtime may lose in more
  /// than one way.
  var outcomes: [String]
  var outcome: String { outcomes[0] }
  /// The oldest release of the compiler that knows what it uses, as in `6.3`.
  var needed: String?

  var name: String { (path as NSString).lastPathComponent }

  init(path: String, lesson: Lesson) throws {
    (self.path, self.lesson) = (path, lesson)
    let lines = try contents(of: path).split(separator: "\n")
    let first = try XCTUnwrap(lines[0].wholeMatch(of: /\/\/ Comes to: (\S.*)/), path)
    XCTAssertNotNil(lines[1].wholeMatch(of: /\/\/ Tries: \S.*\./), path)
    outcomes = first.1.split(separator: " or ").map(String.init)
    needed = lines[2].wholeMatch(of: /\/\/ Needs: Swift (\S+)/).map { String($0.1) }
  }

  /// All that this compiler understands, lesson by lesson.
  static func all(in yard: Yard) throws -> [HostileSubmission] {
    try yard.course.lessons.flatMap { lesson in
      let folder = "\(yard.repository.root)/Tests/Hostile/\(lesson.id)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return try names.filter { $0.hasSuffix(".swift") }.sorted()
        .map { try HostileSubmission(path: "\(folder)/\($0)", lesson: lesson) }
        .filter { yard.compiler.compare($0.needed ?? "", options: .numeric) != .orderedAscending }
    }
  }

  static func named(_ name: String, in yard: Yard) throws -> HostileSubmission {
    try XCTUnwrap(try all(in: yard).first { $0.name == name + ".swift" }, name)
  }
}

extension Verdict {
  /// In the words of the submissions' first lines.
  var outcome: String {
    if let problem { return "problem \(problem.rawValue)" }
    guard state == .failed, let check = firstFailure else { return state.rawValue }
    let crash = check.crash.map { " \($0.summary)" } ?? ""
    return "\(check.state.rawValue)\(crash) at \(check.id)"
  }
}

extension CrashCause {
  fileprivate var summary: String {
    switch self {
    case .trap: "trap"
    case .exit(let code): "exit(\(code))"
    case .stackOverflow: "stackOverflow"
    case .limit(.memory): "memory"
    case .limit(.processes): "processes"
    case .signal(let number): "signal(\(number))"
    case .answerTooLong: "answerTooLong"
    case .answerUnreadable: "answerUnreadable"
    }
  }
}
