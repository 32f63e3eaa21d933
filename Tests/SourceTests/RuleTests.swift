import Basics
import XCTest

/// What holds for every file of the program, and where the exceptions stand.
final class RuleTests: XCTestCase {
  private let limits = "Sources/Traces/Limits.swift"
  private let places = "Lessons/.launcher/Launching/Repository.swift"

  private func others(than home: String) throws -> [TakenApart] {
    let all = try TakenApart.program()
    let others = all.filter { !$0.path.hasPrefix(home) }
    XCTAssertGreaterThan(others.count, 300)
    XCTAssertLessThan(others.count, all.count, "\(home) has none")
    return others
  }

  func testLimitsStandInOneFile() throws {
    let others = try others(than: limits)
    XCTAssertEqual(others.flatMap { $0.complaints(Rules.statesLimit) }, [])
    // What nobody keeps to is no limit.
    let used = Set(others.flatMap { $0.file.tokens.lazy.map(\.text) })
    let file = SourceFile(try Page(limits).text)
    let names = file.tokens.indices.filter { file.word($0) == "static" }.map { file.word($0 + 2) }
    XCTAssertGreaterThan(names.count, 50)
    XCTAssertEqual(Set(names).subtracting(used), [])
  }

  func testNoErrorIsPassedOverWithoutAWord() throws {
    XCTAssertEqual(try TakenApart.program().flatMap { $0.complaints(Rules.losesErrors) }, [])
  }

  func testOnlyOneTargetKnowsOfThreads() throws {
    // The tasks of an exercise are none of the program's, and both have one lock.
    let lock = "Sources/Traces/Locked.swift"
    let others = try others(than: "Sources/Basics/")
      .filter { !$0.path.hasPrefix("Sources/TaskOrders/") && $0.path != lock }
    XCTAssertEqual(others.flatMap { $0.complaints(Rules.knowsThreads) }, [])
    let inner = try TakenApart.program()
      .filter { $0.path.hasPrefix("Sources/Basics/") || $0.path == lock }
    XCTAssertEqual(inner.flatMap(\.file.tokens).filter { $0.text == "@unchecked" }.count, 1)
  }

  func testOnlyOneFileKnowsWhereEverythingStands() throws {
    let file = SourceFile(try Page(places).text)
    // What is more than a word of the language.
    let names = Set(file.tokens.indices.flatMap { Rules.parts(of: file, at: $0) })
      .filter { $0.contains(".") || $0.first!.isUppercase }
    for name in ["Lessons", ".workbook", ".build", "Interface.md", "Exercise.swift", "Tests"] {
      XCTAssertTrue(names.contains(name[...]), name)
    }
    let found = try others(than: places).flatMap { source in
      source.complaints { !names.isDisjoint(with: Rules.parts(of: $0, at: $1)) }
    }
    XCTAssertEqual(found, [])
  }

  /// What a learner reads stands in a lesson's texts: the rest is what the exercise itself says.
  func testNoSuiteHasWordsOfItsOwn() throws {
    let sources = try TakenApart.read(below: ["Tests/Suites"]) { path, _ in
      path.contains("/Suite/") || path.contains("/Script/")
    }
    XCTAssertGreaterThan(sources.count, 30)
    for source in sources {
      let suite = source.path.split(separator: "/").prefix(3).joined(separator: "/")
      let solution = try Page("\(suite)/Solution.swift").text
      let found = source.complaints {
        Rules.isProse($0, at: $1) && !solution.contains($0.word($1))
      }
      XCTAssertEqual(found, [])
    }
  }

  /// A test that is left out when nothing but lessons has changed says which ones it depends on.
  func testWhoReadsTheRealWorkbookSaysOnWhichLessonsItDepends() throws {
    let cached = try TakenApart.read(below: ["Tests"]) { _, text in
      text.contains(": CachedTestCase {")
    }
    XCTAssertGreaterThan(cached.count, 30)
    let real: Set<Substring> = [
      "FreshCopy", "GradedVariant", "LaunchPlace", "LessonSuites", "RandomWalk", "WalkWorld",
      "Yard", "original", "searchingFrom",
    ]
    for source in cached {
      let words = source.file.tokens.map(\.text)
      let readsIt = source.file.tokens.indices.contains {
        real.contains(words[$0]) || source.file.reads("Fixture", ".", "workbook", from: $0)
      }
      if readsIt { XCTAssertTrue(words.contains("lessons"), source.path) }
    }
  }

  // MARK: How it is found out

  private func lines(_ text: String, _ isBroken: (SourceFile, Int) -> Bool) -> [String] {
    TakenApart(path: "A", text: text).complaints(isBroken).map {
      String($0.split(separator: ":")[1])
    }
  }

  func testLimitsAreFound() {
    let text = """
      let one = Duration.seconds(3)
      let two = now - start / .seconds(1)
      wait(.milliseconds(20))  // .seconds(1)
      let four = amount >> 20
      let five = 8 << 20
      usleep(10_000)
      static let patience: Int32 = 20
      let limit = CountLimit.elements
      queue.asyncAfter(deadline: .now() + 1) {}
      let ten = Duration.seconds(seconds) + 4 * 1024
      let eleven = later / Duration.seconds(1)
      """
    XCTAssertEqual(lines(text, Rules.statesLimit), ["1", "3", "5", "6", "7", "9", "10"])
  }

  func testLostErrorsAreFound() {
    let text = """
      // Too far away.
      let one = 1
      let two = 2
      let three = try? load()
      let four = try? load()  // Nobody minds.
      // It is there anyway.
      let five = 5
      let six = try? load()
      let seven = 7
      do { try load() } catch { throw error }
      do { try load() } catch {}
      do { try load() } catch {
        // It is tried again.
      }
      let last = 0  // No try? at all.
      """
    XCTAssertEqual(lines(text, Rules.losesErrors), ["4", "11"])
  }

  func testThreadsAreFound() {
    let text = """
      final class A: @unchecked Sendable {}
      let lock = NSLock()
      DispatchQueue.global().async {}
      let text = "Thread"  // Thread
      Thread.detachNewThread {}
      let threads = MainThread.threads
      Task { await work() }
      """
    XCTAssertEqual(lines(text, Rules.knowsThreads), ["1", "2", "3", "5", "7"])
  }

  func testPathsAreFound() {
    let text = """
      // "Lessons/a"
      let first = "Lessons"
      let second = root + "/Lessons/\\(lesson)/Interface.md"
      let third = "My Lessons", fourth = Lessons
      let fifth = name.hasSuffix("Lessons")
      """
    let found = lines(text) { file, place in
      !["Lessons", "Interface.md"].allSatisfy { !Rules.parts(of: file, at: place).contains($0) }
    }
    XCTAssertEqual(found, ["2", "3", "3"])
  }

  func testWordsAreFound() {
    let text = ##"""
      // Here they may stand: "what is told to nobody".
      let one = "state = 1  // by code outside"
      let two = ["// … \(count) more"] + ["\(name) = 1  // \(name)"]
      let three = "\(call(of: "a")) should be the"
      let four = "for number in 1...3 { print(number) }" + "ask again"
      let five = #"asks with "" as \#(words)"#
      let six = "the \(last)" + "case .one: return .two"
      let seven = "one" + two + " \(three(with: "which is", or: "what"))"
      """##
    XCTAssertEqual(lines(text, Rules.isProse), ["2", "3", "4", "6", "7", "8"])
  }
}
