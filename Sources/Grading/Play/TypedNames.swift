import Basics
import Curriculum
import Launching

extension Repository {
  /// Swift code that declares the names which a lesson's counterexamples use and exercises don't
  /// have, to be appended to an exercise. Nil if the lesson has none.
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
  /// The exercise with these declarations appended; nil unless an unknown name is why it doesn't
  /// compile.
  func typed(_ exercise: ExerciseFile?, of lesson: Lesson, after verdict: Verdict) -> ExerciseFile?
  {
    guard case .read(_, .doesNotCompile(let messages)) = verdict.outcome,
      messages.contains(where: { $0.text.contains("in scope") }),
      // If the files can't be read, the previous verdict stands.
      let names = try? repository.typedNames(of: lesson.id),
      var file = exercise ?? (try? ExerciseFile(path: path(of: lesson)))
    else { return nil }
    file.text += "\n" + names
    return file
  }
}
