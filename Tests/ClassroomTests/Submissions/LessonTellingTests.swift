import XCTest

@testable import Classroom

/// Which lesson a file is of.
final class LessonTellingTests: XCTestCase {
  private func lesson(_ path: String, _ text: String = "") -> String? {
    Class([path: text]).find().learners.first?.exercises.keys.first
  }

  func testThePathTells() {
    for path in [
      "a/03-login-state/Exercise.swift", "a/Lessons/03-login-state/Exercise.swift",
      "a/03-login-state.swift", "a/x/y/03-login-state-Exercise.swift",
      "a/Aufgabe_03-login-state.swift", "a/03-login-state_Exercise-1.swift",
      "a/03-login-state (2).swift", "a/03-Login-State/exercise.SWIFT",
      "a/week 3/03-login-state/src/Exercise-1.swift", "a.zip/03-login-state.zip/Exercise.swift",
      "a/jane_03-login-state_Exercise.swift", "a-03-login-state/Exercise.swift",
    ] {
      XCTAssertEqual(lesson(path), "03-login-state", path)
    }
    for path in ["a/Exercise.swift", "a/103-login-state.swift", "a/03-login-stateful.swift"] {
      XCTAssertNil(lesson(path), path)
    }
  }

  func testTheTextTells() {
    XCTAssertEqual(lesson("a/Exercise.swift", Class.three), "03-login-state")
    XCTAssertEqual(lesson("a/main.swift", Class.two), "02-reduce")
    // A heading that two lessons have tells nothing.
    XCTAssertNil(lesson("a/main.swift", "// MARK: - Step 1: reduce\n"))
    let both = Class(["a/main.swift": Class.two + Class.four]).find()
    XCTAssertEqual(both.complaints, [#"a/main.swift: severalLessons(["02-reduce", "04-store"])"#])
    XCTAssertEqual(
      Class(["a/main.swift": "let a = 1"]).find().complaints, ["a/main.swift: noLesson"])
  }

  func testTheExercisesOwnPathIsEnough() {
    // The learner's own workbook would have graded it as this lesson, too.
    XCTAssertEqual(lesson("a/03-login-state/Exercise.swift", Class.four), "03-login-state")
  }

  func testAHintNeedsTheTextOrNobodyElse() {
    XCTAssertEqual(lesson("a/03-login-state/mine.swift", Class.three), "03-login-state")
    XCTAssertEqual(lesson("a/03-login-state/mine.swift"), "03-login-state")
    XCTAssertEqual(lesson("03-login-state-jane/Exercise.swift"), "03-login-state")
    let helped = Class([
      "a/03-login-state/Exercise.swift": "1", "a/03-login-state/More.swift": "2",
    ]).find()
    XCTAssertEqual(helped.lines, ["a @a 03=a/03-login-state/Exercise.swift"])
    XCTAssertEqual(helped.complaints, ["a/03-login-state/More.swift: noLesson"])
    let two = Class(["a/03-login-state/A.swift": "", "a/03-login-state/B.swift": ""]).find()
    XCTAssertEqual(two.complaints.count, 2)
    XCTAssertEqual(two.learners[0].exercises, [:])
  }

  func testTheInnermostNameIsMeant() {
    for path in [
      "ann-04-store/Lessons/03-login-state/Exercise.swift",
      "lab-04-store-ann/03-login-state/Exercise.swift",
      "a/04-store.zip/Lessons/03-login-state/Exercise.swift",
      "a/04-store-notes/03-login-state-1.swift", "a_04-store.zip/03-login-state.swift",
    ] {
      XCTAssertEqual(lesson(path), "03-login-state", path)
    }
    XCTAssertEqual(lesson("ann_04-store.zip/src/Exercise.swift"), "04-store")
  }

  func testManyProblemsOfOneLearnerAreOne() {
    var list = Class(["a/04-store/Exercise.swift": ""])
    for index in 0..<5000 { list.add("a/x/\(index).swift", .problem(.link)) }
    let found = list.find()
    XCTAssertEqual(found.problems.count, 101)
    XCTAssertEqual(found.complaints[0], "a: tooMuch(limit: 100)")
    XCTAssertEqual(found.learners[0].exercises.count, 1)
  }

  func testAContradictionIsTold() {
    let text = Class(["a/03-login-state/mine.swift": Class.four]).find()
    XCTAssertEqual(
      text.complaints,
      [#"a/03-login-state/mine.swift: severalLessons(["03-login-state", "04-store"])"#])
    let path = Class(["a/03-login-state/04-store.swift": Class.four]).find()
    XCTAssertEqual(
      path.complaints,
      [#"a/03-login-state/04-store.swift: severalLessons(["03-login-state", "04-store"])"#])
  }

  func testALongerNameIsMeant() {
    let lessons = [
      LessonMarks(id: "02-reduce", headings: []), LessonMarks(id: "02-reduce-more", headings: []),
    ]
    let item = FoundItem(
      path: "a/02-reduce-more.swift", kind: .file(size: 1), source: .init(path: "/"))
    let found = FoundListing(items: [item], name: "x").handedIn(lessons: lessons) { _ in nil }
    XCTAssertEqual(found.lines, ["a @a 02=a/02-reduce-more.swift"])
    XCTAssertEqual(found.learners[0].exercises.keys.first, "02-reduce-more")
  }

  func testWhatIsNoSubmissionIsNoProblem() {
    let found = Class([
      "a/03-login-state/Exercise.swift": "1", "a/Package.swift": "", "a/.build/x.swift": "",
      "a/__MACOSX/03-login-state/Exercise.swift": "", "a/03-login-state/._Exercise.swift": "",
      "a/Tests/Suites/03-login-state/Right/Exercise.swift": "", "a/03-login-state/Stub.swift": "",
      "a/03-login-state/Solution.swift": "", "a/README.md": "", ".DS_Store": "", "roster.csv": "",
    ]).find()
    XCTAssertEqual(found.lines, ["a @a 03=a/03-login-state/Exercise.swift"])
    XCTAssertEqual(found.complaints, [])
    let nothing = Class(["a/Package.swift": "", "b/notes.txt": ""]).find()
    XCTAssertEqual(nothing.lines, ["a @a", "b @b"])
    XCTAssertEqual(
      nothing.complaints, [#"a: nothingUnderstood(id: "a")"#, #"b: nothingUnderstood(id: "b")"#])
  }

  func testACopyOfTheWorkbookIsUnderstood() {
    let found = Class([
      "a/Lessons/03-login-state/Exercise.swift": "1", "a/Lessons/Package.swift": "",
      "a/Sources/Curriculum/Reducers/Reducer.swift": "",
      "a/Tests/Suites/03-login-state/Stub.swift": "",
      "a/.workbook/progress.jsonl": "{}", "a/Sources/mine.swift": "", "b/Sources/mine.swift": "",
    ]).find()
    XCTAssertEqual(found.complaints, ["b/Sources/mine.swift: noLesson"])
    XCTAssertEqual(found.learners[0].progress, .init(path: "/class/a/.workbook/progress.jsonl"))
  }

  func testWhatIsWrongWithAnExerciseIsLeftToItsReader() {
    var list = Class()
    let kinds: [FoundItem.Kind] = [
      .problem(.link), .problem(.notAFile), .folder, .problem(.unreadable), .file(size: 1 << 40),
    ]
    for (index, kind) in kinds.enumerated() { list.add("a\(index)/04-store/Exercise.swift", kind) }
    let found = list.find()
    XCTAssertEqual(found.complaints, [])
    XCTAssertEqual(found.learners.map(\.exercises.count), [1, 1, 1, 1, 1])
  }

  func testWhatIsElsewhereIsTold() {
    var list = Class()
    list.add("a/x.swift", .problem(.link))
    list.add("a/04-store", .problem(.link))
    list.add("a/y.swift", .file(size: 1 << 40))
    list.add("a/z.zip", .problem(.badArchive(.damaged)))
    list.add("a/\u{FFFD}.swift", .problem(.badName))
    list.add("a/03-login-state/Exercise.swift.txt", "")
    list.add("b", .problem(.link))
    list.add("c.zip", .problem(.badArchive(.notAnArchive)))
    list.add("d", .problem(.unreadable))
    list.add("e.swift", "")
    XCTAssertEqual(
      list.find().complaints,
      [
        #"a/03-login-state/Exercise.swift.txt: notSwift(lesson: "03-login-state")"#,
        "a/04-store: link", "a/x.swift: link", "a/y.swift: tooMuch(limit: 1048576)",
        "a/z.zip: badArchive(Classroom.ArchiveError.damaged)", "a/\u{FFFD}.swift: badName",
        "b: link", "c.zip: badArchive(Classroom.ArchiveError.notAnArchive)", "d: unreadable",
        "e.swift: noLearner",
      ])
    XCTAssertEqual(list.find().learners.map(\.id), ["a", "c", "d"])
  }

  func testTheSameTwice() {
    let same = Class(["a/x/04-store.swift": "1", "a/b/04-store/Exercise.swift": "1"]).find()
    XCTAssertEqual(same.lines, ["a @a 04=a/b/04-store/Exercise.swift"])
    XCTAssertEqual(same.complaints, [])
    let other = Class(["a/x/04-store.swift": "1", "a/b/04-store/Exercise.swift": "2"]).find()
    XCTAssertEqual(other.lines, ["a @a"])
    XCTAssertEqual(
      other.complaints,
      [
        #"a/b/04-store/Exercise.swift: twice(lesson: "04-store", other: "a/x/04-store.swift")"#,
        #"a/x/04-store.swift: twice(lesson: "04-store", other: "a/b/04-store/Exercise.swift")"#,
      ])
  }

  func testTextsAreReadOnlyWherePathsDontTell() {
    let list = Class([
      "a/04-store/Exercise.swift": "", "b/04-store/Exercise.swift": "", "b/x.swift": Class.two,
    ])
    var asked: [Int] = []
    _ = FoundListing(items: list.items, name: "").handedIn(lessons: Class.lessons) { index in
      asked.append(index)
      return nil
    }
    XCTAssertEqual(asked, [2])
    var many = Class()
    for index in 0..<1000 { many.add("a/\(index).swift", "") }
    _ = FoundListing(items: many.items, name: "").handedIn(lessons: Class.lessons) { index in
      asked.append(index)
      return nil
    }
    XCTAssertEqual(asked.count, 101)
  }
}
