/// One thing that stands in a folder of submissions.
package struct FoundItem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// So many bytes.
    case file(size: Int)
    /// What is in it is listed, too.
    case folder
    /// An archive that was opened: what is in it is listed, too.
    case archive
    /// An archive that can't be opened.
    case badArchive(ArchiveFault)
    case link
    /// Neither a file nor a folder.
    case notAFile
    /// Nobody may look into it.
    case unreadable
    /// Its name is no text; the path shows what can be shown of it.
    case badName
    /// There is more in it than anybody hands in, and nothing of it is listed.
    case tooMuch(limit: Int)
  }

  /// From the folder of submissions, divided by `/`; an archive is a folder, as in
  /// `a.zip/03-login-state/Exercise.swift`.
  package var path: String
  package var kind: Kind
  package var source: HandedInExercise.Source

  package init(path: String, kind: Kind, source: HandedInExercise.Source) {
    (self.path, self.kind, self.source) = (path, kind, source)
  }
}
