import Basics
import Curriculum

/// Compares an English text with its translation, place by place.
struct TwinProof {
  var kind: TranslatedText.Kind
  var english: String
  var twin: String
  var file: String
  /// The known translations of the headings of the lesson's text, which verdicts name, by the
  /// English headings.
  var headings: [String: String] = [:]
  /// Whether sentences must differ from the English ones; false to compare a text with itself.
  var wantsOwnWords = true

  /// The differences from the English text, from top to bottom.
  var findings: [Finding] {
    let levels = kind.keyLevels ?? 1...6
    let ownHeadings = Dictionary(headings.values.map { ($0, $0) }) { first, _ in first }
    var own = TextSection.all(in: twin, kind, levels: levels, ownHeadings)
    var others = TextSection.all(in: english, kind, levels: levels, headings)
    if kind == .page {
      // It only links to the other languages.
      own.removeAll { $0.level == 0 }
      others.removeAll { $0.level == 0 }
    }
    let found =
      if kind.keyLevels != nil {
        findingsByKeys(own, others)
      } else if own.map(\.level) == others.map(\.level) {
        zip(own, others).flatMap { findings(in: $0.entries, $1.entries, end: $0.lastLine) }
      } else {
        findings(
          in: own.flatMap(\.entries), others.flatMap(\.entries), end: own.last?.lastLine ?? 1)
      }
    return found.sorted { $0.line < $1.line }
  }

  private func finding(_ fault: Fault, at line: Int) -> Finding {
    Finding(fault, in: file, line: line)
  }

  /// Compares sections that a program finds by their headings, so these must be the same.
  private func findingsByKeys(_ own: [TextSection], _ others: [TextSection]) -> [Finding] {
    let (own, others) = (keyed(own), keyed(others))
    var findings: [Finding] = []
    var known: [[String]] = []
    for (key, section) in own {
      if others.contains(where: { $0.key == key }), !known.contains(key) {
        known.append(key)
      } else {
        findings.append(finding(.leftOver(section.heading), at: section.line))
      }
    }
    var line = 1
    for (key, other) in others {
      if let section = own.first(where: { $0.key == key })?.section {
        line = section.line
        findings += self.findings(in: section.entries, other.entries, end: section.lastLine)
      } else if kind != .interface || !other.heading.hasSuffix(".one") {
        // A language without a separate singular doesn't need this section.
        findings.append(finding(.lacks(other.heading), at: line))
      }
    }
    let wanted = others.filter { known.contains($0.key) }
    if let (key, (_, other)) = zip(known, wanted).first(where: { $0 != $1.key }),
      let section = own.first(where: { $0.key == key })?.section
    {
      findings.append(
        finding(
          .differs(text: section.heading, english: other.heading, line: other.line),
          at: section.line))
    }
    return findings
  }

  /// The sections with their keys: the heading, below that of the enclosing section for level 3.
  private func keyed(_ sections: [TextSection]) -> [(key: [String], section: TextSection)] {
    var above = ""
    return sections.map { section in
      var key = section.heading
      if let step = key.prefixMatch(of: /## Step \d+:/) { key = String(step.0) }
      if section.level == 2 { above = key }
      return (section.level == 3 ? [above, key] : [key], section)
    }
  }

  /// Compares entries at the same places, up to the first one of another kind or size.
  ///
  /// - Parameter end: the line for the finding that entries are missing.
  private func findings(in own: [TextEntry], _ others: [TextEntry], end: Int) -> [Finding] {
    var findings: [Finding] = []
    for (entry, other) in zip(own, others) {
      if let wide = entry.wideLine {
        findings.append(finding(.tooWide(count: wide.columns), at: wide.line))
      }
      let isSameKind = entry.kind == other.kind
      guard isSameKind, entry.size == other.size else {
        let (seen, wanted) =
          isSameKind
          ? ("\(entry.kind) \(entry.size)", "\(other.kind) \(other.size)")
          : (line(entry.line, of: twin), line(other.line, of: english))
        return findings + [
          finding(.differs(text: seen, english: wanted, line: other.line), at: entry.line)
        ]
      }
      findings += faults(of: entry, other).map { finding($0, at: entry.line) }
    }
    if own.count < others.count {
      findings.append(finding(.lacks(line(others[own.count].line, of: english)), at: end))
    } else if own.count > others.count {
      let line = own[others.count].line
      findings.append(finding(.leftOver(self.line(line, of: twin)), at: line))
    }
    return findings
  }

  /// The faults of an entry with the same kind and size.
  private func faults(of entry: TextEntry, _ other: TextEntry) -> [Fault] {
    guard !entry.text.isEmpty || other.text.isEmpty else { return [.lacks(other.text)] }
    let isEnglish = wantsOwnWords && entry.prose == other.prose && entry.prose.isSentence
    return other.marks.removing(entry.marks).map { .lacks($0) }
      + entry.marks.removing(other.marks).filter { !(entry.isOpen && $0.hasPrefix("`")) }
      .map { .leftOver($0) } + (isEnglish ? [.english] : [])
  }

  private func line(_ number: Int, of source: String) -> String {
    let line = source.lines[number - 1].trimmed
    return line.columns > CountLimit.charactersInSentence
      ? "\(line.prefix(CountLimit.charactersInSentence))…" : line
  }
}

extension TextSection {
  /// The number of the last line that isn't blank.
  fileprivate var lastLine: Int {
    let lines = text.lines
    return line + (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0)
  }
}

extension [String] {
  /// The texts without the others; each of these removes one equal text.
  fileprivate func removing(_ others: [String]) -> [String] {
    var left = self
    for other in others {
      if let place = left.firstIndex(of: other) { left.remove(at: place) }
    }
    return left
  }
}

extension String {
  /// Whether it has at least four words in a row, so that a translation can't be the same.
  fileprivate var isSentence: Bool { contains(/[A-Za-z']+(?:,? [A-Za-z']+){3}/) }
}
