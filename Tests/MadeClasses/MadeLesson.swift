import Authoring
import Curriculum
import FixtureLessons
import Foundation
import Launching

/// What a made class hands in of one lesson, in several ways of writing it.
package struct MadeLesson: Sendable {
  /// As in `03-login-state`.
  package var id: String
  /// What everybody begins with.
  package var stub: String
  /// Exercises that pass.
  package var right: [String]
  /// Exercises that don't.
  package var wrong: [String]
  /// Exercises that try to get more than they deserve, or to spoil what others get.
  package var hostile: [String]

  /// A lesson with what is handed in of it.
  package init(id: String, stub: String, right: [String], wrong: [String], hostile: [String]) {
    (self.id, self.stub) = (id, stub)
    (self.right, self.wrong, self.hostile) = (right, wrong, hostile)
  }

  /// A lesson of the workbook, with all that stands beside its suite and in `Tests/Hostile`.
  ///
  /// - Parameter leavingOut: those hostile ones that would take too long here, by their names.
  package init(
    _ id: String, in repository: Repository, leavingOut: Set<String> = MadeLesson.slow
  ) throws {
    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted()
    }
    func submissions(_ folder: String) throws -> [String] {
      try names("\(repository.suite(of: id))/\(folder)").map {
        try repository.submission("\(folder)/\($0)", of: id)
      }
    }
    let hostile = "\(repository.root)/Tests/Hostile/\(id)"
    // Not every lesson has some.
    let hostileNames = (try? names(hostile)) ?? []
    self.init(
      id: id, stub: try contents(of: repository.stub(of: id)),
      right: [try contents(of: repository.solution(of: id))] + (try submissions("Right")),
      wrong: try submissions("Wrong"),
      hostile: try hostileNames.filter { !leavingOut.contains(String($0.dropLast(6))) }
        .map { try contents(of: "\(hostile)/\($0)") })
  }

  /// Hostile exercises that take many seconds, or may come to one thing or to another.
  package static let slow: Set = [
    "awaits-for-ever", "copies-itself", "copies-itself-beside-it", "copies-itself-unwatched",
    "eats-memory", "hides-memory-in-files", "keeps-the-compiler-busy", "leaves-memory-behind",
    "never-ends", "never-ends-anywhere", "observes-the-tests", "starts-threads",
  ]

  /// The two small lessons of the fixture.
  package static let ofFixture = [up, down]

  private static let up = MadeLesson(
    id: "01-count-up", stub: FixtureLessons.upStub,
    right: [
      FixtureLessons.upSolution,
      FixtureLessons.upSolution.replacing("up(up(counter))", with: "up(up((counter)))"),
    ],
    wrong: [
      FixtureLessons.upSolution.replacing("counter.count + 1", with: "counter.count"),
      FixtureLessons.upSolution.replacing("counter.count + 1", with: "counter.count + 2"),
      FixtureLessons.upSolution.replacing("name: counter.name", with: "name: \"<b>\""),
      FixtureLessons.upSolution.replacing("return up(up(counter))", with: "return up(counter)"),
      FixtureLessons.upSolution.replacing("func twice(", with: "func thrice("),
      FixtureLessons.upSolution.replacing("counter.count + 1", with: "counter.count + one"),
      FixtureLessons.upSolution.replacing("return up(up(counter))", with: "fatalError(\"=1+1\")"),
    ],
    hostile: [
      FixtureLessons.upSolution.replacing("return up(up(counter))", with: "exit(0)")
        .replacing("struct Counter", with: "import Foundation\nstruct Counter"),
      FixtureLessons.upSolution.replacing("return up(up(counter))", with: "while true {}"),
      FixtureLessons.upSolution.replacing(
        "return up(up(counter))",
        with: "for id in 1..<99_999 { kill(Int32(id), SIGKILL) }\n  return counter"
      ).replacing("struct Counter", with: "import Foundation\nstruct Counter"),
    ])

  private static let down = MadeLesson(
    id: "02-count-down", stub: FixtureLessons.downStub,
    right: [
      FixtureLessons.downSolution,
      FixtureLessons.downSolution.replacing("number - 1", with: "-1 + number"),
    ],
    wrong: [
      FixtureLessons.downSolution.replacing("number - 1", with: "number - 2"),
      FixtureLessons.downSolution.replacing("number - 1", with: "number - \"1\""),
      FixtureLessons.downSolution.replacing("number - 1", with: "[0][number]"),
    ],
    hostile: [
      FixtureLessons.downSolution.replacing("return number - 1", with: "return down(number)"),
      FixtureLessons.downSolution.replacing(
        "return number - 1",
        with: "remove(\"/proc/self/cwd/Package.swift\")\n  return number - 1"
      ).replacing("// MARK", with: "import Foundation\n// MARK"),
    ])
}
