import XCTest

@testable import Classroom

/// A roster is read, and learners are brought together with it.
final class RosterTests: XCTestCase {
  private func faults(_ text: String) -> [String] {
    do {
      _ = try Roster(csv: Array(text.utf8))
      return []
    } catch {
      return error.faults.map { "\($0.line) \($0.fault)" }
    }
  }

  func testItIsRead() throws {
    let expected = [
      Roster.Learner(line: 2, id: "1", name: "Lee, \"Ann\"", folder: "a"),
      Roster.Learner(line: 5, id: "2", name: "Bo\nb"),
    ]
    let text =
      "\u{FEFF} Name ,ID,Folder\r\n\"Lee, \"\"Ann\"\"\",1,./a/\r\n\r\n,,\r\n\"Bo\nb\", 2 ,\r\n"
    XCTAssertEqual(try Roster(csv: Array(text.utf8)).learners, expected)
    for separator in [";", "\t"] {
      let text =
        ["id", "name", "x"].joined(separator: separator) + "\n"
        + ["7", "A,B", ""].joined(separator: separator)
      XCTAssertEqual(
        try Roster(csv: Array(text.utf8)).learners, [Roster.Learner(line: 2, id: "7", name: "A,B")])
    }
    XCTAssertEqual(try Roster(csv: Array("id\ra\rb".utf8)).learners.map(\.line), [2, 3])
  }

  func testWhatIsWrongIsTold() {
    XCTAssertEqual(faults(""), ["1 noHeader"])
    XCTAssertEqual(faults("\nname,folder\na,b\n"), ["2 noHeader"])
    XCTAssertEqual(faults("id,ID\n"), [#"1 columnTwice(name: "id")"#])
    XCTAssertEqual(faults("id,name\n1,\"a\n2,b\n"), ["2 openQuote"])
    XCTAssertEqual(
      faults("id,folder\n1,a\n,b\n1,c\n2,a/\n3,../x\n4,/x\n"),
      [
        "3 noID", #"4 idTwice(id: "1", other: 2)"#, #"5 folderTwice(folder: "a/", other: 2)"#,
        #"6 leadsOutside(folder: "../x")"#, #"7 leadsOutside(folder: "/x")"#,
      ])
    XCTAssertThrowsError(try Roster(csv: [0x69, 0x64, 0x0A, 0xFF])) {
      XCTAssertEqual(($0 as? RosterError)?.faults.first?.fault, .notUTF8)
    }
  }

  func testLearnersAreMatched() {
    let roster = Roster(learners: [
      .init(line: 2, id: "z", name: "Zoe"), .init(line: 3, id: "x1", folder: "group/ann"),
      .init(line: 4, id: "gone"), .init(line: 5, id: "lost", folder: "nowhere"),
      .init(line: 6, id: "y", folder: "y.swift"),
    ])
    var list = Class([
      "z/04-store.swift": "", "group/ann/04-store.swift": "", "other/04-store.swift": "",
      "y.swift": Class.four,
    ])
    list.add("group", .folder)
    list.add("group/ann", .folder)
    let found = list.find(roster)
    XCTAssertEqual(
      found.lines,
      [
        "z (Zoe) @z 04=z/04-store.swift", "x1 @group/ann 04=group/ann/04-store.swift", "gone @-",
        "lost @-", "y @y.swift 04=y.swift",
      ])
    XCTAssertEqual(
      found.complaints,
      [
        #"gone: nothingHandedIn(id: "gone")"#, #"nowhere: noSuchFolder(id: "lost", line: 5)"#,
        #"other: notOnRoster(id: "other")"#,
      ])
  }

  func testASecondPlaceOfSomebodyIsTold() {
    let roster = Roster(learners: [.init(line: 2, id: "ann", folder: "ann")])
    let found = Class(["ann/04-store.swift": "", "ann.zip/04-store.swift": ""]).find(roster)
    XCTAssertEqual(found.lines, ["ann @ann 04=ann/04-store.swift"])
    XCTAssertEqual(found.complaints, [#"ann.zip: sameLearner(id: "ann", other: "ann")"#])
  }

  func testAWholeNameIsAnIdToo() {
    let roster = Roster(learners: [.init(line: 2, id: "lab-ann"), .init(line: 3, id: "bob")])
    let list = Class(["lab-ann/04-store.swift": "", "lab-bob/04-store.swift": ""])
    XCTAssertEqual(list.find(roster).learners.map(\.exercises.count), [1, 1])
    let twice = Class(["bob/04-store.swift": "", "bob.zip/04-store.swift": ""]).find(roster)
    XCTAssertEqual(
      twice.complaints,
      [
        #"bob: sameLearner(id: "bob", other: "bob.zip")"#,
        #"bob.zip: sameLearner(id: "bob", other: "bob")"#,
        #"lab-ann: nothingHandedIn(id: "lab-ann")"#,
      ])
    XCTAssertEqual(twice.lines, ["lab-ann @-", "bob @-"])
  }
}
