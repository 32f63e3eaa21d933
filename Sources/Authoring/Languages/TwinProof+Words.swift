import Curriculum

extension TwinProof {
  // MARK: What a verdict says

  /// What a program reads of the words for a verdict, at the beginning of a paragraph.
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
      guard own.codes == text.codes, value(own) != value(text) else { return [] }
      return [
        finding(.differs(value(own), english: value(text), line: other.line), at: piece.line)
      ]
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
    if asked.choices != wanted.choices {
      return [difference(asked.choices, wanted.choices, own, other)]
    }
    if wanted.values.isEmpty {
      // A value takes the place of a letter.
      let right = [asked.right, wanted.right].map { [$0].compactMap(\.self) }
      if right[0] != right[1] { return [difference(right[0], right[1], own, other)] }
    }
    let values = wanted.values.filter { asked.values.isEmpty || asked.isRight($0) != true }
    let replies = wanted.replies.keys.sorted().filter { asked.replies[$0] == nil }
    return values.map { finding(.lacks("`\($0)`"), at: own.line) }
      + replies.map { finding(.lacks("- **\($0))** …"), at: own.line) }
  }

  /// Other letters than in English.
  private func difference(
    _ letters: [String], _ wanted: [String], _ own: PlacedQuestion, _ other: PlacedQuestion
  ) -> Finding {
    func written(_ letters: [String]) -> String { letters.map { "\($0))" }.joined(separator: " ") }
    let fault: Fault =
      letters.isEmpty
      ? .lacks(written(wanted))
      : .differs(written(letters), english: written(wanted), line: other.line)
    return finding(fault, at: own.line)
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
