import Foundation
import XCTest

@testable import Classroom
@testable import Curriculum

/// What really stands in a folder is found, and read again.
final class SubmissionFolderTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "submissions-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // On a Mac the folder for temporary files is behind a link.
    folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ path: String, _ text: String) throws {
    try write(path, Data(text.utf8))
  }

  private func write(_ path: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private func copy(_ archive: String, to path: String) throws {
    try write(path, Data(try ArchiveFiles.bytes(archive)))
  }

  private func find(_ path: String = "", roster: Roster? = nil) throws -> HandedIn {
    try SubmissionFolder(path: folder + path, lessons: Class.lessons, roster: roster).find()
  }

  private func problem(_ exercise: HandedInExercise?, limit: Int = 1 << 20) -> ExerciseError? {
    do {
      _ = try exercise?.text(limit: limit)
      return nil
    } catch {
      return error
    }
  }

  func testWhatOneLearnersArchivesUnpackToHasALimitOfItsOwn() throws {
    try copy("bombs", to: "class.zip")
    let items = try SubmissionFolder(path: folder + "/class.zip", lessons: Class.lessons).list()
      .items
    let refused = items.filter { $0.kind == .problem(.badArchive(.tooLarge)) }
    XCTAssertEqual(refused.map(\.path), ["ann/3.zip"])
    XCTAssertEqual(items.count { $0.kind == .archive }, 3, "also the other learner's, behind it")
  }

  func testFilesAndArchivesAreFoundAndRead() throws {
    try write("carl/Lessons/04-store/Exercise.swift", "four")
    try write("carl/Lessons/.launcher/x.swift", "")
    try write("carl/.workbook/progress.jsonl", "{}")
    try write("carl/.git/hidden.swift", "")
    try write("carl/Sources/own.swift", "")
    try write("dora/mine.swift", Class.two)
    try copy("infozip", to: "ann.zip")
    try copy("nested", to: "eve/all.zip")
    let found = try find()
    XCTAssertEqual(
      found.lines,
      [
        "ann @ann.zip 03=ann.zip/ann/03-login-state/Exercise.swift "
          + "04=ann.zip/ann/04-store/Exercise.swift",
        "carl @carl 04=carl/Lessons/04-store/Exercise.swift", "dora @dora 02=dora/mine.swift",
        "eve @eve",
      ])
    XCTAssertEqual(
      found.complaints,
      [
        "ann.zip/ann/04-store/linked.swift: link", "ann.zip/Zoë/Exercise.swift: noLesson",
        #"eve/all.zip/ann_7_100_04-store.swift: twice(lesson: "04-store", "#
          + #"other: "eve/all.zip/bob_8_103_work.zip/04-store/Exercise.swift")"#,
        #"eve/all.zip/bob_8_103_work.zip/04-store/Exercise.swift: twice(lesson: "04-store", "#
          + #"other: "eve/all.zip/ann_7_100_04-store.swift")"#,
        "eve/all.zip/bob_8_103_work.zip/deep.zip: "
          + "badArchive(Classroom.ArchiveError.unsupported)",
      ])
    let ann = found.learners[0].exercises
    XCTAssertEqual(try ann["03-login-state"]?.text(), ArchiveFiles.login)
    XCTAssertEqual(try found.learners[1].exercises["04-store"]?.text(), "four")
    var reader = SubmissionReader()
    let progress = try XCTUnwrap(found.learners[1].progress)
    XCTAssertEqual(try reader.read(progress), Array("{}".utf8))
    XCTAssertEqual(try XCTUnwrap(ann["04-store"]).text(), Class.four)
  }

  func testAnArchiveOfAClassIsAFolder() throws {
    try copy("nested", to: "class.zip")
    for path in ["/class.zip", ""] {
      let found = try find(path)
      XCTAssertEqual(found.learners.map(\.id), ["7", "8"], path)
      XCTAssertEqual(
        try found.learners[1].exercises["04-store"]?.text(), "// MARK: - Step 1: Store\n")
      XCTAssertEqual(found.problems.map(\.kind), [.badArchive(.unsupported)])
    }
  }

  func testWhatCantBeReadIsToldWhenItIsRead() throws {
    try write("a/04-store/Exercise.swift", " \n")
    try write("b/04-store/Exercise.swift", Data([0xFF, 0xFE]))
    try write("c/04-store/Exercise.swift", String(repeating: "x", count: 1001))
    try write("d/04-store/Exercise.swift/x", "")
    try write("e/04-store/x", "")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder + "/e/04-store/Exercise.swift", withDestinationPath: "/etc/passwd")
    try write("f/04-store/x", "")
    XCTAssertEqual(mkfifo(folder + "/f/04-store/Exercise.swift", 0o600), 0)
    try copy("infozip", to: "g/h.zip")
    let found = try find()
    let all = found.learners.map { problem($0.exercises["04-store"], limit: 1000) }
    XCTAssertEqual(
      all, [nil, nil, .tooLarge(limit: 1000), .isFolder, .isLink, .isNotAFile, nil])
    try manager.removeItem(atPath: folder + "/a")
    XCTAssertEqual(problem(found.learners[0].exercises["04-store"]), .missing)
    let archived = found.learners[6].exercises["03-login-state"]
    XCTAssertEqual(problem(archived, limit: 1000), .tooLarge(limit: 1000))
    try write("g/h.zip", "PK")
    XCTAssertEqual(problem(archived), .unreadable)
  }

  func testGradescopesMetadataMayBeLong() throws {
    let more = String(repeating: "  :more: of what nobody reads here\n", count: 40_000)
    let learner = "submission_7:\n  :submitters:\n  - :name: Ann\n    :sid: '9'\n"
    try write("submission_metadata.yml", "---\nsubmission_6:\n" + more + learner)
    try write("submission_7/04-store/Exercise.swift", "")
    try write("submission_8/04-store/Exercise.swift", "")
    XCTAssertEqual(try find().learners.map(\.id), ["9", "8"])
  }

  func testWhoHandedInSomethingElseIsThereToo() throws {
    try write("all/ann_7_100_essay.pdf", "")
    try write("all/bob_8_101_04-store.swift", "")
    try write("all/cy_9_102_work/notes/a.txt", "")
    let found = try find()
    XCTAssertEqual(found.learners.map(\.id), ["7", "8", "9"])
    XCTAssertEqual(
      found.complaints,
      [
        #"all/ann_7_100_essay.pdf: nothingUnderstood(id: "7")"#,
        #"all/cy_9_102_work: nothingUnderstood(id: "9")"#,
      ])
  }

  func testLinksAreNeverFollowed() throws {
    try write("ann/04-store/Exercise.swift", "1")
    let manager = FileManager.default
    for (link, target) in [("bob", "ann"), ("ann/Lessons", "../ann"), ("carl.zip", "ann")] {
      try manager.createSymbolicLink(atPath: folder + "/" + link, withDestinationPath: target)
    }
    let found = try find()
    XCTAssertEqual(found.lines, ["ann @ann 04=ann/04-store/Exercise.swift"])
    XCTAssertEqual(found.complaints, ["ann/Lessons: link", "bob: link", "carl.zip: link"])
    // But who names the folder means it.
    XCTAssertEqual(try find("/bob").lines, ["ann @. 04=04-store/Exercise.swift"])
  }

  func testOddNamesAndDepths() throws {
    try write("ann/04-store/Exercise.swift", "1")
    let bad = Array(folder.utf8) + Array("/ann/".utf8) + [0xE4, 0x2E, 0x7A, 0]
    let made = bad.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      mkdir($0.baseAddress!, 0o700)
    }
    // Not every file system takes such a name.
    if made == 0 {
      XCTAssertEqual(try find().complaints, ["ann/\u{FFFD}.z: badName"])
    }
    try write("bob/" + String(repeating: "d/", count: 40) + "04-store.swift", "")
    XCTAssertTrue(
      try find().complaints.contains {
        $0.hasPrefix("bob/d/d/") && $0.hasSuffix("tooMuch(limit: 32)")
      })
    for name in ["<script>alert(1)</script>", "=1+1", "a\nb", "Ä ö 🦊", "..."] {
      try write(name + "/04-store/Exercise.swift", "1")
    }
    // Hidden is what begins with a dot.
    XCTAssertEqual(try find().learners.count, 6)
  }

  func testWhatIsNoFolderIsRefused() throws {
    func problem(_ path: String) -> SubmissionFolderError? {
      do {
        _ = try SubmissionFolder(path: folder + path, lessons: []).find()
        return nil
      } catch {
        return error
      }
    }
    try write("a.swift", "")
    try write("b.zip", "")
    XCTAssertEqual(problem("/nowhere"), .missing)
    XCTAssertEqual(problem("/a.swift"), .notAFolder)
    XCTAssertEqual(problem("/b.zip"), .badArchive(.notAnArchive))
    XCTAssertNil(problem("/./"))
    XCTAssertEqual(try find().complaints.count, 2)
  }
}

extension HandedInExercise {
  fileprivate func text(limit: Int = 1 << 20) throws(ExerciseError) -> String {
    var reader = SubmissionReader()
    return String(decoding: try reader.read(source, limit: limit), as: UTF8.self)
  }
}
