/// The learners of a class, as their teacher lists them.
package struct Roster: Equatable, Sendable {
  package struct Learner: Equatable, Sendable {
    /// The line that tells of the learner, from 1.
    package var line: Int
    /// What tells this learner from all others.
    package var id: String
    /// Nil if it isn't there.
    package var name: String?
    /// The folder, archive or file with what was handed in, from the folder of submissions; nil if
    /// the id has to tell.
    package var folder: String?

    package init(line: Int, id: String, name: String? = nil, folder: String? = nil) {
      (self.line, self.id, self.name, self.folder) = (line, id, name, folder)
    }
  }

  /// In the order of their lines.
  package var learners: [Learner]

  package init(learners: [Learner]) {
    self.learners = learners
  }

  /// Reads a roster: a header with `id`, and perhaps `name` and `folder`, in any order, and then a
  /// line for each learner; divided by commas, semicolons or tabs, as the header is.
  package init(csv bytes: [UInt8]) throws(RosterProblem) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    func fault(_ line: Int, _ fault: RosterProblem.Fault) -> RosterProblem {
      RosterProblem(faults: [.init(line: line, fault: fault)])
    }
    guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
      throw fault(1, .notUTF8)
    }
    let separators = [",", ";", "\t"].map { UInt8(ascii: $0) }
    guard
      let separator = separators.first(where: { Self.header(text, $0)?.contains("id") == true }),
      let columns = Self.header(text, separator)
    else {
      throw fault(
        CSVRecords(text, separator: separators[0], limit: 1).records.first?.line ?? 1, .noHeader)
    }
    let csv = CSVRecords(text, separator: separator)
    for name in ["id", "name", "folder"] where columns.count(where: { $0 == name }) > 1 {
      throw fault(csv.records[0].line, .columnTwice(name: name))
    }
    if let line = csv.openQuote { throw fault(line, .openQuote) }
    var reading = RosterReading(columns: columns)
    for record in csv.records.dropFirst() { reading.read(record) }
    guard reading.faults.isEmpty else { throw RosterProblem(faults: reading.faults) }
    learners = reading.learners
  }

  private static func header(_ text: ArraySlice<UInt8>, _ separator: UInt8) -> [String]? {
    CSVRecords(text, separator: separator, limit: 1).records.first?.values.map {
      String($0.trimmed).latinLowercased
    }
  }
}

/// Reads the lines of a roster one by one.
private struct RosterReading {
  let columns: [String]
  var learners: [Roster.Learner] = []
  var faults: [RosterProblem.LineFault] = []
  private var lines: [String: Int] = [:]
  private var folders: [String: Int] = [:]

  init(columns: [String]) {
    self.columns = columns
  }

  mutating func read(_ record: CSVRecords.Record) {
    func value(_ name: String) -> String? {
      guard let index = columns.firstIndex(of: name), record.values.indices.contains(index) else {
        return nil
      }
      let value = record.values[index].trimmed
      return value.isEmpty ? nil : String(value)
    }
    // Programs for tables write lines with nothing but separators.
    guard record.values.contains(where: { !$0.trimmed.isEmpty }) else { return }
    var learner = Roster.Learner(line: record.line, id: value("id") ?? "", name: value("name"))
    if learner.id.isEmpty {
      fault(record, .noID)
    } else if let line = lines[learner.id] {
      fault(record, .idTwice(id: learner.id, other: line))
    } else {
      lines[learner.id] = record.line
    }
    if let folder = value("folder") {
      let parts = folder.split(separator: "/").filter { $0 != "." }
      let path = parts.isEmpty ? "." : parts.joined(separator: "/")
      if folder.hasPrefix("/") || folder.contains("\\") || parts.contains("..") {
        fault(record, .leadsOutside(folder: folder))
      } else if let line = folders[path] {
        fault(record, .folderTwice(folder: folder, other: line))
      } else {
        folders[path] = record.line
      }
      learner.folder = path
    }
    learners.append(learner)
  }

  private mutating func fault(_ record: CSVRecords.Record, _ fault: RosterProblem.Fault) {
    faults.append(.init(line: record.line, fault: fault))
  }
}

extension StringProtocol {
  /// Without white space around it.
  fileprivate var trimmed: SubSequence {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
