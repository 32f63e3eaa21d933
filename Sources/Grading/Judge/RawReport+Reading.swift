import Curriculum
import Purity
import SuiteSupport

/// How checks that read an exercise come to their results: last of all, because each waits for what
/// experiments have to say.
extension RawReport {
  /// - Parameter reader: nil if nobody reads: then none of them is seen to pass.
  mutating func settle(by reader: ExerciseReader?) {
    // Where each of them waits, nobody waits for the reader.
    guard let reader, wantsReading else {
      for entry in catalogue where entry.isReading { results[entry.id] = .waiting }
      return
    }
    settleReadings(reader.reading())
  }

  /// Tells of each function that a check asks for whether it is pure; what wasn't read isn't known.
  mutating func settleReadings(_ reading: PurityReading) {
    for entry in catalogue where entry.isReading {
      guard entry.after.allSatisfy({ results[$0] == .passed }) else {
        results[entry.id] = .waiting
        continue
      }
      switch reading {
      case .report(let report):
        let impurity = report.impurity(among: entry.functions, allowsObjects: entry.allowsObjects)
        results[entry.id] = impurity.map { .impure($0) } ?? .passed
      case .unreadable, .tooLarge: results[entry.id] = .notMade(.largeExercise)
      case .unfinished: results[entry.id] = .notMade(.busyMachine)
      }
    }
  }

  /// Whether any check that reads waits for nothing.
  var wantsReading: Bool {
    catalogue.contains { $0.isReading && $0.after.allSatisfy { results[$0] == .passed } }
  }
}
