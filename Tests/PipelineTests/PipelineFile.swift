import Foundation
import XCTest

/// A file in YAML with commands, as far as the workbook's own have to be read: keys at the beginnings of
/// lines, one value behind each, and blocks that begin with `|`.
struct PipelineFile {
  let text: String

  init(_ path: String) throws {
    text = try String(contentsOfFile: "\(WorkbookCopy.original.root)/\(path)", encoding: .utf8)
    for line in text.split(separator: "\n") where line.contains("\t") {
      XCTFail("\(path): YAML has no tabs: \(line)")
    }
  }

  /// A key with its value.
  struct Entry: Equatable {
    /// How far it stands to the right, behind the sign of a list.
    var indent: Int
    var key: String
    var value: String
  }

  /// All of them in order, also those in lists; an item without a key has an empty one.
  var entries: [Entry] {
    var entries: [Entry] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      let words = line.drop { $0 == " " }
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      let isItem = words.hasPrefix("- ")
      let outer = line.count - words.count
      let content = isItem ? words.dropFirst(2).drop { $0 == " " } : words
      let match = content.firstMatch(of: /^([\w-]+):(?: +(.*))?$/)
      var value = match.map { String($0.2 ?? "") } ?? String(content)
      if ["|", ">-"].contains(value) {
        let block = lines.prefix { $0.isEmpty || $0.prefix(outer + 1).allSatisfy { $0 == " " } }
        lines = lines.dropFirst(block.count)
        let margin = block.filter { !$0.isEmpty }.map { $0.count - $0.drop { $0 == " " }.count }
        value = block.map { $0.dropFirst(margin.min() ?? 0) }.joined(separator: "\n")
      }
      entries.append(
        Entry(
          indent: line.count - content.count, key: match.map { String($0.1) } ?? "", value: value))
    }
    return entries
  }

  /// The values of a key, wherever it stands.
  func values(of key: String) -> [String] { entries.filter { $0.key == key }.map(\.value) }

  /// The commands of GitHub's steps, by the steps' names.
  var steps: [String: String] {
    var (name, steps) = ("", [String: String]())
    for entry in entries {
      if entry.key == "name" { name = entry.value }
      if entry.key == "run" { steps[name] = entry.value }
    }
    return steps
  }

  /// The items below GitLab's key in a job.
  func items(of key: String, in job: String) -> [String] {
    let rest = entries.drop { $0.key != job || $0.indent != 0 }.dropFirst()
      .prefix { $0.indent > 0 }.drop { $0.key != key }.dropFirst()
    return rest.prefix { $0.key.isEmpty }.map(\.value)
  }
}
