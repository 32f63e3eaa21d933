import Curriculum
import Foundation

/// What came of undoing a reset.
enum UndoneReset: Equatable {
  /// No reset of this lesson has kept a file.
  case nothingToUndo
  /// What a reset had kept is back; what stood there until now is kept at this path, if there was
  /// anything.
  case putBack(kept: String?)
}

extension Session {
  /// Puts the stub back.
  ///
  /// - Returns: where the learner's file was kept, or nil if nothing of the learner's was there.
  func reset(_ lesson: Lesson) throws -> String? {
    let place = place(of: lesson)
    let stub = try contents(of: repository.stub(of: lesson.id))
    standings.forgetPassed(on: lesson)
    return try place.alone { () throws(FileTrouble) in
      // A backup of the stub would stand before the one that a person wants back.
      guard !place.holds(stub) else { return nil }
      return try place.replace { draft throws(FileTrouble) in
        try place.write(stub, to: draft)
      }.map(repository.display)
    }
  }

  /// Puts back what the newest reset of a lesson, or the undoing of one, has kept.
  func undoReset(_ lesson: Lesson) throws -> UndoneReset {
    let place = place(of: lesson)
    return try place.alone { () throws(FileTrouble) in
      guard let kept = try place.newestBackup() else { return .nothingToUndo }
      let backup = try place.replace { draft throws(FileTrouble) in
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
