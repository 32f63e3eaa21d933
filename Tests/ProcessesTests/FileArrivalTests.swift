#if os(Linux)
  import Foundation
  import Processes
  import XCTest

  /// A file that is complete before its program has ended.
  final class FileArrivalTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
      folder = NSTemporaryDirectory() + "FileArrivalTests-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
      try FileManager.default.removeItem(atPath: folder)
    }

    /// What a script is when the file `made` has arrived, or it has ended; ten seconds bound it.
    private func answer(_ script: String) throws -> (RunningProgram.Answer, RunningProgram) {
      let arrival = FileArrival(folder: folder, names: ["made", "also made"])
      let program = try RunningProgram(shell("cd \(folder); \(script)"))
      return (program.answer(within: .seconds(10), orAt: arrival), program)
    }

    func testItIsThereBeforeItsProgramHasEnded() throws {
      let (answer, program) = try answer("echo $$ > id; echo all > part; mv part made; sleep 60")
      XCTAssertNil(answer.ending)
      XCTAssertFalse(program.isEnded)
      XCTAssertEqual(try String(contentsOfFile: "\(folder)/made", encoding: .utf8), "all\n")
      let text = try String(contentsOfFile: "\(folder)/id", encoding: .utf8)
      let id = try XCTUnwrap(pid_t(text.dropLast()))
      XCTAssertTrue(isRunning(id))
      program.giveUp()
      XCTAssertTrue(hasEnded(id))
    }

    func testWhatIsWrittenInPlaceGrowsUntilItIsClosed() throws {
      let (answer, _) = try answer(
        """
        exec 5>"also made"; echo half >&5; sleep 0.2; echo all >&5; echo said; exec 5>&-
        sleep 60
        """)
      XCTAssertNil(answer.ending)
      XCTAssertEqual(
        try String(contentsOfFile: "\(folder)/also made", encoding: .utf8), "half\nall\n")
      XCTAssertEqual(answer.output, "said\n", "what was written before is there, too")
    }

    func testOtherFilesAreNotMeant() throws {
      let (answer, _) = try answer("echo a > part; mv part other; sleep 0.2; exit 3")
      XCTAssertEqual(answer.ending, .exited(3))
    }

    func testWhatWasThereBeforeHasNotArrived() throws {
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(folder)/made"))
      let (answer, _) = try answer("sleep 0.2; exit 4")
      XCTAssertEqual(answer.ending, .exited(4))
    }

    func testAProgramThatWaitsReadsAllThatItIsSent() throws {
      let program = try RunningProgram(shell("wc -c < /dev/stdin", hasInput: true))
      usleep(100_000)
      XCTAssertFalse(program.isEnded)
      program.send(Array(repeating: 0x20, count: RunningProgram.inputLimit), isAll: true)
      let answer = program.answer(within: .seconds(10), orAt: nil)
      XCTAssertEqual(answer.output, "\(RunningProgram.inputLimit)\n")
    }
  }
#endif
