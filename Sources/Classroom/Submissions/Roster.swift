/// The learners of a class, as their teacher lists them.
package struct Roster: Equatable, Sendable {
  struct Learner: Equatable, Sendable {
    /// From 1.
    package var line: Int
    /// What tells this learner from all others.
    package var id: String
    /// Nil if it isn't there.
    package var name: String?
    /// The folder, archive or file with what was handed in, from the folder of submissions; nil if
    /// the id has to tell.
    package var folder: String?
  }

  /// In the order of their lines.
  var learners: [Learner]

  init(learners: [Learner]) { self.learners = learners }

  /// Reads a roster: a header with `id`, and perhaps `name` and `folder`, in any order, and then a
  /// line for each learner; divided by commas, semicolons or tabs, as the header is.
  package init(csv text: [UInt8]) throws(RosterProblem) {
    func problem(_ line: Int, _ fault: RosterProblem.Fault) -> RosterProblem {
      RosterProblem(faults: [.init(line: line, fault: fault)])
    }
    guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
      throw problem(1, .notUTF8)
    }
    let table: CSVTable
    do throws(CSVTable.NoColumns) {
      table = try CSVTable(text) { $0.contains("id") }
    } catch {
      throw problem(error.line, .noHeader)
    }
    for name in ["id", "name", "folder"] where table.columns.count(where: { $0 == name }) > 1 {
      throw problem(table.line, .columnTwice(name: name))
    }
    if let line = table.openQuote { throw problem(line, .openQuote) }
    var reading = RosterReading(columns: table.columns)
    for record in table.records { reading.read(record) }
    guard reading.faults.isEmpty else { throw RosterProblem(faults: reading.faults) }
    learners = reading.learners
  }
}

private struct RosterReading {
  let columns: [String]
  var learners: [Roster.Learner] = []
  var faults: [RosterProblem.LineFault] = []
  var lines: [String: Int] = [:]
  var folders: [String: Int] = [:]

  mutating func read(_ record: CSVRecords.Record) {
    func value(_ name: String) -> String? {
      guard let index = columns.firstIndex(of: name), record.values.indices.contains(index),
        !record.values[index].isEmpty
      else { return nil }
      return record.values[index]
    }
    func complain(_ fault: RosterProblem.Fault) {
      faults.append(.init(line: record.line, fault: fault))
    }
    var learner = Roster.Learner(line: record.line, id: value("id") ?? "", name: value("name"))
    if learner.id.isEmpty {
      complain(.noID)
    } else if let line = lines[learner.id] {
      complain(.idTwice(id: learner.id, other: line))
    } else {
      lines[learner.id] = record.line
    }
    if let folder = value("folder") {
      let parts = folder.split(separator: "/").filter { $0 != "." }
      let path = parts.isEmpty ? "." : parts.joined(separator: "/")
      if folder.hasPrefix("/") || folder.contains("\\") || parts.contains("..") {
        complain(.leadsOutside(folder: folder))
      } else if let line = folders[path] {
        complain(.folderTwice(folder: folder, other: line))
      } else {
        folders[path] = record.line
      }
      learner.folder = path
    }
    learners.append(learner)
  }
}

package struct RosterProblem: Error, Equatable, Sendable {
  package enum Fault: Equatable, Sendable {
    case notUTF8
    /// The first line that isn't empty doesn't name a column `id`.
    case noHeader
    /// The header names this column twice.
    case columnTwice(name: String)
    case openQuote
    case noID
    /// Another line, the one with this number, has the same id.
    case idTwice(id: String, other: Int)
    case folderTwice(folder: String, other: Int)
    /// It names a folder that isn't below the folder of submissions.
    case leadsOutside(folder: String)
  }

  package struct LineFault: Equatable, Sendable {
    /// From 1.
    package var line: Int
    package var fault: Fault
  }

  /// At least one, by their lines.
  package var faults: [LineFault]
}
