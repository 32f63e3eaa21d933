import Foundation
import SuiteSupport

/// Random numbers that are others in each run, or those of the seed `WORKBOOK_SEED`. Which they are is
/// written to standard error before they are used: what is found once can be found again.
package func numbersByChance(in file: StaticString = #fileID) -> SeededGenerator {
  let numbers = SeededGenerator(environment: ProcessInfo.processInfo.environment)
  FileHandle.standardError.write(Data("\(file): WORKBOOK_SEED=\(numbers.seed)\n".utf8))
  return numbers
}
