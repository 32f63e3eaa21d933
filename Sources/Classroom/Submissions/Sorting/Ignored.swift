import Launching

/// What nobody takes for a submission: it is no exercise, and no problem.
///
/// Hidden files and folders, what macOS adds to archives, `Package.swift`, a lesson's stub and
/// solution, folders `Tests`; and of a copy of the whole workbook, which is known by its `Lessons`
/// with a lesson in it, the `Sources` beside that.
struct Ignored {
  /// The folders that are copies of the workbook.
  private let workbooks: Set<[String]>

  init(paths: [[String]], reader: PathReader) {
    workbooks = paths.reduce(into: []) { workbooks, path in
      for (index, name) in path.enumerated().dropLast()
      where name == Repository.lessonsName && reader.lesson(called: path[index + 1]) != nil {
        workbooks.insert(Array(path[..<index]))
      }
    }
  }

  /// Whether a copy of the workbook is there.
  func isWorkbook(_ folder: [String]) -> Bool { workbooks.contains(folder) }

  /// Whether something isn't looked at.
  ///
  /// - Parameter base: how many of its parts stand above the learners, or above the one learner's
  ///   files.
  func contains(_ path: [String], base: Int) -> Bool {
    path.indices.dropFirst(base).contains { index in
      let name = path[index]
      if name.hasPrefix(".") || name == "__MACOSX" { return true }
      let isLast = index == path.count - 1
      if isLast, Self.files.contains(name) { return true }
      switch name {
      // A learner may be called anything.
      case Repository.testsName: return index > base || workbooks.contains(Array(path[..<index]))
      case Repository.sourcesName: return workbooks.contains(Array(path[..<index]))
      default: return false
      }
    }
  }

  /// Whether this is the progress log of a copy of the workbook, or of a part of one.
  static func isProgress(_ path: [String]) -> Bool {
    path.suffix(2) == [Repository.stateName, Repository.progressName]
      && !path.dropLast(2).contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
  }

  private static let files: Set = [
    Repository.manifest, Repository.stubName, Repository.solutionName,
  ]
}
