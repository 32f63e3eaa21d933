import Basics
import Grading
import Purity
import TestSupport
import XCTest

/// How many functions are told rightly, of those that stand with labels in `Corpora`.
final class CorpusTests: CachedTestCase {
  /// What is told of each, found out once for all tests.
  private static let reports = Result { try readAll() }

  private static func readAll() throws -> [(corpus: Corpus, report: PurityReport)] {
    let toolchain = try Toolchain.forTests()
    return try concurrently(Corpus.all()) { ($0, try toolchain.report(on: $0.text)) }
  }

  func testNearlyAllAreToldRightly() throws {
    var (right, count) = (0, 0)
    var wrong: [String] = []
    for (corpus, report) in try Self.reports.get() {
      XCTAssertFalse(report.hasErrors, corpus.name)
      for label in corpus.labels {
        count += 1
        let told = corpus.told(label, in: report)
        let wanted: PurityVerdict = label.word == "impure" ? .impure : .pure
        if told?.verdict == wanted {
          right += 1
        } else {
          wrong.append("\(corpus.name):\(label.line) \(label.name): \(String(describing: told))")
        }
      }
    }
    XCTAssertGreaterThan(count, 500)
    XCTAssertGreaterThanOrEqual(right * 100, count * 98, wrong.joined(separator: "\n"))
  }

  func testEveryFunctionOfSomeKindsIsToldRightly() throws {
    let least = [
      "Alike.txt": 20, "Bound.txt": 30, "Constants.txt": 50, "Ends.txt": 40, "Erased.txt": 50,
      "Keys.txt": 20, "Levels.txt": 20, "Queues.txt": 40, "Shared.txt": 50,
    ]
    let reports = try Self.reports.get().filter { least.keys.contains($0.corpus.name) }
    XCTAssertEqual(reports.count, least.count)
    for (corpus, report) in reports {
      XCTAssertGreaterThan(corpus.labels.count, try XCTUnwrap(least[corpus.name]))
      for label in corpus.labels {
        let wanted: PurityVerdict = label.word == "impure" ? .impure : .pure
        XCTAssertEqual(corpus.told(label, in: report)?.verdict, wanted, "\(label)")
      }
    }
  }

  func testNearlyAllReasonsAreRightAndAtTheirLines() throws {
    var (right, count) = (0, 0)
    var wrong: [String] = []
    for (corpus, report) in try Self.reports.get() {
      for label in corpus.reasons {
        guard let function = corpus.labels.first(where: { $0.name == label.name }) else {
          XCTFail("\(corpus.name):\(label.line) is about nothing")
          continue
        }
        count += 1
        let reasons = corpus.told(function, in: report)?.reasons ?? []
        if reasons.contains(where: { $0.line == label.line && Corpus.isSame($0, label.word) }) {
          right += 1
        } else {
          wrong.append("\(corpus.name):\(label.line) \(label.name) \(label.word): \(reasons)")
        }
      }
    }
    XCTAssertGreaterThan(count, 250)
    XCTAssertGreaterThanOrEqual(right * 100, count * 95, wrong.joined(separator: "\n"))
  }

  func testWhatDependsOnWhatIsGivenIsToldSo() throws {
    for (corpus, report) in try Self.reports.get() {
      for label in corpus.labels where label.word == "cond" {
        let told = corpus.told(label, in: report)
        XCTAssertEqual(told?.isConditional, true, "\(corpus.name):\(label.line) \(label.name)")
      }
    }
  }

  func testTheSameFileIsToldTheSame() throws {
    let again = try Self.readAll()
    for ((corpus, report), second) in zip(try Self.reports.get(), again) {
      XCTAssertEqual(report, second.report, corpus.name)
    }
  }
}
