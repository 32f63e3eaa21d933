import Curriculum
import Foundation

extension Trial {
  /// How long a learner waits for the very first verdict: nothing at all is built.
  func firstEver() throws -> Row {
    let lesson = course.lessons[0]
    let edit = try edit(of: lesson)
    let work = Work(
      prepare: {
        try FileManager.default.removeItem(atPath: self.repository.state)
        try self.write(edit.body(), for: lesson)
      },
      run: { try self.workbook(["test", "\(lesson.number)"]) })
    return Row(stage: .firstEver, median: try medians(of: [work], rounds: rounds)[0])
  }

  /// All lessons with one command, and the same with one for each.
  func allLessons() throws -> Row {
    let edits = try course.lessons.map { ($0, try self.edit(of: $0)) }
    func editAll() throws {
      for (lesson, edit) in edits { try write(edit.body(), for: lesson) }
    }
    // Warm: every adapter is built.
    try editAll()
    _ = try workbook(["test", "--all"])
    let times = try medians(
      of: [
        Work(prepare: editAll, run: { try self.workbook(["test", "--all"]) }),
        Work(
          prepare: editAll,
          run: {
            try self.course.lessons.map { try self.workbook(["test", "\($0.number)"]) }
              .reduce(0, +)
          }),
      ], rounds: rounds)
    return Row(stage: .all, median: times[0], reference: times[1])
  }

  /// What is there at once.
  func list() throws -> Row {
    let work = Work { try self.workbook(["list"]) }
    return Row(stage: .list, median: try medians(of: [work], rounds: rounds)[0])
  }

  /// What the cache holds after all that was done.
  func cacheSize() throws -> Row {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: repository.cache), includingPropertiesForKeys: [.fileSizeKey])
    var bytes = 0
    while let file = files?.nextObject() as? URL {
      bytes += try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    return Row(stage: .cache, median: Double(bytes) / 1_000_000)
  }
}
