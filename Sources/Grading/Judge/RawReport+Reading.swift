import Limits
import Purity
import SuiteSupport

/// How checks that read an exercise come to their results: last of all, because each waits for what
/// experiments have to say.
extension RawReport {
  /// - Parameter reader: nil if the compiler writes down nothing to read.
  mutating func settle(by reader: ExerciseReader?) {
    guard let reader else { return leaveOutReadings() }
    // Where each of them waits, nobody waits for the reader.
    guard wantsReading else {
      for entry in catalogue where entry.isReading { results[entry.id] = .waiting }
      return
    }
    settleReadings(reader.report(within: TimeLimit.reading))
  }

  /// - Parameter reading: nil if nothing could be read; then nothing is certain.
  mutating func settleReadings(_ reading: PurityReport?) {
    for entry in catalogue where entry.isReading {
      guard entry.after.allSatisfy({ results[$0] == .passed }) else {
        results[entry.id] = .waiting
        continue
      }
      let impurity = reading?.impurity(
        among: entry.functions, allowsObjects: entry.allowsObjects)
      results[entry.id] = impurity.map { .impure($0) } ?? .passed
    }
    isUnread = reading == nil
  }

  /// Leaves out the checks that read, where the compiler writes down nothing to read.
  mutating func leaveOutReadings() {
    leftOut = Set(catalogue.filter(\.isReading).map(\.id))
    catalogue.removeAll(where: \.isReading)
  }

  /// Whether any check that reads waits for nothing.
  var wantsReading: Bool {
    catalogue.contains { $0.isReading && $0.after.allSatisfy { results[$0] == .passed } }
  }
}
