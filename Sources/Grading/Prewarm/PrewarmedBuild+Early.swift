import Curriculum
import Foundation
import Launching

extension PrewarmedBuild {
  /// Makes a place for the exercise of the lesson in this folder, and begins to compile it, before
  /// the lesson is read.
  ///
  /// - Returns: nil if it would hardly be of use, because a kept verdict is younger than the exercise;
  ///   or if anything is missing, or takes long to find out: whoever grades will say so.
  public convenience init?(
    ahead lesson: String, in repository: Repository, environment: [String: String]
  ) {
    let exercise = FileIdentity(path: repository.exercise(of: lesson))
    let verdict = FileIdentity(path: repository.verdict(of: lesson))
    if let exercise, let verdict, verdict.wasWritten(after: exercise) { return nil }
    // Whoever grades says why it can't be read.
    guard let file = try? ExerciseFile(path: repository.exercise(of: lesson)),
      let module = Lesson.module(of: lesson, in: repository),
      let toolchain = Toolchain.kept(at: repository.knownToolchain, environment: environment)
    else { return nil }
    // Or that there is no room.
    try? self.init(module: module, toolchain: toolchain, environment: environment)
    begin(file)
  }
}
