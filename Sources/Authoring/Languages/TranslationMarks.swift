/// Which English sections the texts in a language were compared with: one line for each, with a sum of
/// the section, the path of its text, and its heading.
struct TranslationMarks: Equatable {
  /// A section of an English text.
  struct Section: Hashable, Comparable {
    /// The path of its text from the top level.
    var path: String
    /// Its heading as it is written; empty before the first, and where there are none.
    var heading: String

    static func < (one: Section, other: Section) -> Bool {
      (one.path, one.heading) < (other.path, other.heading)
    }

    /// How it is told.
    var place: String { heading.isEmpty ? path : "\(path) \(heading)" }
  }

  /// The sum of each section that was compared.
  var sums: [Section: String] = [:]

  /// Those of no text yet.
  init() {}

  /// Those that a file holds; a line that is none means nothing.
  init(parsing source: String) {
    for line in TextPiece.lines(of: source) {
      guard let mark = Self.mark(in: line) else { continue }
      sums[mark.section] = mark.sum
    }
  }

  /// The sections of an English text as they are now. What stands below the same heading twice is one.
  init(of source: String, kind: TranslatedText.Kind, path: String) {
    guard kind != .stub else {
      sums[Section(path: path, heading: "")] = Self.sum(of: source)
      return
    }
    let sections = Dictionary(grouping: TextSection.all(in: source), by: \.heading)
    for (heading, sections) in sections {
      sums[Section(path: path, heading: heading)] = Self.sum(
        of: sections.map(\.text).joined(separator: "\n"))
    }
  }

  /// The mark that a line holds.
  static func mark(in line: Substring) -> (section: Section, sum: String)? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count > 1, parts[0].wholeMatch(of: /[0-9a-f]{8}/) != nil else { return nil }
    let heading = parts.count > 2 ? String(parts[2]) : ""
    return (Section(path: String(parts[1]), heading: heading), String(parts[0]))
  }

  /// As they are kept: by paths, and by headings.
  var text: String {
    sums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.place)\n" }.joined()
  }

  /// A sum of a text (FNV-1a), in eight digits; the same wherever it is made.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    let digits = String(UInt32(truncatingIfNeeded: sum ^ sum >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
