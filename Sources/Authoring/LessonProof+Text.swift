import Basics
import Curriculum
import Grading
import Launching

extension LessonProof {
  /// Checks that a lesson's text has everything that the course requires, and that its Swift
  /// compiles.
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

  /// Checks that the Swift code of a text compiles, or is refused where it is marked as an error.
  func findingsOfSwift(
    in document: Document, _ source: String, _ file: String
  ) throws -> [Finding] {
    var findings: [Finding] = []
    let blocks = SwiftBlock.all(in: document, source)
    for (block, complaint) in zip(blocks, try complaints(about: blocks)) {
      let isRefused = !complaint.isEmpty
      guard isRefused != (block.kind == .error) else { continue }
      findings.append(
        Finding(isRefused ? .compiler(details: complaint) : .compiles, in: file, line: block.line))
    }
    return findings
  }

  /// A finding if the amount differs from that of this package's own lessons. Other courses are
  /// free in this, so they get none.
  func amount(_ amount: Amount, _ count: Int, in file: String) -> Finding? {
    amount.wanted.contains(count) || repository.engine != repository.root
      ? nil : Finding(.amount(amount, count: count), in: file)
  }

  private func hasSection(for step: Step, _ document: Document) -> Bool {
    document.blocks.contains { block in
      guard case .heading(2, let text) = block else { return false }
      return text.plainText.hasPrefix("Step \(step.number) ")
    }
  }

  /// The number of words to read up to the end of a part. Choices and replies don't count, because
  /// they are read one by one.
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

  /// The faults in a text's questions and in its questions about earlier lessons.
  func findingsOfQuestions(
    _ questions: [LessonText.Question], in source: String, _ document: Document
  ) throws -> [Finding] {
    let file = shown(repository.text(of: lesson.id))
    var findings = questions.flatMap { self.findings(of: $0, in: file, source) }
    var all = questions
    // The first lesson has no earlier ones.
    if lesson.number > 1 {
      let path = repository.recall(of: lesson.id)
      let page = try contents(of: path)
      let asked = Document(parsing: page)
      let recall = Recall(asked).parts.compactMap(\.question)
      findings += try findingsOfSwift(in: asked, page, shown(path))
      findings += recall.flatMap { self.findings(of: $0, in: shown(path), page) }
      findings += amount(.recall, recall.count, in: shown(path)).map { [$0] } ?? []
      if !document.blocks.contains(where: \.isLinkToRecall) {
        findings.append(Finding(.lacks("[…](\(Repository.recallName))"), in: file))
      }
      all += recall
    }
    // Answers are recorded by the question's text, so texts must be unique.
    let twice = Dictionary(grouping: all, by: \.text).filter { $0.value.count > 1 }
    return findings
      + twice.keys.sorted().map { text in
        Finding(.asksTwice(question: text), in: file, line: line(ofQuestion: text, in: source))
      }
  }

  private func findings(
    of question: LessonText.Question, in file: String, _ source: String
  ) -> [Finding] {
    let line = line(ofQuestion: question.text, in: source)
    let isValue = question.choices.isEmpty && question.right?.isEmpty == false
    let isChoice = question.choices.count > 1 && question.choices.contains(question.right ?? "")
    guard isValue || isChoice || question.isOpen else {
      return [Finding(.noRightAnswer(question: question.text), in: file, line: line)]
    }
    return question.choices.filter { $0 != question.right && question.replies[$0] == nil }
      .map { Finding(.noReply(choice: $0, question: question.text), in: file, line: line) }
  }

  /// The line that begins with the question's text, ignoring markup; 1 if none does.
  private func line(ofQuestion text: String, in source: String) -> Int {
    let lines = source.lines
    let found = lines.firstIndex { line in
      let plain = Inline.parsing(String(line)).plainText
      return !plain.isEmpty && text.hasPrefix(plain)
    }
    return (found ?? 0) + 1
  }

  /// The compiler's errors for each code block of a text; empty for a block that compiles.
  ///
  /// Most blocks compile, and most of the time is the compiler's start. So blocks that can be
  /// combined are compiled together, and only if that fails one by one.
  func complaints(about blocks: [SwiftBlock]) throws -> [String] {
    let groups = try Dictionary(grouping: blocks.indices) { place in
      try standsBesideOthers(blocks[place]) ? "\(blocks[place].kind)" : "\(place)"
    }
    let found = try concurrently(Array(groups.values)) { group in
      let together = group.map { "do {\n\(blocks[$0].source)\n}\n" }.joined()
      if group.count > 1, try complaints(about: together, blocks[group[0]].kind).isEmpty {
        return group.map { ($0, "") }
      }
      return try group.map { ($0, try complaints(about: blocks[$0].source, blocks[$0].kind)) }
    }
    return found.joined().sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether a block means the same inside of braces as at the top of a file.
  private func standsBesideOthers(_ block: SwiftBlock) throws -> Bool {
    let file = SourceFile(block.source)
    guard block.kind != .error, file.isBalanced else { return false }
    // These declarations are only allowed at the top level.
    let words: Set<Substring> = ["extension", "import", "operator", "precedencegroup", "public"]
    guard words.isDisjoint(with: file.tokens.map(\.text)) else { return false }
    // At the top level, a second declaration of a name is an error.
    let others = try self.file(beside: block.kind).map { SourceFile(try contents(of: $0)) }
    let taken = Set(others.map { $0.declarations(in: $0.tokens.indices).map(\.name) } ?? [])
    return taken.isDisjoint(with: file.declarations(in: file.tokens.indices).map(\.name))
  }

  private func complaints(about source: String, _ kind: SwiftBlock.Kind) throws -> String {
    let folder = try TemporaryFolder()
    let main = "\(folder.path)/main.swift"
    try "import Foundation\n\(source)\n".write(toFile: main, atomically: true, encoding: .utf8)
    let beside = file(beside: kind).map { [$0] } ?? []
    return try complaints(
      ["-typecheck", "-swift-version", lesson.languageMode, "-module-name", lesson.module, main]
        + beside)
  }

  private func file(beside kind: SwiftBlock.Kind) -> String? {
    switch kind {
    case .alone, .error: nil
    case .stub: repository.stub(of: lesson.id)
    case .solution: repository.solution(of: lesson.id)
    }
  }
}

struct SwiftBlock: Sendable {
  /// Set by a comment above the block, `<!-- swift: stub -->`.
  enum Kind: String {
    case alone
    /// Compiled together with the stub.
    case stub
    case solution
    /// The compiler must refuse the block.
    case error
  }

  var kind: Kind
  var source: String
  /// The line of the first line of code, from 1.
  var line: Int

  static func all(in document: Document, _ text: String) -> [SwiftBlock] {
    let lines = text.lines
    return codeBlocks(in: document.blocks).map { source, line in
      // The comment is directly above the fence, which is directly above the code.
      let comment = line >= 3 ? lines[line - 3] : ""
      let kind = comment.wholeMatch(of: /<!-- swift: (\w+) -->/).flatMap {
        Kind(rawValue: String($0.1))
      }
      return SwiftBlock(kind: kind ?? .alone, source: source, line: line)
    }
  }

  private static func codeBlocks(in blocks: [Block]) -> [(source: String, line: Int)] {
    blocks.flatMap { block -> [(source: String, line: Int)] in
      switch block {
      case .code("swift", let source, let line): [(source, line)]
      case .details(_, let blocks): codeBlocks(in: blocks)
      case .list(_, let items): items.flatMap { codeBlocks(in: $0) }
      default: []
      }
    }
  }
}
