import Curriculum
import Foundation
import Launching
import Mutation

/// Grades the mutants of a lesson's solution and prints how its suite did.
func isLessonGood(
  _ lesson: Lesson, _ options: Options, _ grader: MutantGrader, _ equivalents: Equivalents
) throws -> Bool {
  let all = try grader.mutants(of: lesson)
  let mutants = options.isSample ? Mutant.sample(all) : all
  let progress = Progress(lesson: lesson.id, total: mutants.count)
  let outcomes = try grader.outcomes(of: mutants, lesson: lesson) { progress.step() }
  if options.isVerbose {
    for (mutant, outcome) in zip(mutants, outcomes) {
      print("  \(mutant.line) \(mutant.id): \(outcome.words)")
    }
  }
  var score = Score(
    lesson: lesson.id, mutants: mutants, outcomes: outcomes,
    reasons: equivalents.reasons[lesson.id] ?? [:])
  score.complaints += equivalents.stale(lesson: lesson.id, mutants: all).map {
    "listed but no mutant: \($0)"
  }
  if !options.isSample, score.compiled < Score.least {
    score.complaints.append("fewer than \(Score.least) mutants compile")
  }
  print(score.lines.joined(separator: "\n"))
  return score.isGood
}

guard let repository = Repository(searchingFrom: FileManager.default.currentDirectoryPath) else {
  print("Run this in the workbook's folder.")
  exit(69)
}
let grader = try MutantGrader(
  repository: repository, environment: ProcessInfo.processInfo.environment)
let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst(), course: grader.course)
} catch {
  print("\(error)\n\(Options.usage)")
  exit(64)
}
let equivalents = try Equivalents(
  parsing: contents(of: repository.root + "/Tests/Mutants/Equivalent.md"))
var isGood = true
for lesson in options.lessons {
  isGood = try isLessonGood(lesson, options, grader, equivalents) && isGood
}
exit(isGood ? 0 : 1)
