import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// Verdicts on exercises that could not be read, or not be graded.
final class ProblemDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts
  private let verdicts: [Verdict] =
    [
      .missing, .empty, .isFolder, .isLink, .isNotAFile, .unreadable, .notUTF8,
      .isGBK, .tooLarge(limit: 1 << 20),
    ]
    .map { (problem: ExerciseError) in Sample.problem(problem) }
    + [
      .compilesTooLong, .compilerGaveUp(details: ""), .doesNotFit(details: ""),
      .doesNotLoad(details: ""), .takesTooLong(seconds: 120),
    ].map { (problem: GradingError) in Sample.problem(problem) }

  func testEachProblemWithTheFile() throws {
    let drawing = try Drawing.sample()
    let texts = verdicts.map { drawing.problemLines(for: $0).text() }
    assertText(
      texts.joined(separator: "\n"),
      """
      Lessons/03-login-state/Exercise.swift isn't there.
      Next: swift run workbook reset 3 puts the stub back.

      Lessons/03-login-state/Exercise.swift is empty.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      Lessons/03-login-state/Exercise.swift is a folder; the exercise has to be a
      file.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      Lessons/03-login-state/Exercise.swift is a link. The exercise has to be a file
      of its own: put a copy in its place.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      Lessons/03-login-state/Exercise.swift is not an ordinary file.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      Lessons/03-login-state/Exercise.swift can't be read. Look at its permissions:
      `ls -l Lessons/03-login-state/Exercise.swift`.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      Lessons/03-login-state/Exercise.swift is not UTF-8 text. Save it as UTF-8 in
      your editor.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      Lessons/03-login-state/Exercise.swift is Chinese text in GBK, and Swift reads
      UTF-8. Keep a copy and convert that: `cp Lessons/03-login-state/Exercise.swift
      Lessons/03-login-state/Exercise.swift.gbk`, then `iconv -f GBK -t UTF-8
      Lessons/03-login-state/Exercise.swift.gbk >
      Lessons/03-login-state/Exercise.swift`.
      Next: swift run workbook test 3

      Lessons/03-login-state/Exercise.swift is larger than 1024 KiB. An exercise is a
      page or two of Swift.
      Next: swift run workbook reset 3 puts the stub back; what is there now is kept.

      The compiler was still busy with Lessons/03-login-state/Exercise.swift after 30
      seconds of a processor's time. A very long expression can do that: cut it into
      smaller ones with types of their own.
      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3

      The compiler gave up on Lessons/03-login-state/Exercise.swift and named no line
      of it. An expression that is too large can do that, and so can
      `#sourceLocation`.
      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3

      Lessons/03-login-state/Exercise.swift compiles, but what asks it doesn't compile
      together with it. A type of yours that is called like one of Swift's, `Int` or
      `String` say, can do that.
      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3

      Lessons/03-login-state/Exercise.swift compiles, but the program that runs it
      could not load it. Look for `@_cdecl`, `@_silgen_name` or code that ends the
      program.
      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3

      Grading Lessons/03-login-state/Exercise.swift took more than 120 seconds of a
      processor's time, so it was ended. Something in it does far more than it has to:
      begin with what is slow when you run it.
      Next: edit Lessons/03-login-state/Exercise.swift, save it, then
      swift run workbook test 3
      """)
  }

  func testAProblemInTheMenu() throws {
    assertText(
      try Drawing.sample(width: 40, isInMenu: true).lines(for: Sample.problem(.empty)).text(),
      """
      Lesson 3 · Login state      0 of 3 steps

      Lessons/03-login-state/Exercise.swift is
      empty.
      Next: type r to put the stub back; what
      is there now is kept.
      """)
  }

  func testEachProblemInANarrowTerminal() throws {
    let drawing = try Drawing.sample(width: 40)
    let texts = verdicts.map { drawing.problemLines(for: $0).text() }
    assertText(
      texts.joined(separator: "\n"),
      """
      Lessons/03-login-state/Exercise.swift
      isn't there.
      Next: swift run workbook reset 3 puts
      the stub back.

      Lessons/03-login-state/Exercise.swift is
      empty.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      Lessons/03-login-state/Exercise.swift is
      a folder; the exercise has to be a file.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      Lessons/03-login-state/Exercise.swift is
      a link. The exercise has to be a file of
      its own: put a copy in its place.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      Lessons/03-login-state/Exercise.swift is
      not an ordinary file.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      Lessons/03-login-state/Exercise.swift
      can't be read. Look at its permissions:
      `ls -l
      Lessons/03-login-state/Exercise.swift`.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      Lessons/03-login-state/Exercise.swift is
      not UTF-8 text. Save it as UTF-8 in your
      editor.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      Lessons/03-login-state/Exercise.swift is
      Chinese text in GBK, and Swift reads
      UTF-8. Keep a copy and convert that: `cp
      Lessons/03-login-state/Exercise.swift
      Lessons/03-login-state/Exercise.swift.gb
      k`, then `iconv -f GBK -t UTF-8
      Lessons/03-login-state/Exercise.swift.gb
      k >
      Lessons/03-login-state/Exercise.swift`.
      Next: swift run workbook test 3

      Lessons/03-login-state/Exercise.swift is
      larger than 1024 KiB. An exercise is a
      page or two of Swift.
      Next: swift run workbook reset 3 puts
      the stub back; what is there now is
      kept.

      The compiler was still busy with
      Lessons/03-login-state/Exercise.swift
      after 30 seconds of a processor's time.
      A very long expression can do that: cut
      it into smaller ones with types of their
      own.
      Next: edit
      Lessons/03-login-state/Exercise.swift,
      save it, then
      swift run workbook test 3

      The compiler gave up on
      Lessons/03-login-state/Exercise.swift
      and named no line of it. An expression
      that is too large can do that, and so
      can `#sourceLocation`.
      Next: edit
      Lessons/03-login-state/Exercise.swift,
      save it, then
      swift run workbook test 3

      Lessons/03-login-state/Exercise.swift
      compiles, but what asks it doesn't
      compile together with it. A type of
      yours that is called like one of
      Swift's, `Int` or `String` say, can do
      that.
      Next: edit
      Lessons/03-login-state/Exercise.swift,
      save it, then
      swift run workbook test 3

      Lessons/03-login-state/Exercise.swift
      compiles, but the program that runs it
      could not load it. Look for `@_cdecl`,
      `@_silgen_name` or code that ends the
      program.
      Next: edit
      Lessons/03-login-state/Exercise.swift,
      save it, then
      swift run workbook test 3

      Grading
      Lessons/03-login-state/Exercise.swift
      took more than 120 seconds of a
      processor's time, so it was ended.
      Something in it does far more than it
      has to: begin with what is slow when you
      run it.
      Next: edit
      Lessons/03-login-state/Exercise.swift,
      save it, then
      swift run workbook test 3
      """)
  }
}
