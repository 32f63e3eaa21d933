/// Why a roster can't be used: all that is wrong with it.
package struct RosterProblem: Error, Equatable, Sendable {
  /// What is wrong with a line of it.
  package enum Fault: Equatable, Sendable {
    /// It isn't text in UTF-8.
    case notUTF8
    /// The first line that isn't empty doesn't name a column `id`.
    case noHeader
    /// The header names this column twice.
    case columnTwice(name: String)
    /// A quote is opened and never closed.
    case openQuote
    /// Somebody has no id.
    case noID
    /// Another line, the one with this number, has the same id.
    case idTwice(id: String, other: Int)
    /// Another line, the one with this number, has the same folder.
    case folderTwice(folder: String, other: Int)
    /// It names a folder that isn't below the folder of submissions.
    case leadsOutside(folder: String)
  }

  package struct LineFault: Equatable, Sendable {
    /// From 1.
    package var line: Int
    package var fault: Fault

    package init(line: Int, fault: Fault) {
      (self.line, self.fault) = (line, fault)
    }
  }

  /// At least one, by their lines.
  package var faults: [LineFault]

  package init(faults: [LineFault]) {
    self.faults = faults
  }
}
