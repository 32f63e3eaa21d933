import Basics
import Curriculum
import Terminal

extension TwinProof {
  /// Compares pieces that stand at the same places, up to the first that is of another kind.
  ///
  /// - Parameter end: the line where there is to be more, if there is less.
  func findings(in own: [TextPiece], _ others: [TextPiece], end: Int) -> [Finding] {
    var findings: [Finding] = []
    for (piece, other) in zip(own, others) {
      guard piece.shape == other.shape else {
        let (seen, wanted) = notations(piece, other)
        return findings + [
          finding(.differs(seen, english: wanted, line: other.line), at: piece.line)
        ]
      }
      findings += self.findings(in: piece, other)
    }
    if own.count < others.count {
      findings.append(finding(.lacks(line(others[own.count].line, of: english)), at: end))
    } else if own.count > others.count {
      let piece = own[others.count]
      findings.append(finding(.leftOver(line(piece.line, of: twin)), at: piece.line))
    }
    return findings
  }

  /// How two pieces are written that differ in their kind; or in their size, if that is all.
  private func notations(_ piece: TextPiece, _ other: TextPiece) -> (String, String) {
    switch (piece.shape, other.shape) {
    case (.list(let isNumbered, let count), .list(let otherIs, let wanted))
    where isNumbered == otherIs:
      let sign = isNumbered ? "1." : "-"
      return ("\(sign) × \(count)", "\(sign) × \(wanted)")
    case (.table(let columns, let rows), .table(let otherColumns, let otherRows)):
      return ("| × \(columns) × \(rows)", "| × \(otherColumns) × \(otherRows)")
    default: return (line(piece.line, of: twin), line(other.line, of: english))
    }
  }

  /// The beginning of a line.
  private func line(_ number: Int, of source: String) -> String {
    let line = TextPiece.lines(of: source)[number - 1].trimmed
    return line.columns > CountLimit.charactersInSentence
      ? "\(line.prefix(CountLimit.charactersInSentence))…" : line
  }

  /// Compares two pieces of the same kind.
  private func findings(in piece: TextPiece, _ other: TextPiece) -> [Finding] {
    if case .code(let language) = piece.shape { return findingsOfCode(piece, other, language) }
    var findings = kind == .feedback ? findingsOfField(piece, other) : []
    for (text, otherText) in zip(piece.texts, other.texts) {
      findings += self.findings(
        in: piece.withoutValues(text), other.withoutValues(otherText), at: piece.line,
        isKey: isKey(piece), isAnswer: other.isAnswer)
    }
    return findings
  }

  private func isKey(_ piece: TextPiece) -> Bool {
    guard case .heading(let level) = piece.shape else { return false }
    return kind.keyLevels?.contains(level) == true
  }

  /// Compares what has to be the same in two running texts.
  ///
  /// - Parameters:
  ///   - isKey: whether a program looks for it as it is.
  ///   - isAnswer: whether it begins with values, which are compared for themselves.
  private func findings(
    in own: [Inline], _ other: [Inline], at line: Int, isKey: Bool, isAnswer: Bool
  ) -> [Finding] {
    guard !own.plainText.isEmpty || other.plainText.isEmpty else {
      return [finding(.lacks(other.plainText), at: line)]
    }
    // The twin may mention keys and values more often.
    let allowsMore = kind == .interface || isAnswer
    let codes = other.codes.ticked
    var findings = difference(
      in: allowsMore ? codes.removing(codes.removing(own.codes.ticked)) : own.codes.ticked, codes,
      at: line)
    findings += difference(
      in: Array(Set(own.names)).sorted(), Array(Set(other.names)).sorted(), at: line)
    if kind != .page {
      findings += difference(
        in: own.destinations.map { "](\($0))" }, other.destinations.map { "](\($0))" }, at: line)
    }
    if wantsOwnWords, !isKey, own.prose == other.prose, own.prose.isSentence {
      findings.append(finding(.isEnglish, at: line))
    }
    return findings
  }

  // MARK: Code

  private func findingsOfCode(
    _ piece: TextPiece, _ other: TextPiece, _ language: String?
  ) -> [Finding] {
    let findings = [
      difference(piece.directive, other.directive, at: piece.line, in: other.line - 1)
    ].compactMap(\.self)
    // Drawings hold words, which differ.
    guard language != "text" else { return findings + findingsOfDrawing(piece) }
    let isSwift = language == "swift"
    func lines(_ piece: TextPiece) -> [SwiftLine] {
      let lines = isSwift ? SwiftLine.all(in: piece.code) : piece.plainLines
      return lines.map { SwiftLine(text: $0.text, line: $0.line + piece.line) }
    }
    let end = piece.line + TextPiece.lines(of: piece.code).count
    return findings + [difference(lines(piece), lines(other), end: end)].compactMap(\.self)
  }

  private func findingsOfDrawing(_ piece: TextPiece) -> [Finding] {
    // Output of a program may be wider.
    guard !piece.directive.hasPrefix("<!-- output:") else { return [] }
    return TextPiece.lines(of: piece.code).enumerated().compactMap { index, line in
      let columns = String(line).columns
      return columns > CountLimit.drawingColumns
        ? finding(.isTooWide(columns), at: piece.line + index + 1) : nil
    }
  }

  // MARK: What a verdict says

  /// The fields of a verdict's words, each at the beginning of a paragraph.
  private static let fields = [
    "Module:", "Learnt:", "Time:", "Part:", "Anchor:", "Why:", "Section:",
  ]

  /// Compares what is read by a program: a field's name, some values, and the key of a remark.
  func findingsOfField(_ piece: TextPiece, _ other: TextPiece) -> [Finding] {
    guard piece.shape == .paragraph, let own = piece.texts.first, let text = other.texts.first
    else { return [] }
    if piece.depth > 0 { return findingsOfRemark(own, text, at: piece.line) }
    func field(_ text: [Inline]) -> String? { Self.fields.first(where: text.plainText.hasPrefix) }
    guard let name = field(text) else {
      return field(own).map { [finding(.leftOver($0), at: piece.line)] } ?? []
    }
    guard field(own) == name else { return [finding(.lacks("\(name) …"), at: piece.line)] }
    func value(_ text: [Inline]) -> String {
      String(text.plainText.dropFirst(name.count).drop { $0 == " " })
    }
    switch name {
    case "Module:", "Anchor:":
      // Where it is code, that was compared already.
      guard own.codes == text.codes else { return [] }
      return [difference(value(own), value(text), at: piece.line, in: other.line)]
        .compactMap(\.self)
    case "Section:":
      guard let section = sections[value(text)], section != value(own) else { return [] }
      return [finding(.lacks("Section: \(section)"), at: piece.line)]
    default: return []
    }
  }

  /// A remark begins with its key, and so does its twin.
  private func findingsOfRemark(_ own: [Inline], _ other: [Inline], at line: Int) -> [Finding] {
    guard let key = other.remarkKey, own.remarkKey != key else { return [] }
    return [finding(.lacks("- `\(key)`: …"), at: line)]
  }

  // MARK: Questions

  /// Compares what there is to choose from, what is right, and to what there is a reply.
  var findingsOfQuestions: [Finding] {
    let (own, others) = (questions(in: twin), questions(in: english))
    // Where there are more or fewer, that was found before.
    guard own.count == others.count else { return [] }
    return zip(own, others).flatMap(findings)
  }

  /// A question, and where its answer is unfolded.
  private typealias PlacedQuestion = (question: LessonText.Question, line: Int)

  private func questions(in source: String) -> [PlacedQuestion] {
    let questions = LessonText(Document(parsing: source)).parts.compactMap(\.question)
    let answers = TextPiece.all(in: source).filter { $0.shape == .details && $0.depth == 0 }
    return zip(questions, answers).map { ($0, $1.line) }
  }

  private func findings(in own: PlacedQuestion, _ other: PlacedQuestion) -> [Finding] {
    let (asked, wanted) = (own.question, other.question)
    /// Other letters than in English.
    func difference(_ letters: [String], _ others: [String]) -> Finding? {
      func written(_ letters: [String]) -> String {
        letters.map { "\($0))" }.joined(separator: " ")
      }
      return self.difference(written(letters), written(others), at: own.line, in: other.line)
    }
    if let finding = difference(asked.choices, wanted.choices) { return [finding] }
    // A value takes the place of a letter.
    if wanted.values.isEmpty,
      let finding = difference([asked.right].compactMap(\.self), [wanted.right].compactMap(\.self))
    {
      return [finding]
    }
    let values = wanted.values.filter { asked.values.isEmpty || asked.isRight($0) != true }
    let replies = wanted.replies.keys.sorted().filter { asked.replies[$0] == nil }
    return values.map { finding(.lacks("`\($0)`"), at: own.line) }
      + replies.map { finding(.lacks("- **\($0))** …"), at: own.line) }
  }
}

extension TextPiece {
  /// A text of it without the values that are typed, of which there may be more.
  fileprivate func withoutValues(_ text: [Inline]) -> [Inline] {
    isAnswer ? Array(text.dropFirst()) : text
  }

  /// Its lines of code that no parser knows, without comments as a shell has them.
  fileprivate var plainLines: [SwiftLine] {
    TextPiece.lines(of: code).enumerated().compactMap { index, line in
      let text = line.replacing(/(?:^|\s+)#.*$/, with: "")
      return text.isEmpty ? nil : SwiftLine(text: String(text), line: index + 1)
    }
  }
}

extension [Inline] {
  /// The key that it begins with, as code before a colon.
  fileprivate var remarkKey: String? {
    guard count > 1, case .code(let key) = self[0], case .text(let rest) = self[1],
      rest.hasPrefix(": ")
    else { return nil }
    return key
  }
}
