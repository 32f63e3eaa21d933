/// Why a file that was handed in can't be read as an exercise.
package enum ReadingProblem: Error, Equatable, Sendable {
  case missing
  /// Nothing stands in it but white space.
  case empty
  case isFolder
  case isLink
  case isNotAFile
  case unreadable
  case notUTF8
  /// It has more bytes than an exercise may have.
  case tooLarge(limit: Int)
  /// The archive that it is in can't be read, or not this part of it.
  case badArchive(ArchiveFault)
}

/// Why nothing can be found in a folder of submissions.
package enum SubmissionFolderProblem: Error, Equatable, Sendable {
  case missing
  /// It is a file, and no archive.
  case notAFolder
  case unreadable
  /// It is an archive, and can't be read.
  case badArchive(ArchiveFault)
  /// There is more in it than any class hands in.
  case tooMuch(limit: Int)
}
