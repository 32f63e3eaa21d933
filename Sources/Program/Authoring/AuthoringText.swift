import Authoring
import Basics
import Curriculum
import Interface

extension Fault: SentenceKey { package static let heading = "fault." }
extension NewLessonError: SentenceKey { package static let heading = "new." }
extension SubmissionLineError: SentenceKey { package static let heading = "submission." }

extension Sentence {
  init(error: NewLessonError) {
    switch error {
    case .notReadable(let path): self.init("error.not-readable", ["path": path])
    case .notWritable(let path): self.init("error.not-writable", ["path": path])
    default: self.init(error, ["most": NewLesson.longestName])
    }
  }

  init(_ fault: Fault, in words: Words) {
    switch fault {
    case .noSuite(let lesson): self.init("error.no-suite", ["lesson": lesson])
    case .submission(let fault): self.init(fault)
    case .amount(let amount, let count):
      let (wanted, key) = (amount.wanted, Self.key(of: amount))
      self.init(key, ["count": count, "least": wanted.lowerBound, "most": wanted.upperBound])
    default:
      var values: [String: any CustomStringConvertible] = ["most": CountLimit.drawingColumns]
      for (name, value) in Self.carried(by: fault).values {
        // File contents may contain characters that Markdown would interpret.
        if let texts = value as? [String] {
          values[name] = Inline.escaping(words.list(texts))
        } else if let text = value as? String, Self.areOfFiles.contains(name) {
          values[name] = Inline.escaping(text)
        }
      }
      self.init(fault, values)
    }
  }

  private static let areOfFiles: Set = ["details", "english", "text", "twin"]

  private static func key(of amount: Amount) -> String {
    switch amount {
    case .words: "fault.word-count"
    case .questions: "fault.few-questions"
    case .typedQuestions: "fault.no-typed-question"
    case .recall: "fault.few-recalled"
    case .drawings: "fault.no-drawing"
    case .right, .wrong: "fault.few-submissions"
    }
  }
}
