import Grading
import Purity
import XCTest

/// How many functions are told rightly, of those that stand with labels in `Corpora`.
final class CorpusTests: XCTestCase {
  func testNearlyAllAreToldRightly() throws {
    let toolchain = try Toolchain.forTests()
    var (right, count) = (0, 0)
    var wrong: [String] = []
    for corpus in try Corpus.all() {
      let report = try toolchain.report(on: corpus.text)
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

  func testNearlyAllReasonsAreRightAndAtTheirLines() throws {
    let toolchain = try Toolchain.forTests()
    var (right, count) = (0, 0)
    var wrong: [String] = []
    for corpus in try Corpus.all() {
      let report = try toolchain.report(on: corpus.text)
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
    let toolchain = try Toolchain.forTests()
    for corpus in try Corpus.all() {
      let report = try toolchain.report(on: corpus.text)
      for label in corpus.labels where label.word == "cond" {
        let told = corpus.told(label, in: report)
        XCTAssertEqual(told?.isConditional, true, "\(corpus.name):\(label.line) \(label.name)")
      }
    }
  }

  func testTheSameFileIsToldTheSame() throws {
    let toolchain = try Toolchain.forTests()
    for corpus in try Corpus.all() {
      XCTAssertEqual(
        try toolchain.report(on: corpus.text), try toolchain.report(on: corpus.text), corpus.name)
    }
  }
}
