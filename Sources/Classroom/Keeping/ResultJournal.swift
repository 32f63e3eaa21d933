import Basics
import Curriculum
import Foundation

/// The results of a grading, each written down as it comes: one line, appended, so that at any moment
/// the file holds all that is known.
///
/// Whoever is ended in the middle of a line loses that line, and finds it out again. So does who finds a
/// line that this user hasn't written on this machine: whoever knows the program can write one.
package final class ResultJournal: Sendable {
  package let path: String
  private let known = Locked<[String: ExerciseResult]>([:])
  private let file: AppendedFile

  /// One line.
  private struct Entry: Codable {
    /// The name of all that the result depends on.
    var name: String
    var result: ExerciseResult
  }

  /// What stands in a journal; whoever reads it changes nothing.
  package struct Written: Sendable {
    /// By their names.
    package private(set) var results: [String: ExerciseResult] = [:]
    /// Whether its last line has no end.
    var isTorn: Bool

    /// Reads it; where there is none, nothing stands in it.
    ///
    /// What somebody else has written counts here, too: whoever puts parts of a class together has
    /// chosen whose.
    package init(path: String) {
      self.init(path: path) { SealedLine.value(Entry.self, of: $0) }
    }

    /// Reads what this user has written.
    fileprivate init(path: String, sealedBy key: SumKey?) {
      self.init(path: path) { line in
        key.flatMap { SealedLine.value(Entry.self, of: line, sealedBy: $0) }
      }
    }

    private init(path: String, _ read: (Data) -> Entry?) {
      let data = OrdinaryFile.contents(at: path, atMost: .max) ?? Data()
      isTorn = data.last.map { $0 != UInt8(ascii: "\n") } ?? false
      for line in data.split(separator: UInt8(ascii: "\n")) {
        guard let entry = read(line) else { continue }
        results[entry.name] = entry.result
      }
    }
  }

  /// Opens it, and makes it if there is none; what stands in it is known from then on.
  package init(path: String) throws(ClassFolderProblem) {
    self.path = path
    let written = Written(path: path, sealedBy: SecretKey.own)
    guard let file = AppendedFile(path: path) else { throw .notWritable(path: path) }
    self.file = file
    known.withLock { $0 = written.results }
    // What was torn ends here, so that the next line is whole.
    if written.isTorn { try write(Data("\n".utf8)) }
  }

  /// What is known under a name.
  package func result(_ name: String) -> ExerciseResult? { known.withLock { $0[name] } }

  /// Writes a result down.
  package func keep(_ result: ExerciseResult, as name: String) throws(ClassFolderProblem) {
    // Nothing in it can't be encoded.
    guard
      let line = try? SealedLine.data(
        of: Entry(name: name, result: result), by: SecretKey.own)
    else {
      throw .notWritable(path: path)
    }
    try known.withLock { known throws(ClassFolderProblem) in
      try write(line)
      known[name] = result
    }
  }

  private func write(_ data: Data) throws(ClassFolderProblem) {
    guard file.append(data) else { throw .notWritable(path: path) }
  }
}

/// What is wrong with a folder for the results of a class.
package enum ClassFolderProblem: Error, Equatable, Sendable {
  case notWritable(path: String)
  /// Somebody grades into it at this moment.
  case taken(path: String)
  /// Nothing was begun in it.
  case notBegun(path: String)
  /// It stands in the folder of submissions, or is it.
  case amongSubmissions(path: String)
  /// Nothing of any lesson was found in the folder of submissions.
  case nothingHandedIn(path: String)
  /// What was written down of a grading isn't as it was written.
  case damaged(path: String)
}
