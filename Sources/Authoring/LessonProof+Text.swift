import Basics
import Curriculum

extension LessonProof {
  /// What the course asks of a lesson's text, and whether all that is Swift in it compiles.
  func findingsOfText() throws -> [Finding] {
    let path = repository.text(of: lesson.id)
    let source = try contents(of: path)
    let file = shown(path)
    let document = Document(parsing: source)
    var findings: [Finding] = []
    let sections = Set(lesson.checks.map(\.section))
    for section in sections.sorted() where lesson.line(ofSection: section) == nil {
      findings.append(Finding(.lacks("## \(section)"), in: file))
    }
    for step in lesson.steps where !hasSection(for: step, document) {
      findings.append(Finding(.lacks("## Step \(step.number) · \(step.title)"), in: file))
    }
    let parts = LessonText(document).parts
    let questions = parts.compactMap(\.question)
    findings += try findingsOfQuestions(questions, in: source, document)
    let counts: [(Amount, Int)] = [
      (.words, parts.reduce(0) { $0 + words(in: $1) }), (.questions, questions.count),
      (.typedQuestions, questions.count { !$0.values.isEmpty }),
      (.drawings, document.blocks.count(where: isDrawing)),
    ]
    findings += counts.compactMap { amount($0, $1, in: file) }
    return try findings + findingsOfSwift(in: document, source, file)
  }

  /// Whether all that is Swift in a text compiles, or is refused where it says so.
  func findingsOfSwift(
    in document: Document, _ source: String, _ file: String
  ) throws -> [Finding] {
    var findings: [Finding] = []
    let blocks = SwiftBlock.all(in: document, source)
    for (block, complaint) in zip(blocks, try complaints(about: blocks)) {
      let isRefused = !complaint.isEmpty
      guard isRefused != (block.kind == .error) else { continue }
      findings.append(
        Finding(isRefused ? .compiler(complaint) : .compiles, in: file, line: block.line))
    }
    return findings
  }

  /// Nothing if there are as many of them as the lessons of this course have.
  func amount(_ amount: Amount, _ count: Int, in file: String) -> Finding? {
    amount.wanted.contains(count)
      ? nil : Finding(.amount(amount, count: count), in: file)
  }

  private func hasSection(for step: Step, _ document: Document) -> Bool {
    document.blocks.contains { block in
      guard case .heading(2, let text) = block else { return false }
      return text.plainText.hasPrefix("Step \(step.number) ")
    }
  }

  /// How many words there are to be read before the text goes on: what there is to choose from, and
  /// what is said to a choice, is looked at one by one.
  private func words(in part: LessonText.Part) -> Int {
    let hasChoices = part.question?.choices.isEmpty == false
    return words(in: hasChoices ? Array(part.blocks.dropLast()) : part.blocks)
  }

  private func words(in blocks: [Block]) -> Int {
    func count(_ text: [Inline]) -> Int { text.plainText.split(separator: " ").count }
    return blocks.reduce(0) { sum, block in
      switch block {
      case .heading(_, let text), .paragraph(let text): sum + count(text)
      case .list(_, let items): sum + items.reduce(0) { $0 + words(in: $1) }
      case .details: sum
      case .table(let header, _, let rows):
        sum + ([header] + rows).joined().reduce(0) { $0 + count($1) }
      case .code: sum
      }
    }
  }

  private func isDrawing(_ block: Block) -> Bool {
    if case .code("text", _, _) = block { true } else { false }
  }
}
