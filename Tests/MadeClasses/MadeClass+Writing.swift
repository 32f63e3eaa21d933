import Classroom
import Foundation

extension MadeClass {
  /// Puts the class into a folder; what stood there goes.
  package func write(to folder: String) throws {
    let manager = FileManager.default
    // There may be none.
    try? manager.removeItem(atPath: folder)
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for learner in learners { try write(learner, to: folder) }
  }

  /// Puts one learner's things into the folder, beside the others'.
  package func write(_ learner: MadeLearner, to folder: String) throws {
    switch layout {
    case .folders:
      let place = "\(folder)/\(learner.name)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      for (index, exercise) in learner.exercises.enumerated() {
        // Some hand in the folder with all lessons, some only those of it that they worked on.
        let above = index % 2 == 0 ? "Lessons/\(exercise.lesson)" : exercise.lesson
        let paths = ("\(above)/Exercise.swift", "copy/\(exercise.lesson)/Exercise.swift")
        for (path, item) in exercise.items(named: paths) { try put(item, at: "\(place)/\(path)") }
      }
    case .canvas:
      for exercise in learner.exercises {
        let paths = ("\(exercise.lesson).swift", "\(exercise.lesson)_Exercise.swift")
        for (path, item) in exercise.items(named: paths) {
          try put(item, at: "\(folder)/\(learner.name)_\(path)")
        }
      }
    case .archives:
      var archive = StoredArchive()
      for exercise in learner.exercises {
        let paths = (
          "main/\(exercise.lesson)/Exercise.swift", "copy/\(exercise.lesson)/Exercise.swift"
        )
        for (path, item) in exercise.items(named: paths) {
          switch item {
          case .file(let data): archive.add(path, data)
          case .link: archive.add(path, Data(Self.linkTarget.utf8), mode: 0o120777)
          case .folder: archive.add(path + "/", Data(), mode: 0o040755)
          }
        }
      }
      try archive.data.write(to: URL(fileURLWithPath: "\(folder)/\(learner.name).zip"))
    }
  }

  /// Nothing that a report may ever show.
  private static let linkTarget = "/etc/passwd"

  private func put(_ item: MadeExercise.Item, at path: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    switch item {
    case .file(let data): try data.write(to: URL(fileURLWithPath: path))
    case .link:
      try manager.createSymbolicLink(atPath: path, withDestinationPath: Self.linkTarget)
    case .folder: try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }
}
