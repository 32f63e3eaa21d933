import Basics
import Curriculum
import Grading
import SuiteSupport
import TestSupport
import XCTest

@testable import Authoring

/// Whatever is wrong with a lesson is found, at its place.
final class ProofTests: CachedTestCase {
  /// What is proved stands in a yard, and comes from the template.
  override class var lessons: [String] { [] }

  /// One thing that is changed in a right lesson, and what is found then.
  private struct Case {
    var part: LessonProof.Part
    var file: String
    /// Nil takes the file away.
    var change: (from: String, to: String)?
    var found: Finding

    init(
      _ part: LessonProof.Part, _ file: String, _ change: (String, String)?, _ fault: Fault,
      at place: String? = nil, line: Int = 1
    ) {
      (self.part, self.file, self.change) = (part, file, change)
      found = Finding(fault, in: place ?? file, line: line)
    }
  }

  private let suite = "Tests/Suites/02-template"
  private let text = "Lessons/02-template/README.md"
  private let recall = "Lessons/02-template/Recall.md"
  private let asked = "Predict. Which number follows -1?"
  private let typed = "Predict. What does this print? Type it."
  private let recalled = "Recall. Which function of an exercise is never graded?"

  private func check(_ table: [Case]) throws {
    let yard = try Yard.withLesson()
    for entry in table {
      let before = try yard.text(of: entry.file)
      if let change = entry.change {
        try yard.change(change.from, to: change.to, in: entry.file)
      } else {
        try FileManager.default.removeItem(atPath: "\(yard.repository.root)/\(entry.file)")
      }
      let findings = try yard.proof().findings(of: entry.part).filter { !$0.isOfSize }
      XCTAssertEqual(findings, [entry.found])
      try yard.write(before, to: entry.file)
    }
  }

  func testWhereTheLessonIsNotNamed() throws {
    let line = "  \"02-template\","
    let test = "class TemplateTests: LessonCase { func testChecks() throws { try check(2) } }"
    try check([
      Case(.places, "Package.swift", (line + "\n", ""), .lacks(line), line: 4),
      Case(
        .places, "Tests/Suites/All/LessonSuites.swift", ("import TemplateSuite\n", ""),
        .lacks("import TemplateSuite"), line: 3),
      Case(
        .places, "Tests/LessonTests/LessonTests.swift", (test, test.replacing("2", with: "3")),
        .lacks(test), line: 3),
      Case(.places, "\(suite)/Solution.swift", nil, .noFile),
    ])
  }

  func testWhatHasNoWords() throws {
    let words = "\(suite)/Feedback.md"
    try check([
      Case(.words, words, ("You can say", "One says"), .lacks("Learnt: You can …."), line: 5),
      Case(
        .words, words, ("## Mistakes", "### last(_:)\n\nWords.\n\n## Mistakes"),
        .leftOver("### last(_:)"), line: 55),
      Case(
        .words, words, ("## Notes\n", "## Notes\n\n- `memory-of-old`: Words.\n"),
        .leftOver("- `memory-of-old`: …"), line: 63),
      Case(
        .words, words, ("`{call}` gives `{alone}`; asked again", "it gives `{alone}`; asked again"),
        .lacks("{call}"), line: 64),
      Case(
        .words, "\(suite)/Adapter.swift", ("@_cdecl", "// needs: last(_:)\n@_cdecl"),
        .lacks("### last(_:)"), at: words, line: 49),
      Case(
        .words, words, ("1. Start from", "- `low`: Too low.\n\n1. Start from"),
        .leftOver("- `low`: …"), line: 21),
      Case(
        .words, "\(suite)/Suite/Suite.swift", ("enum Model", "// note: \"low\"\nenum Model"),
        .lacks("- `low`: …"), at: words, line: 13),
    ])
  }

  func testWhichCommentHasNoWords() throws {
    let (words, source) = ("\(suite)/Feedback.md", "\(suite)/Suite/Suite.swift")
    let (comments, model) = ("## Comments\n", "enum Model")
    try check([
      Case(
        .words, words, (comments, comments + "\n- `low`: too low\n"), .leftOver("- `low`: …"),
        line: 73),
      Case(
        .words, words, ("- `more-before`: … {count} more", "- `more-before`: … more"),
        .lacks("{count}"), line: 73),
      Case(
        .words, words, ("- `more-before`: … {count} more before it", ""),
        .lacks("- `more-before`: …"), line: 71),
      Case(
        .words, source, (model, "// Comment(\"low\")\n" + model), .lacks("- `low`: …"), at: words,
        line: 71),
      Case(
        .words, source, (model, "// Comment(\"more-before\", [\"of\": \"1\"])\n" + model),
        .lacks("{of}"), at: words, line: 73),
    ])
  }

  func testWhatTheTextLacks() throws {
    try check([
      Case(.text, text, ("## One more", "## One less"), .lacks("## One more")),
      Case(.text, text, ("## Step 1 · next", "## Next"), .lacks("## Step 1 · next")),
      Case(
        .text, text, ("**b)** Counting", "**d)** Counting"), .noRightAnswer(question: asked),
        line: 24),
      Case(
        .text, text, ("- **c)** stops", "- stops"), .noReply(choice: "c", question: asked),
        line: 24),
      Case(
        .text, text, ("**`[2, 3]`:**", "[2, 3]"), .noRightAnswer(question: typed), line: 40),
      Case(
        .text, recall, ("- **b)** Every", "- Every"),
        .noReply(choice: "b", question: recalled), line: 5),
      Case(.text, recall, nil, .noFile),
      Case(.text, text, ("(Recall.md)", "(Other.md)"), .lacks("[…](Recall.md)")),
      Case(
        .text, recall,
        (
          "**Recall.** Which function of an exercise is never graded?",
          "**Predict.** Which number follows -1?"
        ),
        .asksTwice(question: asked), at: text, line: 24),
      Case(
        .text, text, ("```swift\nlet", "<!-- swift: error -->\n```swift\nlet"), .compiles, line: 15),
    ])
    let yard = try Yard.withLesson()
    try yard.change("numbers.count", to: "numbers.size", in: text)
    let finding = try yard.proof().findings(of: .text).first { !$0.isOfSize }
    XCTAssertEqual(finding?.line, 14)
    guard case .compiler(let details)? = finding?.fault else { return XCTFail("\(finding!)") }
    XCTAssertTrue(details.contains("no member 'size'"), details)
  }

  func testWhatThePromisesOfTheTextLack() throws {
    let promises = "\(suite)/Promises.md"
    let sentence = "the number that follows"
    try check([
      Case(
        .promises, promises, (sentence, "the last one"), .notInText(text: "the last one"), line: 5),
      Case(
        .promises, text, ("Write `next(_:)`", "- **Below** zero,\n  too.\n\nWrite `next(_:)`"),
        .notPromised(text: "Below zero, too."), at: promises),
      Case(.promises, promises, ("`goes-down`", "`goes-up`"), .lacks("goes-up.swift"), line: 5),
      Case(
        .promises, promises, ("`goes-down`", "`stops-after-three`"),
        .failsAt(["next.same-answer"], not: ["next.adds-one"]),
        at: "\(suite)/Wrong/stops-after-three.swift"),
      Case(
        .promises, promises, ("`next.adds-one` | `goes-down`", "– | Nobody can count."),
        .askedOnly(check: "next.adds-one")),
    ])
    let yard = try Yard.withLesson()
    try yard.change("`next.adds-one` | `goes-down`", to: "`next` |", in: promises)
    XCTAssertEqual(
      try yard.proof().findings(of: .promises).map(\.fault),
      [.leftOver("next"), .lacks(".swift"), .askedOnly(check: "next.adds-one")])
  }

  func testWhatIsWrongWithTheExercises() throws {
    try check([
      Case(
        .exercises, "\(suite)/Stub.swift", ("return number", "return number + 1"),
        .stubPasses(checks: ["next.adds-one", "next.same-answer", "next.pure-by-reading"])),
      Case(
        .exercises, "\(suite)/Stub.swift", ("// Give the number that follows.", ""), .lacks("// …"),
        line: 5),
      Case(
        .exercises, "\(suite)/Stub.swift", ("func next", "public func next"), .public, line: 7),
      Case(
        .exercises, "\(suite)/Solution.swift", ("number + 1", "number + 2"),
        .fails(checks: ["next.adds-one", "next.same-answer", "next.pure-by-reading"])),
    ])
    let yard = try Yard.withLesson()
    try yard.change(
      "Template.next(number)", to: "Template.next(of: number)", in: "\(suite)/Adapter.swift")
    let finding = try yard.proof().findings(of: .exercises).first
    XCTAssertEqual(finding?.file, "\(suite)/Adapter.swift")
    guard case .compiler(let details)? = finding?.fault else { return XCTFail("\(finding!)") }
    XCTAssertTrue(details.contains("extraneous argument label"), details)
  }

  func testAStubMayLeaveTheTypesToTheLearner() throws {
    let yard = try Yard.withLesson()
    try yard.change(
      "next(_ number: Int) -> Int", to: "next(_ number: String) -> String",
      in: "\(suite)/Stub.swift")
    XCTAssertEqual(try yard.proof().findings(of: .exercises), [])
  }

  func testWhatIsWrongWithTheSubmissions() throws {
    let (right, wrong) = ("\(suite)/Right/by-a-method.swift", "\(suite)/Wrong/goes-down.swift")
    try check([
      Case(
        .submissions, right, ("by: 1", "by: 2"),
        .fails(checks: ["next.adds-one", "next.same-answer", "next.pure-by-reading"])),
      Case(
        .submissions, right, ("return number.advanced(by: 1)", "return number + 1"),
        .repeats(names: ["next(_:)"])),
      Case(
        .submissions, right, ("// MARK: - Step 1: next", "// MARK: - Step 1: nxt"),
        .submission(.unknownHeading(heading: "// MARK: - Step 1: nxt"))),
      Case(
        .submissions, wrong, ("number - 1", "number + 1 + 0"), .failsAt([], not: ["next.adds-one"])),
      Case(
        .submissions, wrong, ("number - 1", "number - 2"), .names([], not: ["next-goes-down"]),
        line: 3),
      Case(
        .submissions, wrong, ("Fails: next.adds-one", "Fails: next.adds-one, other"),
        .failsAt(["next.adds-one"], not: ["next.adds-one", "other"])),
      Case(.submissions, wrong, ("// Diagnosis:", "//"), .lacks("// Diagnosis: …"), line: 2),
      Case(.submissions, wrong, ("// MARK: - Step 1: next", ""), .whole),
      Case(
        .submissions, "\(suite)/Feedback.md",
        ("## Mistakes\n", "## Mistakes\n\n### other\n\nWords.\n"),
        .leftOver("### other"), line: 57),
      Case(
        .submissions, "\(suite)/Wrong/stops-after-three.swift", nil,
        .noWitness(check: "next.same-answer"), at: "\(suite)/Suite/Suite.swift", line: 21),
    ])
  }

  func testWhichChecksAWrongExerciseFailsIsToldAndWhatIsKnownIsNotGraded() throws {
    let yard = try Yard.withLesson()
    let folder = "\(suite)/Wrong"
    try yard.write(try yard.text(of: "\(folder)/goes-down.swift"), to: "\(folder)/also.swift")
    var proof = try yard.proof()
    func failing() throws -> [String: [String]] {
      let failing = Locked<[String: [String]]>([:])
      let findings = try proof.findings(
        of: .submissions,
        failing: { file, checks in
          failing.withLock { $0[String(file.dropFirst(folder.count + 1))] = checks }
        })
      XCTAssertEqual(findings.filter { !$0.isOfSize }, [])
      return failing.withLock { $0 }
    }
    let others = [
      "counts-in-a-global.swift": ["next.pure-by-reading"],
      "stops-after-three.swift": ["next.same-answer"],
    ]
    let both = ["also.swift": ["next.adds-one"], "goes-down.swift": ["next.adds-one"]]
    XCTAssertEqual(try failing(), both.merging(others) { first, _ in first })
    proof.isKnown = { path, text in
      text.contains("next.adds-one") && path != "\(folder)/also.swift"
    }
    XCTAssertEqual(
      try failing(), ["also.swift": ["next.adds-one"]].merging(others) { first, _ in first })
  }

  /// Both where it was compiled with others, and where it is typed into `scratch()`.
  func testACounterexampleThatIsNotTrueOfItsExerciseIsFound() throws {
    let yard = try Yard.withLesson()
    try FileManager.default.createDirectory(
      atPath: "\(yard.repository.root)/Sources", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Yard.package.suiteSupport, toPath: yard.repository.suiteSupport)
    let proof = try yard.proof()
    let lesson = proof.lesson
    let solution = try yard.text(of: "\(suite)/Solution.swift")
    let path = "\(suite)/Wrong/goes-down.swift"
    let submission = Submission(path: path, text: try yard.text(of: path))
    let wrong = ExerciseFile(path: path, text: try submission.exercise(completing: solution))
    let right = ExerciseFile(path: "right.swift", text: solution)
    let verdict = try proof.grader.grade(lesson, exercise: wrong)
    let compiled = try CompiledExercises(of: lesson, by: proof.grader)
    func findings(in exercises: [ExerciseFile], isCompiled: Bool) throws -> [[Finding]] {
      var submissions = try exercises.map { exercise in
        var graded = GradedSubmission(submission)
        graded.counterexample = Counterexample(of: verdict, exercise)
        XCTAssertEqual(graded.counterexample?.findings, [])
        if isCompiled {
          let place = try proof.grader.prewarmedBuild(for: lesson)
          _ = try proof.grader.grade(lesson, exercise: exercise, in: place)
          graded.compiled = try XCTUnwrap(compiled.keep(exercise, from: place))
        }
        return graded
      }
      try proof.typeCounterexamples(of: &submissions, in: compiled, workers: 2)
      return submissions.map(\.findings)
    }
    XCTAssertEqual(try findings(in: [wrong], isCompiled: false), [[]])
    let found = try findings(in: [wrong, right], isCompiled: true)
    XCTAssertEqual(found.map(\.count), [0, 1])
    guard case .counterexample(let details)? = found[1].first?.fault else {
      return XCTFail("\(found)")
    }
    XCTAssertTrue(details.hasPrefix("It gives "), details)
  }

  func testWhatIsWrongWithASuite() throws {
    let yard = try Yard.withLesson()
    func faults(_ suite: AnySuite) throws -> [Fault] {
      try yard.proof(by: ["02-template": suite]).findings(of: .suite).map(\.fault)
    }
    let check = "next.adds-one"
    XCTAssertEqual(try faults(AnySuite(Other.self)), [.memoryChecks(step: 1, count: 0)])
    XCTAssertEqual(try faults(AnySuite(Steady.self)), [])
    XCTAssertEqual(
      try faults(AnySuite(Idle.self)), Array(repeating: .asksNothing(check: check), count: 2))
    XCTAssertEqual(try faults(AnySuite(Lossy.self)), [.readDifferently(check: check)])
    XCTAssertEqual(try faults(AnySuite(Fickle.self)), [.asksDifferently(check: check)])
    let failing = try faults(AnySuite(Failing.self))
    XCTAssertEqual(failing.count, 2)
    guard case .modelFails(check, _)? = failing.first else { return XCTFail("\(failing)") }
  }

  func testASuiteAndItsWordsDiffer() throws {
    let yard = try Yard.withLesson()
    let faults = try yard.proof(by: ["02-template": AnySuite(Other.self)]).findings(of: .words)
    XCTAssertEqual(
      faults.map(\.fault),
      [
        .lacks("### next.other"), .leftOver("### next.adds-one"),
        .leftOver("### next.same-answer"), .leftOver("### next.pure-by-reading"),
        .buildsOnLater(check: "next.other", later: "next.later"),
        .noCheck(check: "next.othr"), .lacks("### untold"),
      ])
  }
}
