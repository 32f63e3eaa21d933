import Grading
import TestSupport
import XCTest

@testable import Purity

/// What is certain of functions that somebody names.
final class ImpurityTests: CachedTestCase {
  private func impurity(_ names: String..., in text: String) throws -> Impurity? {
    try Toolchain.forTests().report(on: text).impurity(among: names)
  }

  func testTheWayToWhereItIsDoneIsTold() throws {
    let text = """
      func note(_ n: Int) {
        print(n)
      }
      func reduce(_ n: Int) -> Int {
        if n == 1815 { note(n) }
        return n + 1
      }
      """
    let reason = PurityReason(
      kind: .output, line: 5, subject: "print", changes: true,
      calls: [PurityCall(name: "note(_:)", line: 2)])
    XCTAssertEqual(
      try impurity("reduce(_:)", in: text), Impurity(function: "reduce(_:)", reason: reason))
    XCTAssertNil(try impurity("other(_:)", in: text))
  }

  func testWhatMayBeBehindAFailureIsToldOfObjectsToo() throws {
    let text = """
      import Foundation
      var total = 0
      final class Clock {
        func wait() { Thread.sleep(forTimeInterval: 1) }
      }
      final class Store {
        static var all: [Int] = []
        var sent = 0
        func send() { print(sent); sent += 1 }
        func keep() { Store.all.append(sent) }
        func show(_ names: Set<String>) -> [String] { names.map { $0 + "!" } }
      }
      func reduce(_ n: Int) -> Int { n + total }
      func console(_ n: Int) { print(n + total) }
      func chance() -> Bool { Bool.random() }
      final class Subscriptions { func add() -> UUID { UUID() } }
      func named(_ n: Int) -> String { "\\(n) \\(UUID())" }
      """
    let report = try Toolchain.forTests().report(on: text)
    let causes = report.causes(pure: [(names: ["reduce(_:)", "named(_:)"], given: [])])
    XCTAssertEqual(
      causes.map(\.line), [4, 10, 11, 13, 15, 17], "who gives names may have them differ")
    XCTAssertEqual(
      report.causes(pure: [(names: ["reduce(_:)"], given: ["total"])]).map(\.line),
      [4, 10, 11, 15], "what it may use is no cause")
    XCTAssertEqual(
      causes.map(\.impurity.reason.kind),
      [.time, .globalWrite, .order, .globalRead, .random, .random])
    XCTAssertEqual(causes.first?.impurity.function, "Clock.wait()")
  }

  func testAWriteThroughAGivenKeyPathRunsTheObserverOfItsProperty() throws {
    let declared = """
      struct Settings {
        nonisolated(unsafe) static var count = 0
        var plain = 0
        var size = 0 { didSet { Settings.count += 1 } }
      }
      func put<Whole, Part>(
        _ whole: inout Whole, _ path: WritableKeyPath<Whole, Part>, _ part: Part
      ) { whole[keyPath: path] = part }
      func plain(_ settings: Settings) -> Settings {
        var new = settings
        put(&new, \\.plain, 1)
        return new
      }
      func sized(_ settings: Settings) -> Settings {
        var new = settings
        put(&new, \\.size, 1)
        return new
      }
      """
    XCTAssertNil(try impurity("plain(_:)", in: declared))
    let reason = try XCTUnwrap(try impurity("sized(_:)", in: declared)).reason
    XCTAssertEqual(reason.kind, .globalWrite)
    XCTAssertEqual(reason.subject, "count")
    XCTAssertNil(try impurity("put(_:_:_:)", in: declared), "by itself it is as pure as the path")
  }

  func testAFunctionOfTheFileThatHasTheNameOfCsIsTheOneThatIsCalled() throws {
    let text = """
      import Foundation
      nonisolated(unsafe) var kept: Int32 = 0
      @_cdecl("toascii") public func own(_ letter: Int32) -> Int32 {
        defer { kept = letter }
        return kept
      }
      func reduce(_ number: Int32) -> Int32 { toascii(number) + isascii(number) }
      """
    let reason = try XCTUnwrap(try impurity("reduce(_:)", in: text)).reason
    XCTAssertEqual(reason.subject, "kept")
  }

  func testWhoTakesTheLastElementOfASetIsNotPure() throws {
    for (step, isTold) in [
      ("last = x", true), ("let y = x + 1; last = y", true), ("return x", true),
      ("last += x", false), ("last = max(last, x)", false), ("last = 1", false),
      ("let y = max(last, x); last = y", false), ("let y = 1; last = y", false),
      ("var y = x; y = max(y, last); last = y", false),
      ("if x > last { last = x }", false), ("if x == 2 { continue }; last = x", true),
    ] {
      let text = """
        func reduce(_ set: Set<Int>) -> Int {
          var last = 0
          for x in set { \(step) }
          return last
        }
        """
      let reason = try impurity("reduce(_:)", in: text)?.reason
      XCTAssertEqual(reason?.kind, isTold ? .order : nil, step)
      XCTAssertEqual(reason?.line, isTold ? 3 : nil, step)
    }
  }

  func testCThatNobodyKnowsIsNotPure() throws {
    let declared = """
      import Foundation
      @_silgen_name("strlen") func harmless(_ text: UnsafePointer<CChar>) -> Int
      func own(_ number: Int32) -> Int32 { number }

      """
    for (body, kind, subject) in [
      ("_ = dup2(0, number); return number", ReasonKind.unknownC, "dup2"),
      ("let copy = dup; return copy(number)", .unknownC, "dup"),
      (
        "var set = sigset_t(); sigprocmask(SIG_BLOCK, &set, nil); return number", .unknownC,
        "sigprocmask"
      ),
      ("_ = mmap(nil, 8, PROT_READ, MAP_PRIVATE, number, 0); return number", .unknownC, "mmap"),
      ("var flag: UInt8 = 0; mincore(nil, 1, &flag); return number", .unknownC, "mincore"),
      ("return fcntl(number, F_GETFL)", .input, "fcntl"),
      ("return malloc(4)!.load(as: Int32.self) + number", .memory, "malloc"),
      (
        "return UnsafeMutablePointer<Int32>.allocate(capacity: 1).pointee + number", .memory,
        "UnsafeMutablePointer.allocate"
      ),
      (
        "return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1) { $0[0] } + number",
        .memory, "withUnsafeTemporaryAllocation"
      ),
      (
        "return [Int32](unsafeUninitializedCapacity: 1) { $1 = 1 }[0] + number", .memory, "Array"
      ),
      // Under whatever name.
      (#"return Int32(harmless("\(number)"))"#, .unknownC, "strlen"),
    ] {
      let text = declared + "func reduce(_ number: Int32) -> Int32 { \(body) }\n"
      let reason = try impurity("reduce(_:)", in: text)?.reason
      XCTAssertEqual(reason?.kind, kind, body)
      XCTAssertEqual(reason?.subject, subject, body)
      XCTAssertEqual(reason?.line, 4, body)
    }
    for body in [
      #"return Int32(strlen("text")) + abs(number) + Int32(sin(Double(number)))"#,
      "return memcmp([1, 2], [1, 3], 2) + toupper(number) + Int32(lround(0.5))",
      "return number > EOF ? INT_MAX - 1 : F_GETFL + Int32(M_PI + DBL_MAX)",
      "return div(number, 2).quot + own(number) + Int32(fmod(3, 2) + hypot(3, 4) + fma(1, 2, 3))",
      "return Int32(NSMaxRange(NSMakeRange(1, 2)))",
    ] {
      let text = declared + "func reduce(_ number: Int32) -> Int32 { \(body) }\n"
      XCTAssertNil(try impurity("reduce(_:)", in: text), body)
    }
  }

  func testAPropertyIsNamedWithoutItsAccessor() throws {
    for body in ["total += 1; return 2", "get { total += 1; return 2 }"] {
      let text = "var total = 0\nstruct State {\n  var next: Int { \(body) }\n}\n"
      XCTAssertEqual(try impurity("State.next", in: text)?.reason.kind, .globalWrite, body)
    }
  }

  func testAFunctionAndAConstantThatHoldsOneAreTheSame() throws {
    for declaration in [
      "func next(_ n: Int, by step: Int) -> Int { total += step; return n + step }",
      "let next: (Int, Int) -> Int = { n, step in total += step; return n + step }",
    ] {
      let text = "var total = 0\n\(declaration)\nfunc nextOne() -> Int { 1 }\n"
      for name in ["next", "next(_:by:)"] {
        XCTAssertEqual(try impurity(name, in: text)?.reason.kind, .globalWrite, declaration)
      }
      XCTAssertNil(try impurity("nextOne", in: text))
      // Two functions may differ in their labels alone.
      if declaration.hasPrefix("func") { XCTAssertNil(try impurity("next(_:_:)", in: text)) }
    }
  }

  func testAFunctionThatIsMadeHasToBePureToo() throws {
    for (body, kind) in [
      ("var count = 0; return { n in count += 1; return n + count }", ReasonKind.captureWrite),
      ("let run = { (n: Int) -> Int in print(n); return n }; return run", .output),
      ("func run(_ n: Int) -> Int { Int.random(in: 0...n) }; return run", .random),
      ("return { n in n + later }", .globalRead),
    ] {
      let text = "var later = 0\nfunc make() -> (Int) -> Int { \(body) }\n"
      let impurity = try impurity("make()", in: text)
      XCTAssertEqual(impurity?.reason.kind, kind, body)
      XCTAssertEqual(impurity?.reason.line, 2, body)
    }
  }

  func testAFunctionThatIsMadeMayHandOnWhatItIsGivenToChange() throws {
    for body in [
      "return { value, n in reducers.flatMap { $0(&value, n) } }",
      "return { value, n in reducers.first.map { $0(&value, n) } ?? [] }",
      "{ value, n in reducers.reduce([]) { $0 + $1(&value, n) } }",
    ] {
      let text = """
        typealias Reducer<Value> = (inout Value, Int) -> [(Int) -> Int]
        func combine<Value>(_ reducers: Reducer<Value>...) -> Reducer<Value> { \(body) }
        """
      XCTAssertNil(try impurity("combine(_:)", in: text), body)
    }
  }

  func testWhatAFunctionThatIsMadeKeepsForItselfIsNobodysBusiness() throws {
    for body in [
      "return { n in var sum = 0; (0..<n).forEach { sum += $0 }; return sum }",
      "let base = 3; return { n in n + base }",
      "var lines: [Int] = []; [1, 2].forEach { lines.append($0) }; return { [lines] in $0 + lines[0] }",
      "return { n in given(n) }",
    ] {
      let text = "func make(_ given: @escaping (Int) -> Int) -> (Int) -> Int { \(body) }\n"
      XCTAssertNil(try impurity("make(_:)", in: text), body)
    }
  }
}
