/// The learners of a class, as listed by the teacher.
package struct Roster: Equatable, Sendable {
  struct Learner: Equatable, Sendable {
    /// The line number, from 1.
    var line: Int
    var id: String
    var name: String?
    /// Where the submissions are, below their folder; nil if the id decides.
    var folder: String?
  }

  /// The learners in the order of their lines.
  var learners: [Learner]
}

extension Roster {
  /// Parses a roster in CSV: a header with `id` and optionally `name` and `folder`, in any order,
  /// then a line for each learner. The separators are commas, semicolons or tabs.
  package init(csv text: [UInt8]) throws(RosterError) {
    func problem(_ line: Int, _ fault: RosterError.Fault) -> RosterError {
      RosterError(faults: [.init(line: line, fault: fault)])
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
    learners = []
    var faults: [RosterError.LineFault] = []
    var (lines, folders): ([String: Int], [String: Int]) = ([:], [:])
    for record in table.records {
      func value(_ name: String) -> String? {
        guard let index = table.columns.firstIndex(of: name), record.values.indices.contains(index)
        else { return nil }
        return record.values[index].isEmpty ? nil : record.values[index]
      }
      func complain(_ fault: RosterError.Fault) {
        faults.append(.init(line: record.line, fault: fault))
      }
      var learner = Learner(line: record.line, id: value("id") ?? "", name: value("name"))
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
    guard faults.isEmpty else { throw RosterError(faults: faults) }
  }
}

package struct RosterError: Error, Equatable, Sendable {
  package enum Fault: Equatable, Sendable {
    case notUTF8
    /// The first line that isn't empty has no column `id`.
    case noHeader
    /// The header has this column twice.
    case columnTwice(name: String)
    case openQuote
    case noID
    /// The line with the number `other` has the same id.
    case idTwice(id: String, other: Int)
    case folderTwice(folder: String, other: Int)
    /// The folder isn't below the folder of submissions.
    case leadsOutside(folder: String)
  }

  package struct LineFault: Equatable, Sendable {
    /// The line number, from 1.
    package var line: Int
    package var fault: Fault
  }

  /// At least one, in the order of lines.
  package var faults: [LineFault]
}
