import TestSupport
import XCTest

@testable import Classroom

/// Whatever a teacher's tables hold, they are read as they were meant, or refused at a line that they have.
///
/// `WORKBOOK_ROSTERS` and `WORKBOOK_POINTS` say how many are tried.
final class MutatedTableTests: XCTestCase {
  private let lessons = SampleClass.lessons([3])

  // MARK: Rosters

  private let rosters = [
    "id,name,folder\n1,Ann,a\n2,\"Lee, \"\"Bo\"\"\",./b/\n\n3,,\n",
    "\u{FEFF}id;Name\r\n7;Zoë\r\n8;\"a\nb\"\r\n",
    "id\tfolder\rx\tgroup/x\ry\t.\r", "ID\nann\nbob",
  ]

  func testAMutatedRosterIsReadOrRefused() {
    tryMutations(countedBy: "WORKBOOK_ROSTERS") { mutation in
      let text = mutation.mutatedTable(rosters)
      let lineCount = Self.lineCount(of: text)
      do throws(RosterError) {
        let learners = try Roster(csv: text).learners
        XCTAssertEqual(Set(learners.map(\.id)).count, learners.count)
        XCTAssertEqual(learners.map(\.line), Set(learners.map(\.line)).sorted())
        for learner in learners {
          XCTAssertFalse(learner.id.isEmpty)
          XCTAssertTrue((2...max(2, lineCount)).contains(learner.line))
          XCTAssertFalse(learner.folder.map { $0.hasPrefix("/") || $0.isEmpty } ?? false)
        }
        // Nothing of it stops who looks for what they have handed in.
        let found = Class(["ann/04-store.swift": "", "a.swift": Class.four]).find(
          Roster(learners: learners))
        XCTAssertEqual(found.learners.map(\.id), learners.map(\.id))
      } catch {
        XCTAssertFalse(error.faults.isEmpty)
        XCTAssertEqual(error.faults.map(\.line), error.faults.map(\.line).sorted())
        for fault in error.faults { XCTAssertTrue((1...lineCount).contains(fault.line)) }
      }
    }
  }

  func testARosterIsReadAsItWasWritten() throws {
    try tryMutations(countedBy: "WORKBOOK_ROSTERS") { mutation in
      let separator = [",", ";", "\t"][mutation.number(below: 3)]
      let end = ["\n", "\r\n", "\r"][mutation.number(below: 3)]
      var learners: [Roster.Learner] = []
      var line = 2
      for number in 0..<mutation.number(below: 6) {
        let name = mutation.numbers.text(
          of: [",", ";", "\t", "\"", "\"\"", "\n", "ann", "李", "=1", " b"], upTo: 5)
        let trimmed = name.trimmed
        learners.append(
          Roster.Learner(line: line, id: "\(number)", name: trimmed.isEmpty ? nil : trimmed))
        line += 1 + trimmed.utf8.count { $0 == UInt8(ascii: "\n") }
      }
      let rows = learners.map { learner in
        let name = (learner.name ?? "").replacing("\"", with: "\"\"")
        return "\(learner.id)\(separator)\"\(name)\""
      }
      let text = (["id\(separator)name"] + rows).joined(separator: end)
      XCTAssertEqual(try Roster(csv: Array(text.utf8)).learners, learners)
    }
  }

  // MARK: Points

  private let points = [
    "check,points\nl1.check-0,2\nl1.check-2,0.5\n",
    "\u{FEFF}Check;Points\r\n\"l1.check-1\";\"1,25\"\r\n",
    "check\tpoints\rl1.check-0\t.5\rl1.check-1\t1000000\r", "check,points\n\nl1.check-2,+3.\n",
  ]

  func testMutatedPointsAreReadOrRefused() {
    tryMutations(countedBy: "WORKBOOK_POINTS") { mutation in
      let text = mutation.mutatedTable(points)
      do throws(PointsError) {
        let file = try PointsFile(parsing: text, lessons: lessons)
        let ids = Set(lessons[0].checks.map(\.id))
        XCTAssertTrue(ids.isSuperset(of: file.points.keys))
        for value in file.points.values { XCTAssertTrue((0...1_000_000).contains(value)) }
        let worth = file.applied(to: lessons)[0].maximum
        XCTAssertEqual(worth.description, worth.description.filter { $0.isNumber || $0 == "." })
      } catch {
        XCTAssertTrue((1...Self.lineCount(of: text)).contains(error.line), "\(error)")
      }
    }
  }

  /// Lines as an editor counts them.
  private static func lineCount(of text: [UInt8]) -> Int {
    let text = String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
    return 1 + text.unicodeScalars.count { $0 == "\n" || $0 == "\r" }
  }
}

extension Mutation {
  /// One of these tables, with some pieces in it that mean something in tables, and spoiled.
  fileprivate mutating func mutatedTable(_ tables: [String]) -> [UInt8] {
    var text = tables[number(below: tables.count)]
    let pieces = [
      ",", ";", "\t", "\"", "\"\"", "\n", "\r", "\r\n", "id", "folder", "../", "/", "\\", ".", " ",
      "\u{FEFF}",
      "check,points\n", "l1.check-1", "1e9", "-0", "9999999999999999999999", "e\u{301}", "\0", "٣",
    ]
    for _ in 0..<number(below: 4) {
      let places = text.unicodeScalars.indices + [text.endIndex]
      let piece = pieces[number(below: pieces.count)]
      text.unicodeScalars.insert(
        contentsOf: piece.unicodeScalars, at: places[number(below: places.count)])
    }
    let bytes = Array(text.utf8)
    return number(below: 2) == 0 ? bytes : mutated(bytes)
  }
}

extension PointsError {
  fileprivate var line: Int {
    switch self {
    case .noHead(let line), .notTwoCells(let line), .unknownCheck(_, let line), .twice(_, let line),
      .notANumber(_, let line), .negative(_, let line), .tooMany(_, let line):
      line
    }
  }
}
