import Basics

/// Reads what was handed in, one thing after another: an archive that several of them are in is
/// opened once.
package struct SubmissionReader {
  private var outer: (path: String, archive: ZipArchive<OpenFile>)?
  private var inner: (path: String, index: Int, archive: ZipArchive<[UInt8]>)?

  /// Has read nothing yet.
  package init() {}

  /// The bytes, as they are now; never what a link points at.
  ///
  /// - Parameter limit: how many there may be.
  package mutating func read(
    _ source: HandedInExercise.Source, limit: Int = SizeLimit.exercise
  ) throws(ReadingProblem) -> [UInt8] {
    switch source {
    case .file(let path):
      let file = try OpenFile(path: path)
      guard file.count <= limit else { throw .tooLarge(limit: limit) }
      guard let bytes = file.bytes(at: 0, count: file.count) else { throw .unreadable }
      return bytes
    case .entry(let path, let index):
      return try archive(at: path).file(index, limit: limit)
    case .innerEntry(let path, let index, let place):
      if let inner, inner.path == path, inner.index == index {
        return try inner.archive.file(place, limit: limit)
      }
      let bytes = try archive(at: path).file(index, limit: SizeLimit.innerArchive)
      let archive = try ZipArchive(in: bytes)
      inner = (path, index, archive)
      return try archive.file(place, limit: limit)
    }
  }

  /// The text: UTF-8, and more than white space.
  ///
  /// - Parameter limit: how many bytes it may have.
  package mutating func text(
    _ source: HandedInExercise.Source, limit: Int = SizeLimit.exercise
  ) throws(ReadingProblem) -> String {
    let bytes = try read(source, limit: limit)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    guard !text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else { throw .empty }
    return text
  }

  private mutating func archive(at path: String) throws(ReadingProblem) -> ZipArchive<OpenFile> {
    if let outer, outer.path == path { return outer.archive }
    let archive = try ZipArchive(at: path)
    outer = (path, archive)
    return archive
  }
}

extension HandedInExercise {
  /// The bytes of what was handed in, as they are now; never what a link points at.
  ///
  /// - Parameter limit: how many there may be.
  package func read(limit: Int = SizeLimit.exercise) throws(ReadingProblem) -> [UInt8] {
    var reader = SubmissionReader()
    return try reader.read(source, limit: limit)
  }

  /// The text of what was handed in: UTF-8, and more than white space.
  ///
  /// - Parameter limit: how many bytes it may have.
  package func text(limit: Int = SizeLimit.exercise) throws(ReadingProblem) -> String {
    var reader = SubmissionReader()
    return try reader.text(source, limit: limit)
  }
}
