import Foundation
import SuiteSupport

/// Random numbers that are others in each run, or those of the seed `WORKBOOK_SEED`. Which they are is
/// written to standard error before they are used: what is found once can be found again.
package func numbersByChance(in file: StaticString = #fileID) -> SeededGenerator {
  let numbers = SeededGenerator(environment: ProcessInfo.processInfo.environment)
  FileHandle.standardError.write(Data("\(file): WORKBOOK_SEED=\(numbers.seed)\n".utf8))
  return numbers
}

/// Tries something with bytes that are spoiled by chance, for a second or as often as this variable of the
/// environment says; `WORKBOOK_SEED` tries those of an earlier run again. How often is written down, too.
package func tryMutations(
  countedBy variable: String, for time: Duration = .seconds(1), in file: StaticString = #fileID,
  _ attempt: (inout Mutation) throws -> Void
) rethrows {
  let seed = numbersByChance(in: file).seed
  let wanted = ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  let end = ContinuousClock.now + time
  var count = 0
  while wanted.map({ count < $0 }) ?? (.now < end) {
    var mutation = Mutation(seed: seed &+ UInt64(count))
    try attempt(&mutation)
    count += 1
  }
  FileHandle.standardError.write(Data("\(file): \(variable)=\(count)\n".utf8))
}
