import Basics
import Curriculum

/// Compares an English text with its twin in another language, place by place.
struct TwinProof {
  var kind: TranslatedText.Kind
  var english: String
  var twin: String
  /// The twin's path, as it is shown.
  var file: String
  /// For each heading of the lesson's English text the one at the same place of its twin, where that is
  /// known: a verdict names them.
  var sections: [String: String] = [:]
  /// Whether what is said in English must not be said in the same words: an English text is its own twin.
  var wantsOwnWords = true

  /// The differences from the English text, from top to bottom.
  var findings: [Finding] {
    let found =
      switch kind {
      case .stub: findingsOfStub
      case .interface, .feedback, .named: findingsByKeys
      case .page, .lesson: findingsByPlaces + findingsOfQuestions
      }
    return found.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  func finding(_ fault: Fault, at line: Int) -> Finding { Finding(fault, in: file, line: line) }

  /// The number of its last line with something in it.
  var lastLine: Int {
    let lines = TextPiece.lines(of: twin)
    return (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 1
  }

  // MARK: Texts that are read from the top

  /// Compares sections that are known by their places only.
  private var findingsByPlaces: [Finding] {
    var (own, others) = (TextSection.all(in: twin), TextSection.all(in: english))
    if kind == .page {
      // There stands only where the other languages are.
      own.removeAll { $0.level == 0 }
      others.removeAll { $0.level == 0 }
    }
    guard own.map(\.level) == others.map(\.level) else {
      return findings(in: own.flatMap(\.pieces), others.flatMap(\.pieces), end: lastLine)
    }
    return zip(own, others).flatMap { findings(in: $0, $1) }
  }

  private func findings(in own: TextSection, _ other: TextSection) -> [Finding] {
    let lines = own.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return findings(in: own.pieces, other.pieces, end: own.line + lines.count - 1)
  }

  // MARK: Texts that are looked up

  /// Compares sections that are known by their headings, of which only titles are words.
  private var findingsByKeys: [Finding] {
    guard let levels = kind.keyLevels else { return [] }
    let own = keyed(TextSection.all(in: twin, levels: levels))
    let others = keyed(TextSection.all(in: english, levels: levels))
    var findings: [Finding] = []
    let known = Set(others.map(\.key))
    var seen: Set<[String]> = []
    for (key, section) in own where !known.contains(key) || !seen.insert(key).inserted {
      findings.append(finding(.leftOver(section.heading), at: section.line))
    }
    var line = 1
    for (key, other) in others {
      if let section = own.first(where: { $0.key == key })?.section {
        line = section.line
        findings += self.findings(in: section, other)
      } else if kind != .interface || !other.heading.hasSuffix(".one") {
        // A language in which one thing is told like many needs no text of its own for it.
        findings.append(finding(.lacks(other.heading), at: line))
      }
    }
    let wanted = others.filter { other in own.contains { $0.key == other.key } }
    var placed: Set<[String]> = []
    let order = own.filter { known.contains($0.key) && placed.insert($0.key).inserted }
    if let (own, other) = zip(order, wanted).first(where: { $0.0.key != $0.1.key }) {
      let (section, other) = (own.section, other.section)
      findings += [difference(section.heading, other.heading, at: section.line, in: other.line)]
        .compactMap(\.self)
    }
    return findings
  }

  /// Each section with the words by which it is found: its heading, and the one that it belongs to.
  private func keyed(_ sections: [TextSection]) -> [(key: [String], section: TextSection)] {
    var above = ""
    return sections.map { section in
      var key = section.heading
      if let step = key.prefixMatch(of: /## Step \d+:/) { key = String(step.0) }
      if section.level == 2 { above = key }
      return (section.level == 3 ? [above, key] : [key], section)
    }
  }

  // MARK: Stubs

  /// Compares the code, the headings, and where there are comments.
  private var findingsOfStub: [Finding] {
    let (own, others) = (
      SwiftLine.allWithComments(in: twin), SwiftLine.allWithComments(in: english)
    )
    if let difference = difference(own, others, end: lastLine) { return [difference] }
    let findings = zip(own, others).flatMap(findingsOfComments)
    guard wantsOwnWords else { return findings }
    let said = Set(TextPiece.lines(of: english))
    return findings
      + TextPiece.lines(of: twin).enumerated().compactMap { index, line in
        let text = line.trimmed
        guard text.hasPrefix("//"), !text.hasPrefix("// MARK:"), said.contains(line),
          text.isSentence
        else { return nil }
        return finding(.isEnglish, at: index + 1)
      }
  }

  /// Compares two runs of comments.
  private func findingsOfComments(_ own: SwiftLine, _ other: SwiftLine) -> [Finding] {
    let findings = difference(in: own.codes.ticked, other.codes.ticked, at: own.line)
    let (drawn, wanted) = ("// × \(own.drawnLines.count)", "// × \(other.drawnLines.count)")
    return findings + [difference(drawn, wanted, at: own.line, in: other.line)].compactMap(\.self)
  }

  /// The difference between two pieces of text that should be equal; a missing one is empty.
  func difference(_ seen: String, _ wanted: String, at line: Int, in other: Int) -> Finding? {
    guard seen != wanted else { return nil }
    let fault: Fault =
      seen.isEmpty
      ? .lacks(wanted)
      : wanted.isEmpty ? .leftOver(seen) : .differs(seen, english: wanted, line: other)
    return finding(fault, at: line)
  }

  /// The texts that are missing, and those that are left over.
  func difference(in own: [String], _ others: [String], at line: Int) -> [Finding] {
    others.removing(own).map { finding(.lacks($0), at: line) }
      + own.removing(others).map { finding(.leftOver($0), at: line) }
  }

  /// The first line of Swift that isn't as in English; nil if all are.
  ///
  /// - Parameter end: where there is to be more, if there is less.
  func difference(_ own: [SwiftLine], _ others: [SwiftLine], end: Int) -> Finding? {
    for place in 0..<max(own.count, others.count) {
      let line = own.indices.contains(place) ? own[place] : SwiftLine(text: "", line: end)
      let other = others.indices.contains(place) ? others[place] : SwiftLine(text: "", line: 0)
      let found = difference(line.text, other.text, at: line.line, in: other.line)
      if let found { return found }
    }
    return nil
  }
}

extension [String] {
  /// As code in a text.
  var ticked: [String] { map { "`\($0)`" } }

  /// These texts without others, each of which is taken away once.
  func removing(_ others: [String]) -> [String] {
    var left = self
    for other in others {
      if let place = left.firstIndex(of: other) { left.remove(at: place) }
    }
    return left
  }
}

extension String {
  /// Whether it has so many words in a row that nobody says the same in another language; what stands
  /// in a table is no sentence.
  var isSentence: Bool { contains(/[A-Za-z']+(?:,? [A-Za-z']+){3}/) }
}
