import Curriculum
import TestSupport
import XCTest

@testable import Grading
@testable import Purity
@testable import SuiteSupport

/// How checks that read an exercise come to their results.
final class ReadingTests: LongTestCase {
  private static let catalogue = [
    CatalogueEntry(id: "adds", step: 1, after: []),
    CatalogueEntry(id: "reads", step: 1, after: ["adds"], functions: ["add(_:)"]),
    CatalogueEntry(id: "reads-more", step: 2, after: ["reads"], functions: ["sum()", "run()"]),
  ]

  private func report(adds: RawResult = .passed) -> RawReport {
    RawReport(catalogue: Self.catalogue, results: ["adds": adds])
  }

  private func function(_ name: String, _ reasons: [PurityReason]) -> FunctionPurity {
    FunctionPurity(name: name, kind: .function, line: 1, verdict: .impure, reasons: reasons)
  }

  func testWhoeverIsPureOrCantBeToldPasses() {
    let unknown = [PurityReason(kind: .unknown, line: 2, subject: "x")]
    for functions in [[], [function("add(_:)", unknown)], [function("other()", [printing])]] {
      var report = report()
      report.settleReadings(.report(PurityReport(functions: functions)))
      XCTAssertEqual(report.results["reads"], .passed)
      XCTAssertEqual(report.results["reads-more"], .passed)
    }
  }

  func testObjectsAndOrdersAreToldOnlyWhereTheyArentAllowed() {
    let kinds: KeyValuePairs<CatalogueEntry.Impurity, ReasonKind> = [
      .objects: .objectState, .orders: .order,
    ]
    for (allowed, kind) in kinds {
      let reason = PurityReason(kind: kind, line: 2, subject: "count")
      for (reasons, told) in [([reason], nil), ([reason, printing], printing)] {
        let functions = [function("add(_:)", reasons)]
        var report = report()
        report.catalogue[1].allowed = [allowed]
        report.settleReadings(.report(PurityReport(functions: functions)))
        XCTAssertEqual(
          report.results["reads"],
          told.map { .impure(Impurity(function: "add(_:)", reason: $0)) } ?? .passed)
        report.catalogue[1].allowed = kinds.map(\.key).filter { $0 != allowed }
        report.settleReadings(.report(PurityReport(functions: functions)))
        XCTAssertEqual(
          report.results["reads"], .impure(Impurity(function: "add(_:)", reason: reason)))
      }
    }
  }

  func testOfWhatNeedNotBePureNothingElseIsTold() {
    let asking = PurityReason(kind: .time, line: 2, subject: "Date()")
    for (reasons, told) in [([printing], nil), ([printing, asking], asking)] {
      var report = report()
      report.catalogue[1].told = [.time]
      report.settleReadings(.report(PurityReport(functions: [function("add(_:)", reasons)])))
      XCTAssertEqual(
        report.results["reads"],
        told.map { .impure(Impurity(function: "add(_:)", reason: $0)) } ?? .passed)
    }
  }

  func testWhatMembersOfATypeDoThatNeedNotBePureIsPassedOver() {
    let behind = ["Store.send(_:)", "StoreLog.write(_:)"].map {
      PurityReason(
        kind: .output, line: 4, subject: "print", calls: [PurityCall(name: $0, line: 9)])
    }
    var report = report()
    report.catalogue[1].passedOver = ["Store"]
    report.settleReadings(.report(PurityReport(functions: [function("add(_:)", behind)])))
    XCTAssertEqual(
      report.results["reads"], .impure(Impurity(function: "add(_:)", reason: behind[1])))
    report.settleReadings(.report(PurityReport(functions: [function("add(_:)", [behind[0]])])))
    XCTAssertEqual(report.results["reads"], .passed)
  }

  func testWhatIsDoneWithAGivenVariableOrByAGivenFunctionIsPassedOver() {
    let reasons = [
      PurityReason(kind: .globalRead, line: 4, subject: "now"),
      PurityReason(
        kind: .output, line: 5, subject: "print",
        calls: [PurityCall(name: "console(_:)", line: 9)]),
      PurityReason(
        kind: .output, line: 6, subject: "print",
        calls: [PurityCall(name: "consoles(_:)", line: 9)]),
    ]
    var report = report()
    report.catalogue[1].passedOver = ["now", "console"]
    report.settleReadings(.report(PurityReport(functions: [function("add(_:)", reasons)])))
    XCTAssertEqual(
      report.results["reads"], .impure(Impurity(function: "add(_:)", reason: reasons[2])))
    let given = Array(reasons.prefix(2))
    report.settleReadings(.report(PurityReport(functions: [function("add(_:)", given)])))
    XCTAssertEqual(report.results["reads"], .passed)
  }

  func testWhatItDoesItselfIsToldBeforeWhatOthersDo() {
    let behind = PurityReason(
      kind: .globalRead, line: 4, subject: "count", calls: [PurityCall(name: "log()", line: 9)])
    var report = report()
    report.settleReadings(
      .report(PurityReport(functions: [function("add(_:)", [behind, printing])])))
    XCTAssertEqual(
      report.results["reads"], .impure(Impurity(function: "add(_:)", reason: printing)))
    // It may only be so because of the other.
    XCTAssertEqual(report.results["reads-more"], .waiting)
  }

  func testOfSeveralFunctionsTheFirstInTheFileIsTold() {
    var report = report()
    let functions = ["run()", "sum()"].map { function($0, [printing]) }
    report.settleReadings(.report(PurityReport(functions: functions)))
    XCTAssertEqual(
      report.results["reads-more"], .impure(Impurity(function: "run()", reason: printing)))
  }

  func testNobodyIsReadWhoIsWrongAnyway() {
    var report = report(adds: .failed(Mismatch(given: [])))
    XCTAssertFalse(report.wantsReading)
    report.settleReadings(.report(PurityReport(functions: [function("add(_:)", [printing])])))
    XCTAssertEqual(report.results["reads"], .waiting)
    XCTAssertTrue(self.report().wantsReading)
  }

  func testWhereAnExperimentFailsItIsToldWhatThatMayComeFrom() {
    func reason(_ kind: ReasonKind) -> PurityReason {
      PurityReason(kind: kind, line: 2, subject: "x")
    }
    let functions = [
      function("add(_:)", [printing, reason(.globalRead)]),
      function("other()", [reason(.globalRead)]),
      function("chance()", [reason(.random)]),
    ]
    let reading = PurityReading.report(PurityReport(functions: functions))
    for (result, causes) in [
      // Who has to be pure must not look outside, and nobody needs chance.
      (RawResult.failed(Mismatch(given: [])), ["add(_:)", "chance()"]),
      (.unanswered(.late(.computing, seconds: 1), given: []), ["add(_:)", "chance()"]),
      (.passed, []),
    ] {
      var report = report(adds: result)
      report.settleReadings(reading)
      XCTAssertEqual(report.causes.map(\.impurity.function), causes)
      // What is printed explains nothing.
      XCTAssertFalse(report.causes.contains { $0.impurity.reason == printing })
    }
  }

  func testWhatWasNotReadIsNeverPassed() {
    let readings: [(PurityReading, CheckObstacle)] = [
      (.unfinished, .busyMachine), (.tooLarge, .largeExercise),
      (.unreadable(details: "", .exited(1)), .largeExercise),
    ]
    for (reading, obstacle) in readings {
      var report = report()
      report.settleReadings(reading)
      XCTAssertEqual(report.results["reads"], .notMade(obstacle))
      XCTAssertEqual(report.wasHindered, obstacle == .busyMachine)
      // It builds on that.
      XCTAssertEqual(report.results["reads-more"], .waiting)
    }
  }

  func testWhatNobodyReadsWaits() {
    var report = report()
    report.settle(by: nil)
    XCTAssertEqual(report.results["reads"], .waiting)
  }

  private let printing = PurityReason(kind: .output, line: 6, subject: "print")
}
