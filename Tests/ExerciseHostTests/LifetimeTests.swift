import SuiteSupport
import TestSupport
import XCTest

@testable import Basics
@testable import Curriculum
@testable import Grading

/// How long hosts live, and what is left of them.
final class LifetimeTests: CachedTestCase {
  func testNothingIsLeftOfAHundredHosts() throws {
    let exercise = try Workbench.exercise("Answers")
    var ids: [pid_t] = []
    func useOne(_ number: Int) throws {
      let host = try exercise.host()
      ids.append(host.id)
      switch number % 4 {
      case 0: XCTAssertNil(host.finish(within: Allowance(.seconds(10))).crash)
      case 1: XCTAssertEqual(host.text(for: "a"), "A")
      case 2: XCTAssertEqual(host.answer(to: "exit"), .failure(.ended(Crash(.exit(3)))))
      default: host.ask(["loop".packed])
      }
    }
    try useOne(0)
    let before = descriptors
    let temporary = try Workbench.shared.get().folder + "/temporary"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let usual = ProcessInfo.processInfo.environment["TMPDIR"]
    setenv("TMPDIR", temporary, 1)
    defer { if let usual { setenv("TMPDIR", usual, 1) } else { unsetenv("TMPDIR") } }
    for number in 0..<100 { try useOne(number) }
    XCTAssertEqual(descriptors, before)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary), [])
    // None is left, and none waits to be asked how it has ended.
    for id in ids {
      XCTAssertEqual(waitpid(id, nil, WNOHANG), -1)
      XCTAssertEqual(errno, ECHILD)
    }
  }

  private var descriptors: [Int32] { (0..<1024).filter { fcntl($0, F_GETFD) >= 0 } }

  func testAHostOutlivesTheThreadThatHasMadeIt() throws {
    let exercise = try Workbench.exercise("Answers")
    nonisolated(unsafe) var host: HostProcess?
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      host = try? exercise.host()
      isDone.signal()
    }
    isDone.wait()
    usleep(50_000)
    XCTAssertEqual(host?.text(for: "a"), "A")
  }

  /// Most hosts of a search live shorter than it takes until somebody looks.
  func testWhatAHostSpendsIsTakenOffToItsEnd() throws {
    let exercise = try Workbench.exercise("Answers")
    let grading = Allowance(.seconds(60))
    let process = try Allowance.$ofGrading.withValue(grading) {
      let host = try exercise.host()
      XCTAssertEqual(host.text(for: "a"), "A")
      return host.host.process
    }
    XCTAssertGreaterThan(process.spent, .zero)
    XCTAssertGreaterThanOrEqual(grading.spent.processor, process.spent)
  }

  func testHostsEndWithTheirParent() throws {
    let tests = ProcessInfo.processInfo.arguments[0]
    try XCTSkipUnless(tests.hasSuffix(".xctest"), "a bundle can't be started by itself here")
    var environment = ProcessInfo.processInfo.environment
    environment[Self.held] = "yes"
    // It can't clean up after itself.
    environment["TMPDIR"] = try Workbench.shared.get().folder
    let program = try RunningProgram(
      Command(
        tests, ["ExerciseHostTests.LifetimeTests/testHoldsHosts"], environment: environment))
    var said = ""
    var hosts: [pid_t]?
    func hear(_ stream: ProgramStream, _ bytes: ArraySlice<UInt8>) {
      said += String(decoding: bytes, as: UTF8.self)
      hosts = said.firstMatch(of: /held: ([\d ]+)\n/)?.1.split(separator: " ")
        .compactMap { pid_t($0) }
      // It is killed, and it alone, as soon as it has said which processes it holds.
      if hosts != nil { kill(program.id, SIGKILL) }
    }
    let end = ContinuousClock.now + .seconds(60)
    _ = program.finish(until: end, receive: hear)
    XCTAssertEqual(try XCTUnwrap(hosts, said).count, Self.endless.count)
    let patience = ContinuousClock.now + .seconds(5)
    var left = hosts ?? []
    while !left.isEmpty, .now < patience {
      usleep(1000)
      left.removeAll { kill($0, 0) != 0 }
    }
    XCTAssertEqual(left, [])
  }

  /// Set where hosts are to be held.
  private static let held = "WORKBOOK_TESTS_HOLD"
  private static let endless = ["loop", "sleep", "block"]

  func testHoldsHosts() throws {
    guard ProcessInfo.processInfo.environment[Self.held] != nil else {
      throw XCTSkip("only for the test above")
    }
    let hosts = try Self.endless.map { script in
      let host = try Workbench.exercise("Unruly").host()
      host.ask([script.packed])
      let lateness: Lateness = script == "loop" ? .computing : .sleeping
      XCTAssertEqual(
        host.answer(within: .milliseconds(100)), .failure(.late(lateness, seconds: 0.1)))
      return host
    }
    print("held:", hosts.map { "\($0.id)" }.joined(separator: " "))
    fflush(nil)
    sleep(60)
    withExtendedLifetime(hosts) {}
  }
}
