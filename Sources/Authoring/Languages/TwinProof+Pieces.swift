import Basics
import Curriculum
import Foundation
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
    // What can be typed may be said more often there.
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
    var findings: [Finding] = []
    if piece.directive != other.directive {
      let (seen, wanted) = (piece.directive, other.directive)
      let fault: Fault =
        seen.isEmpty
        ? .lacks(wanted)
        : wanted.isEmpty ? .leftOver(seen) : .differs(seen, english: wanted, line: other.line - 1)
      findings.append(finding(fault, at: piece.line))
    }
    // What is drawn has words in it.
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
    // What a program has printed is shown as it is.
    guard !piece.directive.hasPrefix("<!-- output:") else { return [] }
    return TextPiece.lines(of: piece.code).enumerated().compactMap { index, line in
      line.columns > CountLimit.drawingColumns
        ? finding(.isTooWide(line.columns), at: piece.line + index + 1) : nil
    }
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
