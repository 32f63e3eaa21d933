import Curriculum
import Foundation
import Grading
import SuiteSupport
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
  var summary: String {
    switch outcome {
    case .unreadable(let problem): return "problem \(problem)"
    case .read(_, .ungradable(let problem)): return "problem \(problem.name)"
    case .read: break
    }
    guard let check = nextCheck, check.fails else { return LessonStatus.State(self).name }
    return "\(check.result.name)\(check.result.cause.map { " \($0)" } ?? "") at \(check.id)"
  }
}

extension GradingError {
  fileprivate var name: String {
    switch self {
    case .compilesTooLong: "compilesTooLong"
    case .compilerGaveUp: "compilerGaveUp"
    case .doesNotFit: "doesNotFit"
    case .imports: "imports"
    case .doesNotLoad: "doesNotLoad"
    case .takesTooLong: "takesTooLong"
    }
  }
}

extension CheckResult {
  fileprivate var cause: String? {
    switch self {
    case .unanswered(.ended(let crash), _): crash.cause.summary
    case .unanswered(.tooLong, _): "answerTooLong"
    case .unanswered(.unreadable, _): "answerUnreadable"
    case .passed, .failed, .impure, .unanswered(.late, _), .notMade, .waiting: nil
    }
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
    }
  }
}
