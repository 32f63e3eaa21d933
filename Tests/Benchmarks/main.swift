import Curriculum
import Foundation

guard let original = Repository(searchingFrom: FileManager.default.currentDirectoryPath) else {
  print("Run this in the workbook's folder.")
  exit(69)
}
let trial = try Trial(
  of: original, environment: ProcessInfo.processInfo.environment, rounds: 9)
if CommandLine.arguments.contains("--quick") {
  for lesson in trial.course.lessons {
    let edit = try trial.edit(of: lesson)
    try trial.write(edit.body(), for: lesson)
    _ = try trial.workbook(["test", "\(lesson.number)"])
    var all: [Parts] = []
    let c = trial.compilerAlone(lesson, edit)
    let times = try medians(
      of: [
        c,
        Work(
          prepare: { try trial.write(edit.body(), for: lesson) },
          run: { try trial.workbook(["test", "\(lesson.number)"]) }),
        Work(
          prepare: { try trial.write(edit.body(), for: lesson) },
          run: { try seconds { all.append(try trial.gradeHere(lesson)) } }),
      ], rounds: 9)
    print(
      lesson.number, times.map { Int($0 * 1000) }, times[1] / times[0], times[2] / times[0],
      Parts(lesson: lesson.number, medianOf: all))
  }
  exit(0)
}
for lesson in trial.course.lessons {
  let (rows, parts) = try trial.rows(of: lesson)
  for r in rows {
    print(r.lesson!, r.stage, r.reference!.name, r.median, r.ratio!, r.target, r.isMet)
  }
  print(parts)
}
