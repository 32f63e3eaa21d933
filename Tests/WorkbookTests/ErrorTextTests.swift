import Basics
import Curriculum
import Grading
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Every error but those of the command line, as a person reads it.
final class ErrorTextTests: XCTestCase {
  private let tooFew = """
    Too few programs and threads may run at once here: grading takes 16 more than run now. End \
    what you don't need, or allow more, and begin again: `ulimit -u 4096`, in a container \
    `--pids-limit`.
    """

  func testWhatTheMachineLacks() throws {
    let table: [(EnvironmentError, String)] = [
      (
        .noToolchain,
        """
        There is no Swift compiler: `swiftc` is in no folder of your `PATH`. Install Swift 6.1 or \
        newer from swift.org, then open a new terminal.
        """
      ),
      (
        .toolchainDoesNotAnswer(path: "/bin/swiftc"),
        """
        The Swift compiler at /bin/swiftc doesn't say what it is. Install Swift 6.1 or newer from \
        swift.org.
        """
      ),
      (
        .toolchainTooOld(version: "5.9", path: "/bin/swiftc"),
        """
        The Swift compiler at /bin/swiftc is version 5.9; the workbook needs 6.1 or newer. \
        Install a newer one from swift.org.
        """
      ),
      (
        .programDoesNotStart(SpawnError(executable: "/bin/swiftc", code: ENOENT)),
        """
        /bin/swiftc can't be started: No such file or directory. If that goes on, install \
        again what it belongs to.
        """
      ),
      (.programDoesNotStart(SpawnError(executable: "/bin/swiftc", code: EAGAIN)), tooFew),
      (.hostDoesNotStart(path: "/ExerciseHost", code: EAGAIN), tooFew),
      (.tooFewThreads, tooFew),
      (
        .noSuite(lesson: "07-new"),
        """
        This program has no checks for the lesson “07-new”. If it is a new one, its suite belongs \
        into `Tests/Suites/All`; if not, build the workbook again: `swift build`.
        """
      ),
      (
        .compilerFailed(details: "killed"),
        """
        The compiler ended without naming a mistake, even in a lesson's stub: this isn't about \
        your exercise. Install Swift again from swift.org. The compiler's own words:
        killed
        """
      ),
      (
        .compilerTooSlow(lesson: "02-reduce"),
        """
        The compiler was still at work on the stub of lesson “02-reduce” after 30 seconds, and \
        that stub is short. Try again when this machine has less to do.
        """
      ),
      (
        .stubDoesNotCompile(lesson: "02-reduce", details: ["one", "two"]),
        """
        The compiler finds mistakes in the stub of lesson “02-reduce”, which has none. If the \
        stub was changed, get it back from where you got the workbook; if not, install Swift \
        again from swift.org. The compiler's own words:
        one
        two
        """
      ),
      (
        .suiteFailed(checks: ["a.one", "a.two"], details: "Corrupt()"),
        """
        What runs a.one, a.two ended with an error of its own, so this isn't about your exercise. \
        It belongs to the workbook: get it back from where you got the workbook, and build it \
        again: `swift build`. Its own words:
        Corrupt()
        """
      ),
      (
        .damaged(.unreadable(path: "Tests/Suites/Compiler.md")),
        """
        Tests/Suites/Compiler.md can't be read. It belongs to the workbook: get it back from where \
        you got the workbook.
        """
      ),
      (
        .adapterDoesNotBuild(lesson: "02-reduce", details: "secret"),
        """
        What asks the exercise of lesson “02-reduce” doesn't build with this compiler, not even \
        for the lesson's stub: this isn't about your exercise. Build the workbook again: \
        `swift build`. `swift run workbook doctor` looks at the rest.
        """
      ),
      (
        .noTemporaryFolder(path: "/full"),
        """
        /full can't be written, so nothing can be compiled. Free some space, or set `TMPDIR` to a \
        folder that can.
        """
      ),
      (
        .hostNotBuilt(path: "/build/ExerciseHost"),
        """
        /build/ExerciseHost is missing, so no exercise can be loaded. Build the workbook again: \
        `swift build`.
        """
      ),
      (
        .hostDoesNotStart(path: "/build/ExerciseHost", code: EMFILE),
        """
        /build/ExerciseHost can't be started, so no exercise can be loaded: Too many open files. \
        If that goes on, build the workbook again: `swift build`.
        """
      ),
    ]
    try check(table)
  }

  func testWhatIsWrongWithEditors() throws {
    let editor = Editor("vm -x", .variable("EDITOR"))
    try check(
      [
        (
          .noEditor(path: "Lessons/a.swift"),
          """
          No editor is named in `$VISUAL` or `$EDITOR`, and there is no `vi`. Open \
          Lessons/a.swift yourself, or name one: `export EDITOR=nano`
          """
        ),
        (
          .editorMissing(editor),
          """
          There is no program “vm -x”. It is the editor, as `$EDITOR` says. Name another: \
          `export EDITOR=nano`
          """
        ),
        (
          .editorFailed(editor, code: 3),
          """
          The editor “vm -x” ended with an error, exit code 3. What was saved in it counts all \
          the same.
          """
        ),
        (
          .editorInterrupted(editor),
          """
          Ctrl-C ended “vm -x” before the file was closed there. What was saved in it counts all \
          the same.
          """
        ),
        (
          .editorEnded(editor, signal: SIGKILL),
          """
          The editor “vm -x” was ended by signal 9. What was saved in it counts all the same.
          """
        ),
        (
          .exercise(.missing, path: "Lessons/a.swift"),
          "Lessons/a.swift isn't there. `r` puts the stub back, and then `e` opens it."
        ),
        (
          .exercise(.tooLarge(limit: 1 << 20), path: "Lessons/a.swift"),
          """
          Lessons/a.swift is larger than 1024 KiB. An exercise is a page or two of Swift. `r` puts \
          the stub back, and then `e` opens it.
          """
        ),
      ] as [(EditorError, String)])
  }

  func testWhatIsWrongWithFiles() throws {
    try check(
      [
        (
          .notWritable(path: "Lessons"),
          """
          Lessons can't be written. Nothing was changed. Look at the folder's permissions and at \
          the free space.
          """
        )
      ] as [(FileError, String)])
    try check(
      [
        (
          .notWritable(path: ".workbook/progress.jsonl"),
          """
          Your progress could not be kept: .workbook/progress.jsonl can't be written. Everything \
          else stands. Look at the folder's permissions and at the free space.
          """
        )
      ] as [(ProgressLogError, String)])
  }

  func testWhatIsWrongWithTheWorkbookItself() throws {
    try check(
      [
        (
          .unreadable(path: "Lessons/Interface.md"),
          """
          Lessons/Interface.md can't be read. It belongs to the workbook: get it back from where \
          you got the workbook.
          """
        ),
        (
          .noLesson(lesson: "07-gone"),
          """
          There is no lesson “07-gone” in this workbook, so nothing was changed. Leave the \
          workbook, and start it again.
          """
        ),
        (
          .incomplete(path: "Feedback.md", line: 1, what: "Module:"),
          """
          Feedback.md:1 lacks something: Module:. It belongs to the workbook: get it back from \
          where you got the workbook.
          """
        ),
      ] as [(CurriculumError, String)])
    try check([(Unforeseen(), "Something went wrong: Unforeseen()")])
  }

  private struct Unforeseen: Error {}

  private func check(_ table: [(some Error, String)], line: UInt = #line) throws {
    let words = try realWords()
    for (error, text) in table { assertText(words.text(of: error), text, line: line) }
  }
}
