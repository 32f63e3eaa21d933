import Curriculum
import Foundation
import Launching

/// Measures what was asked for, in a copy that is gone afterwards.
func measure(
  _ options: Options, of original: Repository, environment: [String: String]
) throws -> Report {
  let trial = try Trial(of: original, environment: environment, rounds: options.rounds)
  let progress = Progress()
  defer {
    trial.end()
    progress.end()
  }
  var report = Report(machine: try Machine(environment: environment), rounds: options.rounds)
  func add(_ name: String, _ measure: () throws -> [Row]) throws {
    guard options.includesWhole else { return }
    progress.say(name)
    report.rows += try measure()
  }
  // It begins by removing what everything else would have to build again.
  try add("the first verdict") { [try trial.firstEver()] }
  if options.isAboutPlaying {
    progress.say("playing")
    report.rows += try trial.playing()
    return report
  }
  if options.isAboutClasses {
    progress.say("a class")
    report.rows += try trial.ofAClass(size: options.size)
    return report
  }
  for lesson in options.lessons {
    progress.say("lesson \(lesson.number)")
    let (rows, parts) = try trial.rows(of: lesson, isBrief: options.isBrief)
    report.rows += rows
    report.parts.append(parts)
  }
  try add("all lessons") { [try trial.allLessons(), try trial.list()] }
  try add("the menu") { try trial.menu() }
  try add("watching") { try trial.watching() }
  try add("playing") { try trial.playing() }
  try add("waiting") { [try trial.waiting()] }
  try add("the cache") { [try trial.cacheSize()] }
  return report
}

/// Tells what went wrong, and ends.
func fail(_ text: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
  exit(code)
}

guard let original = Repository(searchingFrom: FileManager.default.currentDirectoryPath) else {
  fail("Run this in the workbook's folder.", code: 69)
}
do {
  let options = try Options(
    CommandLine.arguments.dropFirst(), course: try Course(repository: original))
  let report = try measure(
    options, of: original, environment: ProcessInfo.processInfo.environment)
  print(options.isJSON ? try report.json() : report.lines.joined(separator: "\n"))
} catch let error as UsageError {
  fail("\(error)\n\(Options.usage)", code: 64)
} catch {
  fail("\(error)", code: 1)
}
