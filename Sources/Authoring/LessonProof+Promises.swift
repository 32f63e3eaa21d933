import Curriculum
import Launching
import SuiteSupport

extension LessonProof {
  /// Checks that every promise of the text has a check and a wrong exercise that fails it, and that
  /// every check is promised.
  func findingsOfPromises() throws -> [Finding] {
    guard let suite else { return [] }
    let path = repository.promises(of: lesson.id)
    let promises = Promise.all(in: try contents(of: path))
    let text = PromisingText(Document(parsing: try contents(of: repository.text(of: lesson.id))))
    var findings: [Finding] = []
    for promise in promises {
      func add(_ fault: Fault) {
        findings.append(Finding(fault, in: shown(path), line: promise.line))
      }
      if !text.says(promise.sentence) { add(.notInText(text: promise.sentence)) }
      guard let check = promise.check else {
        if promise.proof.isEmpty { add(.lacks("…")) }
        continue
      }
      if !suite.catalogue.contains(where: { $0.id == check }) { add(.leftOver(check)) }
      let wrong = "\(repository.suite(of: lesson.id))/Wrong/\(promise.proof).swift"
      guard !isMissing(wrong) else {
        add(.lacks("\(promise.proof).swift"))
        continue
      }
      let failing = WrongHeader(try contents(of: wrong)).checks
      if !failing.contains(check) {
        findings.append(Finding(.failsAt(failing, not: [check]), in: shown(wrong)))
      }
    }
    let sections = Set(lesson.checks.map(\.section))
    for entry in text.entries(inSections: sections)
    where !promises.contains(where: { entry.contains($0.sentence) }) {
      findings.append(Finding(.notPromised(text: entry), in: shown(path)))
    }
    let asked = Set(promises.compactMap(\.check))
    // Purity is promised once for all functions, so checks on memory and by reading need no
    // promise.
    for entry in suite.catalogue
    where !entry.isAboutMemory && !entry.isReading && !asked.contains(entry.id) {
      findings.append(Finding(.askedOnly(check: entry.id), in: shown(path)))
    }
    return findings
  }
}

/// A row in the table of a text's promises.
private struct Promise {
  var sentence: String
  /// The id of the check that tests it; nil if none can.
  var check: String?
  /// The name of a wrong exercise that breaks the promise, or the reason why nothing can test it.
  var proof: String
  /// The line number, from 1.
  var line: Int

  static func all(in source: String) -> [Promise] {
    Document.placedBlocks(in: source).flatMap { placed -> [Promise] in
      guard case .table(_, _, let rows) = placed.block else { return [] }
      return rows.enumerated().map { index, cells in
        let texts = cells.map(\.text) + ["", "", ""]
        // The header and the dashes are above the rows.
        return Promise(
          sentence: texts[0], check: texts[1] == "–" ? nil : texts[1], proof: texts[2],
          line: placed.place.line + 2 + index)
      }
    }
  }
}

/// The sentences of a lesson's text, without answers and code.
private struct PromisingText {
  /// A paragraph, a list item, or a table row with spaces between its cells.
  private struct Piece {
    var text: String
    var section: String
    var isEntry: Bool
  }

  private var pieces: [Piece] = []

  init(_ document: Document) {
    var section = ""
    for part in LessonText(document).parts {
      // The choices of a question are no promises.
      let hasChoices = part.question?.choices.isEmpty == false
      for block in hasChoices ? part.blocks.dropLast() : part.blocks[...] {
        if case .heading(2, let text) = block { section = text.text }
        add(block, in: section)
      }
    }
  }

  private mutating func add(_ block: Block, in section: String) {
    switch block {
    case .paragraph(let text):
      pieces.append(Piece(text: text.text, section: section, isEntry: false))
    case .list(_, let items):
      for blocks in items {
        let texts = blocks.compactMap {
          if case .paragraph(let text) = $0 { text.text } else { nil }
        }
        pieces.append(
          Piece(text: texts.joined(separator: " "), section: section, isEntry: true))
      }
    case .table(_, _, let rows):
      for row in rows {
        let text = row.map(\.text).joined(separator: " ")
        pieces.append(Piece(text: text, section: section, isEntry: true))
      }
    case .heading, .code, .details: break
    }
  }

  func says(_ sentence: String) -> Bool {
    !sentence.isEmpty && pieces.contains { $0.text.contains(sentence) }
  }

  /// The items and rows in the sections of steps and in these.
  func entries(inSections sections: Set<String>) -> [String] {
    pieces.filter { $0.isEntry && (sections.contains($0.section) || $0.section.hasPrefix("Step ")) }
      .map(\.text)
  }
}

extension [Inline] {
  /// The text without markup, with line breaks as spaces.
  fileprivate var text: String {
    plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
