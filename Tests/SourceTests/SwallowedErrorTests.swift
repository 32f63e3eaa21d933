import XCTest

/// Where an error is passed over, a remark says what is lost by that, and why nobody misses it.
final class SwallowedErrorTests: XCTestCase {
  /// The remark stands on the same line, or on one of the two lines above it.
  private func complaints(about source: SwiftSource) -> [String] {
    source.lines.enumerated().compactMap { index, line in
      // Hardly any line has one.
      guard line.contains("try?") || line.contains("catch"),
        line.code.contains(/\btry\?|\bcatch\s*\{\s*\}/)
      else { return nil }
      let isSaid = source.lines[max(0, index - 2)...index].contains { $0.contains("//") }
      return isSaid ? nil : "\(source.path):\(index + 1): what is lost here, and who misses it?"
    }
  }

  func testNoErrorIsPassedOverWithoutAWord() throws {
    let sources = try SwiftSource.all(below: ["Sources", "Lessons/.launcher"])
    XCTAssertTrue(sources.contains { $0.path == "Sources/Curriculum/Folders.swift" })
    XCTAssertEqual(sources.flatMap(complaints), [])
  }

  func testWhatIsPassedOverIsFound() {
    let source = SwiftSource(
      path: "A.swift",
      text: """
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
        let last = 0  // No try? at all.
        """)
    XCTAssertEqual(
      complaints(about: source).map { $0.split(separator: ":")[1] }, ["4", "11"])
  }
}
