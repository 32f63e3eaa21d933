import Curriculum
import Foundation
import Interface

extension Session {
  /// Puts the stub back.
  ///
  /// - Returns: where the learner's file was kept, or nil if nothing of the learner's was there.
  package func reset(_ lesson: Lesson) throws -> String? {
    let place = place(of: lesson)
    let stub = try contents(of: repository.stub(of: lesson.id))
    standings.forgetPassed(on: lesson)
    return try place.alone { () throws(FileProblem) in
      // A backup of the stub would stand before the one that a person wants back.
      guard !place.holds(stub) else { return nil }
      return try place.replace { draft throws(FileProblem) in
        try place.write(stub, to: draft)
      }.map(repository.display)
    }
  }

  /// Puts back what the newest reset of a lesson, or the undoing of one, has kept.
  package func undoReset(_ lesson: Lesson) throws -> UndoneReset {
    let place = place(of: lesson)
    return try place.alone { () throws(FileProblem) in
      guard let kept = try place.newestBackup() else { return .nothingToUndo }
      let backup = try place.replace { draft throws(FileProblem) in
        try place.take(kept, to: draft)
      }
      discard(kept)
      return .putBack(kept: backup.map(repository.display))
    }
  }

  private func place(of lesson: Lesson) -> ExercisePlace {
    ExercisePlace(lesson: lesson.id, repository: repository, now: context.now())
  }
}
