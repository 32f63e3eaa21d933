import Curriculum
import Launching

extension LessonProof {
  /// What is wrong with the questions of a text, and with those about earlier lessons.
  func findingsOfQuestions(
    _ questions: [LessonText.Question], in source: String, _ document: Document
  ) throws -> [Finding] {
    let file = shown(repository.text(of: lesson.id))
    var findings = questions.flatMap { self.findings(of: $0, in: file, source) }
    var all = questions
    // Nothing comes before the first lesson.
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
    // By its words it is known whether a question was answered.
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
    guard isValue || isChoice else {
      return [Finding(.hasNoRightAnswer(question: question.text), in: file, line: line)]
    }
    return question.choices.filter { $0 != question.right && question.replies[$0] == nil }
      .map { Finding(.hasNoReply(choice: $0, question: question.text), in: file, line: line) }
  }

  /// The line that begins with what is asked; its marks don't count.
  private func line(ofQuestion text: String, in source: String) -> Int {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.firstIndex { line in
      let plain = Inline.parsing(String(line)).plainText
      return !plain.isEmpty && text.hasPrefix(plain)
    }
    return (found ?? 0) + 1
  }
}
