import Basics
import Curriculum
import Launching

extension Repository {
  /// What a lesson's counterexamples name that no exercise has: Swift that can stand behind one. Nil for
  /// a lesson that needs nothing of the kind.
  package func typedNames(of lesson: String) throws(CurriculumError) -> String? {
    let folder = suite(of: lesson)
    let path = "\(folder)/Typed.swift"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let text = try contents(of: path)
    var files = [text]
    for match in text.matches(of: /`(Script\/\w+\.swift)`/) {
      files.append(
        try contents(of: "\(folder)/\(match.1)").replacing("import Traces", with: "")
          .replacing("Packed, ", with: ""))
    }
    return files.joined(separator: "\n")
  }
}

extension Grader {
  /// The exercise with what a counterexample names that was typed in; nil if it needs nothing of that.
  func typed(_ exercise: ExerciseFile?, of lesson: Lesson, after verdict: Verdict) -> ExerciseFile?
  {
    guard case .read(_, .doesNotCompile(let messages)) = verdict.outcome,
      messages.contains(where: { $0.text.contains("in scope") }),
      // What can't be read stays as it is: its verdict has said so already.
      let names = try? repository.typedNames(of: lesson.id),
      var file = exercise ?? (try? ExerciseFile(path: path(of: lesson)))
    else { return nil }
    file.text += "\n" + names
    return file
  }
}
