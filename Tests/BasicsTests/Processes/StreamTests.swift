import Basics
import XCTest

/// Which bytes reach the program, and which come from where.
final class StreamTests: XCTestCase {
  func testOutputAndErrorsAreApart() throws {
    let (ending, streams) = try streams(of: shell("echo state; echo trouble >&2"))
    XCTAssertEqual(ending, .exited(0))
    XCTAssertEqual(streams, Streams(output: "state\n", errors: "trouble\n"))
  }

  func testInputReachesTheProgram() throws {
    let command = shell(#"read -r line; echo "got $line""#, hasInput: true)
    XCTAssertEqual(
      try streams(of: command, input: "increase\n").1, Streams(output: "got increase\n"))
  }

  func testWithoutInputStandardInputIsAtItsEnd() throws {
    XCTAssertEqual(try streams(of: shell("cat; echo done")).1, Streams(output: "done\n"))
  }

  func testArgumentsAndEnvironmentArriveAsTheyAre() throws {
    let command = Command(
      "/bin/sh", ["-c", #"printf '%s|' "$@" "$NAME""#, "sh", "a b", "", "c\"'$d\né"],
      environment: ["NAME": "x=y z"])
    XCTAssertEqual(try streams(of: command).1, Streams(output: "a b||c\"'$d\né|x=y z|"))
  }

  func testWhoYieldsLetsOthersGoFirst() throws {
    var command = shell("read -r line; nice", hasInput: true)
    let usual = try streams(of: command, input: "\n").1.output
    command.yields = true
    let yielding = try streams(of: command, input: "\n").1.output
    func number(_ text: String) throws -> Int {
      try XCTUnwrap(Int(text.trimmingCharacters(in: .newlines)))
    }
    XCTAssertGreaterThan(try number(yielding), try number(usual))
  }

  func testTheProgramGetsNoEndOfAPipeButItsOwn() throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/fd") else {
      throw XCTSkip("only Linux lists the open descriptors")
    }
    // Whoever started the tests may have left descriptors open that every program inherits.
    let inherited = (3..<1024).filter { fcntl($0, F_GETFD) == 0 }
    let script = "ls /proc/$$/fd"
    let output = try streams(of: shell(script)).1.output
    XCTAssertEqual(
      Set(output.split(separator: "\n").compactMap { Int32($0) }),
      Set([0, 1, 2] + inherited))
  }
}
