import SuiteSupport
import XCTest

@testable import Curriculum
@testable import Grading
@testable import Interface
@testable import Program

/// What is said about a check whose process ended, what it printed, and which mistake it was.
final class CrashDrawingTests: XCTestCase {
  private typealias Sample = SampleVerdicts

  /// The lines between a check's title and its why.
  private func told(
    width: Int = 80, _ change: (inout CheckVerdict) -> Void
  ) throws -> String {
    let verdict = Sample.make { check in
      guard check.id == "login.username" else { return }
      change(&check)
    }
    let text = try Drawing.sample(width: width).lines(for: verdict).text()
    let start = try XCTUnwrap(text.firstRange(of: "nothing else\n\n")).upperBound
    let end = try XCTUnwrap(text.firstRange(of: "\n\n      Why:")).lowerBound
    return String(text[start..<end])
  }

  func testEachCauseHasItsSentence() throws {
    let table: [(CrashCause, String)] = [
      (.trap("somebody gave up"), "It crashed: somebody gave up"),
      (
        .trap("arithmetic overflow"),
        """
        It crashed: arithmetic overflow. A number has become too large or too
              small for its type. What is added or taken away without a bound?
        """
      ),
      (
        .trap("Can't take a suffix of negative length"),
        """
        It crashed: Can't take a suffix of negative length. Here the number must
              not be below zero. Which of yours can be, and what is meant then? `max(0,
              …)` bounds it.
        """
      ),
      (
        .exit(3),
        """
        It ended the whole program, with exit code 3, before the check had its
              answer. A function gives its result back with `return`.
        """
      ),
      (
        .stackOverflow,
        """
        There was no more room on the stack, as a rule because something calls
              itself without end. Which call should come back without another one?
        """
      ),
      (
        .limit(.memory),
        """
        It used more than 1024 MiB of memory and was ended. Something in it grows
              without end.
        """
      ),
      (
        .limit(.processes),
        """
        It copied itself, started hundreds of threads, or fought against its
              limits, and was ended. No exercise needs that.
        """
      ),
      (.signal(9), "It was ended by signal 9, and nobody said why."),
    ]
    for (cause, sentence) in table {
      assertText(
        try told { $0.result = .unanswered(.ended(Crash(cause)), given: []) }, "      " + sentence,
        "\(cause)")
    }
  }

  func testEachAnswerThatIsNoneHasItsSentence() throws {
    let table: [(NoAnswer, String)] = [
      (
        .tooLong,
        """
        What it gave back is too long to be looked at: more than a megabyte, where
              a few lines are enough. Something in it grows and grows.
        """
      ),
      (
        .unreadable,
        """
        What it gave back can't be read. Only a program that changes memory, or
              writes to a file, which isn't its own comes to that.
        """
      ),
    ]
    for (problem, sentence) in table {
      assertText(
        try told { $0.result = .unanswered(problem, given: []) }, "      " + sentence, "\(problem)")
    }
  }

  func testTheSecondsOfATimeoutAreSaid() throws {
    let drawing = try Drawing.sample()
    let table = [
      (1, "one second"), (10, "10 seconds"), (10.02, "10 seconds"), (2.5, "2.5 seconds"),
      (0.26, "0.3 seconds"),
    ]
    for (seconds, text) in table {
      for (lateness, beginning) in [
        (Lateness.computing, "It was still at work after \(text) of a processor's time. "),
        (.sleeping, "It slept for \(text) and computed nothing meanwhile. "),
      ] {
        let sentence = try XCTUnwrap(
          drawing.timeoutText(of: .unanswered(.late(lateness, seconds: seconds), given: [])))
        XCTAssertTrue(sentence.hasPrefix(beginning), sentence)
      }
    }
  }

  func testTheRuntimesWordsAreNoMarkdown() throws {
    let reason = "Fatal error: *not* `yet` [here](x) <b>_"
    assertText(
      try told { $0.result = .unanswered(.ended(Crash(.trap(reason))), given: []) },
      "      It crashed: " + reason)
  }

  func testWhatItPrintedIsSetApart() throws {
    assertText(
      try told(width: 40) { check in
        check.result = .unanswered(.ended(Crash(.exit(0))), given: [])
        check.output = ExerciseOutput(
          lines: [
            "19 of 19 checks", "\u{1B}[2J::error file=x::y", "", "a line that needs two of these",
          ],
          dropped: 34)
      },
      """
            It ended the whole program, with
            exit code 0, before the check had
            its answer. A function gives its
            result back with `return`.

            It printed:
            │ 19 of 19 checks
            │ ␛[2J::error file=x::y
            │
            │ a line that needs two of these
            and 34 more lines
      """)
  }

  func testTheMistakeStandsBeforeTheNote() throws {
    assertText(
      try told { check in
        check.result = .failed(
          CheckFailure(
            given: [], note: "Only the error differs.",
            mistake: "Your `reduce` keeps the old error when a login starts."))
        check.output = ExerciseOutput(lines: ["here"])
      },
      """
            It printed:
            │ here

            Your `reduce` keeps the old error when a login starts.

            Only the error differs.
      """)
  }
}
