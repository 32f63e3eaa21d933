import XCTest

@testable import Classroom

/// Whose a file is, in the layouts that teachers have.
final class LayoutTests: XCTestCase {
  func testPlainFolders() {
    let found = Class([
      "learner 10/04-store/Exercise.swift": "", "learner 2.zip/Lessons/04-store/Exercise.swift": "",
      "Ann/a/b/c/04-store.swift": "",
    ]).find()
    XCTAssertEqual(
      found.lines,
      [
        "Ann @Ann 04=Ann/a/b/c/04-store.swift",
        "learner 2 @learner 2.zip 04=learner 2.zip/Lessons/04-store/Exercise.swift",
        "learner 10 @learner 10 04=learner 10/04-store/Exercise.swift",
      ])
    XCTAssertEqual(found.complaints, [])
  }

  func testALearnerMayBeCalledLikeTheFolderOfTheLessons() {
    let found = Class([
      "Ann/02-reduce/Exercise.swift": "", "Lessons/02-reduce/Exercise.swift": "",
      "Zoe/02-reduce/Exercise.swift": "",
    ]).find()
    XCTAssertEqual(
      found.lines,
      [
        "Ann @Ann 02=Ann/02-reduce/Exercise.swift",
        "Lessons @Lessons 02=Lessons/02-reduce/Exercise.swift",
        "Zoe @Zoe 02=Zoe/02-reduce/Exercise.swift",
      ])
    XCTAssertEqual(found.complaints, [])
    // A copy of the workbook with more in it is one all the same.
    let copy = Class([
      "Lessons/02-reduce/Exercise.swift": "", "Notes/a.swift": "", "Package.swift": "",
    ]).find()
    XCTAssertEqual(copy.learners.map(\.id), ["class"])
  }

  func testGitHubClassroom() {
    let found = Class([
      "swift-lab-ann/Lessons/04-store/Exercise.swift": "",
      "swift-lab-bob-2/Lessons/04-store/Exercise.swift": "",
    ]).find()
    XCTAssertEqual(found.learners.map(\.id), ["ann", "bob-2"])
    let other = Class(["swift-lab-ann/04-store.swift": "", "swift_lab/04-store.swift": ""]).find()
    XCTAssertEqual(other.learners.map(\.id), ["swift-lab-ann", "swift_lab"])
    let around = Class([
      "lab-submissions/lab-ann/04-store.swift": "", "lab-submissions/lab-bob/04-store.swift": "",
    ]).find()
    XCTAssertEqual(around.learners.map(\.id), ["ann", "bob"])
    let numbers = Class(["group-1/04-store.swift": "", "group-2/04-store.swift": ""]).find()
    XCTAssertEqual(numbers.learners.map(\.id), ["group-1", "group-2"])
    let assignment = Class([
      "03-login-state-ann/Exercise.swift": Class.three, "03-login-state-bob/Exercise.swift": "",
    ]).find()
    XCTAssertEqual(assignment.learners.map(\.id), ["ann", "bob"])
    XCTAssertEqual(
      assignment.learners.map(\.exercises.keys.first), ["03-login-state", "03-login-state"])
  }

  func testGradescope() {
    var list = Class([
      "export/submission_metadata.yml": """
      ---
      submission_11:
        :submitters:
        - :name: Ann O'Hara
          :sid: '100'
          :email: ann@x.org
        :created_at: 2024-01-01
        :history:
        - :name: not hers
      submission_12:
        :submitters:
        - :name: "Bob"
          :email: bob@x.org
      submission_13:
        :submitters:
        - :name: 'C''d'
          :sid: 1
        - :name: E
          :sid: 2
      """,
      "export/submission_11/Exercise.swift": Class.four,
      "export/submission_12/04-store/Exercise.swift": "",
      "export/submission_13/04-store/Exercise.swift": "",
      "export/submission_14/04-store/Exercise.swift": "",
    ])
    list.add("export", .folder)
    let found = list.find()
    XCTAssertEqual(
      found.learners.map { "\($0.id) \($0.name ?? "-") \($0.exercises.count)" },
      ["100 Ann O'Hara 1", "bob@x.org Bob 1", "13 C'd, E 1", "14 - 1"])
    XCTAssertEqual(found.complaints, [])
  }

  func testMoodle() {
    let found = Class([
      "Ann Lee_12_assignsubmission_file_/03-login-state/Exercise.swift": "",
      "Ann Lee_12_assignsubmission_onlinetext_/onlinetext.html": "",
      "Bob_13_assignsubmission_file/work.zip/04-store.swift": "",
      "Cy_14_assignsubmission_file_04-store_Exercise.swift": "",
      "Cy_14_assignsubmission_file_x.swift": Class.two,
      "Di_15_assignsubmission_onlinetext_/onlinetext.html": "",
    ]).find()
    XCTAssertEqual(
      found.lines,
      [
        "12 (Ann Lee) @Ann Lee_12_assignsubmission_file_ "
          + "03=Ann Lee_12_assignsubmission_file_/03-login-state/Exercise.swift",
        "13 (Bob) @Bob_13_assignsubmission_file "
          + "04=Bob_13_assignsubmission_file/work.zip/04-store.swift",
        "14 (Cy) @Cy_14_assignsubmission_file_04-store_Exercise.swift "
          + "02=Cy_14_assignsubmission_file_x.swift "
          + "04=Cy_14_assignsubmission_file_04-store_Exercise.swift",
        "15 (Di) @Di_15_assignsubmission_onlinetext_",
      ])
    XCTAssertEqual(
      found.complaints, [#"Di_15_assignsubmission_onlinetext_: nothingUnderstood(id: "15")"#])
  }

  func testCanvas() {
    let found = Class([
      "leeann_LATE_7_100_Exercise.swift": "1" + Class.three,
      "leeann_LATE_7_101_Exercise-1.swift": "// MARK: - Step 2: canTriggerLogin\n",
      "leeann_LATE_7_102_04-store.swift": "", "bob_8_103_work.zip/02-reduce/Exercise.swift": "",
      "anon_x1Y_104_04-store.swift": "",
    ]).find()
    XCTAssertEqual(
      found.lines,
      [
        "x1Y @anon_x1Y_104_04-store.swift 04=anon_x1Y_104_04-store.swift",
        "8 (bob) @bob_8_103_work.zip 02=bob_8_103_work.zip/02-reduce/Exercise.swift",
        "7 (leeann) @leeann_LATE_7_100_Exercise.swift 03=leeann_LATE_7_101_Exercise-1.swift "
          + "04=leeann_LATE_7_102_04-store.swift",
      ])
    XCTAssertEqual(found.complaints, [])
    // The layout doesn't say which of these is the later one.
    let other = Class(["a_7_100_04-store.swift": "1", "a_7_101_04-store_Exercise.swift": "2"])
      .find()
    XCTAssertEqual(other.complaints.count, 2)
    // Dates are nobody's numbers.
    let dates = Class([
      "ann_2024_05_x.zip/04-store.swift": "", "bob_2024_06_x.zip/04-store.swift": "",
    ])
    XCTAssertEqual(dates.find().learners.map(\.id), ["ann_2024_05_x", "bob_2024_06_x"])
  }

  func testAnArchiveAroundAllIsLookedInto() {
    var list = Class([
      "all.zip/ann_7_100_04-store.swift": "", "all.zip/bob_8_101_04-store.swift": "",
    ])
    list.add("all.zip", .archive)
    list.add("grades.csv", "")
    XCTAssertEqual(list.find().learners.map(\.id), ["7", "8"])
  }

  func testOneLearner() {
    let lessons = Class([
      "03-login-state/Exercise.swift": "", "04-store/Exercise.swift": "", "x.md": "",
    ])
    XCTAssertEqual(
      lessons.find().lines,
      ["class @. 03=03-login-state/Exercise.swift 04=04-store/Exercise.swift"])
    let whole = Class([
      "Lessons/04-store/Exercise.swift": "", "Sources/a.swift": "", "Tests/b.swift": "",
      ".workbook/progress.jsonl": "",
    ]).find()
    XCTAssertEqual(whole.lines, ["class @. 04=Lessons/04-store/Exercise.swift"])
    XCTAssertEqual(whole.learners[0].progress, .init(path: "/class/.workbook/progress.jsonl"))
    XCTAssertEqual(whole.complaints, [])
    let mixed = Class(["04-store/Exercise.swift": "", "ann/04-store/Exercise.swift": ""]).find()
    XCTAssertEqual(mixed.lines, ["ann @ann 04=ann/04-store/Exercise.swift"])
    XCTAssertEqual(mixed.complaints, ["04-store: noLearner"])
  }

  func testTwoWithOneIdAreListed() {
    let found = Class([
      "ann/04-store.swift": "", "ann.zip/04-store.swift": "", "bob/04-store.swift": "",
    ])
    .find()
    XCTAssertEqual(found.lines, ["ann @-", "bob @bob 04=bob/04-store.swift"])
    XCTAssertEqual(
      found.complaints,
      [
        #"ann: sameLearner(id: "ann", other: "ann.zip")"#,
        #"ann.zip: sameLearner(id: "ann", other: "ann")"#,
      ])
    let moodle = Class([
      "A_1_assignsubmission_file_/04-store.swift": "",
      "B_1_assignsubmission_file_/04-store.swift": "",
    ]).find()
    XCTAssertEqual(moodle.lines, ["1 @-"])
    XCTAssertEqual(moodle.complaints.count, 2)
  }
}
