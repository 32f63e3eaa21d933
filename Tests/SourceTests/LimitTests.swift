import XCTest

/// How long, how much and how many stands in one file, each with its reason.
final class LimitTests: XCTestCase {
  private let home = "Sources/Limits/Limits.swift"

  /// Lines that state a length of time, a number of kibibytes and more, or something called a limit.
  private func complaints(about source: SwiftSource) -> [String] {
    // Divided by, a length of time is a unit.
    let time = /(?:^|[^\/ ]) *(?:Duration)?\.(?:nano|micro|milli)?seconds\([\d.]/
    let pause = /\bu?sleep\([\d.]|asyncAfter\(.*\+ *[\d.]/
    let size = /\b\d+ (?:<< [1-3]0\b|\* 1024\b)/
    let limit = /\b(?:let|var) \w*(?:limit|Limit|patience|Patience|timeout|Timeout)\b[^=]*= *[\d.]/
    return source.lines.enumerated().compactMap { index, line in
      let code = line.code
      guard
        code.contains(time) || code.contains(pause) || code.contains(size) || code.contains(limit)
      else { return nil }
      return "\(source.path):\(index + 1): \(code)"
    }
  }

  func testNoOtherFileStatesOne() throws {
    let sources = try SwiftSource.all(below: ["Sources"]).filter { $0.path != home }
    XCTAssertFalse(sources.isEmpty)
    XCTAssertEqual(sources.flatMap(complaints), [])
  }

  func testEachHasItsReason() throws {
    let source = SwiftSource(path: home, text: try Page(home).text)
    let limits = source.lines.enumerated().filter { $0.element.contains(/^  public static/) }
    XCTAssertGreaterThan(limits.count, 50)
    for (index, line) in limits {
      XCTAssertTrue(source.lines[index - 1].hasPrefix("  /// "), String(line))
    }
    // What nobody keeps to is no limit.
    let used = try SwiftSource.all(below: ["Sources"]).filter { $0.path != home }
      .reduce(into: Set<Substring>()) { $0.formUnion($1.words) }
    for (_, line) in limits {
      let name = try XCTUnwrap(line.firstMatch(of: /(?:let|var) (\w+)/)).1
      XCTAssertTrue(used.contains(name), String(name))
    }
  }

  func testTheyAreFound() {
    let source = SwiftSource(
      path: "A.swift",
      text: """
        let one = Duration.seconds(3)
        let two = now - start / .seconds(1)
        wait(.milliseconds(20))  // .seconds(1)
        let four = amount >> 20
        let five = 8 << 20
        usleep(10_000)
        static let patience: Int32 = 20
        let limit = CountLimit.elements
        queue.asyncAfter(deadline: .now() + 1) {}
        let ten = Duration.seconds(seconds)
        """)
    XCTAssertEqual(
      complaints(about: source).map { $0.split(separator: ":")[1] },
      ["1", "3", "5", "6", "7", "9"])
  }
}
