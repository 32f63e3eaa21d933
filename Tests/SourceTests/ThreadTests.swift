import XCTest

/// Threads, locks and clocks that ring are known to one target, and there to four types: a value with
/// a lock, work in a thread of its own, its cancellation, and that there is no thread for it.
final class ThreadTests: XCTestCase {
  private let home = "Sources/Threads/"

  /// What the system offers for it; and what has the compiler trust a type about it.
  private let names: Set<Substring> = [
    "Thread", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "OperationQueue",
    "Timer",
    "Mutex", "Atomic", "OSAllocatedUnfairLock", "os_unfair_lock", "Task", "TaskGroup", "actor",
    "pthread_create", "pthread_mutex_t", "pthread_cond_t", "pthread_rwlock_t",
  ]

  private func complaints(about source: SwiftSource) -> [String] {
    source.lines.enumerated().compactMap { index, line in
      let code = line.code
      let words = code.replacing(/"[^"]*"/, with: "")
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let isOurs =
        code.contains("@unchecked Sendable")
        || words.contains { names.contains($0) || $0.hasPrefix("Dispatch") }
      return isOurs ? "\(source.path):\(index + 1): \(line)" : nil
    }
  }

  func testNobodyElseKnowsOfThreads() throws {
    let sources = try SwiftSource.all(below: ["Sources", "Lessons/.launcher"])
    let (inner, others) = (
      sources.filter { $0.path.hasPrefix(home) }, sources.filter { !$0.path.hasPrefix(home) }
    )
    XCTAssertFalse(inner.flatMap(complaints).isEmpty)
    XCTAssertEqual(others.flatMap(complaints), [])
  }

  func testThereAreFourTypes() throws {
    let lines = try SwiftSource.all(below: [home]).flatMap(\.lines)
    let types = lines.compactMap { line in
      line.code.firstMatch(of: /\b(?:actor|class|enum|protocol|struct) (\w+)/).map { String($0.1) }
    }
    XCTAssertEqual(types.sorted(), ["Cancellation", "Job", "Locked", "NoThread"])
    XCTAssertEqual(lines.filter { $0.contains("@unchecked Sendable") }.count, 1)
  }

  // MARK: How it is found out

  func testWhatKnowsOfThemIsFound() {
    let source = SwiftSource(
      path: "A.swift",
      text: """
        final class A: @unchecked Sendable {}
        let lock = NSLock()
        DispatchQueue.global().async {}
        let text = "Thread"  // Thread
        Thread.detachNewThread {}
        let threads = MainThread.threads
        Task { await work() }
        """)
    XCTAssertEqual(
      complaints(about: source).map { $0.split(separator: ":")[1] },
      ["1", "2", "3", "5", "7"])
  }
}
