import Authoring
import Basics
import Curriculum
import Interface

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
    // File contents may contain characters that Markdown would interpret.
    func plain(_ text: String) -> String { Inline.escaping(text) }
    func list(_ names: [String]) -> String { plain(words.list(names)) }
    self =
      switch fault {
      case .noFile: "fault.no-file"
      case .noSuite(let lesson): Sentence("error.no-suite", ["lesson": lesson])
      case .differs(let text, let english, let line):
        Sentence("fault.differs", ["text": plain(text), "english": plain(english), "line": line])
      case .isTooWide(let columns):
        Sentence("fault.too-wide", ["count": columns, "most": CountLimit.drawingColumns])
      case .isEnglish: "fault.english"
      case .isNotCompared(let twin): Sentence("fault.not-compared", ["twin": plain(twin)])
      case .isChanged(let twin): Sentence("fault.changed", ["twin": plain(twin)])
      case .lacks(let text): Sentence("fault.lacks", ["text": plain(text)])
      case .leftOver(let text): Sentence("fault.left-over", ["text": plain(text)])
      case .isNotDerived(let lesson): Sentence("fault.not-derived", ["number": lesson])
      case .otherOrder(let checks): Sentence("fault.other-order", ["order": list(checks)])
      case .buildsOnLater(let check, let later):
        Sentence("fault.builds-on-later", ["check": check, "later": later])
      case .compiler(let details): Sentence("fault.compiler", ["details": plain(details)])
      case .compiles: "fault.compiles"
      case .isPublic: "fault.public"
      case .modelFails(let check, let details):
        Sentence("fault.model-fails", ["check": check, "details": plain(details)])
      case .asksNothing(let check): Sentence("fault.asks-nothing", ["check": check])
      case .memoryChecks(let step, let count):
        Sentence("fault.memory-checks", ["step": step, "count": count])
      case .looksLike(let mistake, nil): Sentence("fault.looks-right", ["mistake": mistake])
      case .looksLike(let mistake, let other?):
        Sentence("fault.looks-like", ["mistake": mistake, "other": other])
      case .isReadDifferently(let check): Sentence("fault.read-differently", ["check": check])
      case .asksDifferently(let check): Sentence("fault.asks-differently", ["check": check])
      case .judgeThrows(let details): Sentence("fault.judge-throws", ["details": plain(details)])
      case .stubPasses(let checks): Sentence("fault.stub-passes", ["checks": list(checks)])
      case .fails(let checks): Sentence("fault.fails", ["checks": list(checks)])
      case .submission(let fault): Sentence(fault)
      case .isNotGraded(let details): Sentence("fault.not-graded", ["details": list(details)])
      case .failsAt(let seen, let wanted) where seen.isEmpty:
        Sentence("fault.fails-nowhere", ["checks": list(wanted)])
      case .failsAt(let seen, let wanted):
        Sentence("fault.fails-elsewhere", ["checks": list(wanted), "others": list(seen)])
      case .hasNoWitness(let check): Sentence("fault.no-witness", ["check": check])
      case .noSuchCheck(let check): Sentence("fault.no-check", ["check": check])
      case .names(let seen, let wanted) where seen.isEmpty:
        Sentence("fault.names", ["mistake": list(wanted)])
      case .names(let seen, _): Sentence("fault.names-other", ["seen": list(seen)])
      case .repeats(let names): Sentence("fault.repeats", ["names": list(names)])
      case .isWhole: "fault.whole"
      case .hasNoRightAnswer(let question):
        Sentence("fault.no-right-answer", ["question": question])
      case .hasNoReply(let choice, let question):
        Sentence("fault.no-reply", ["choice": choice, "question": question])
      case .counterexample(let details):
        Sentence("fault.counterexample", ["details": plain(details)])
      case .asksTwice(let question): Sentence("fault.asks-twice", ["question": question])
      case .isNotInText(let text): Sentence("fault.not-in-text", ["text": plain(text)])
      case .isNotPromised(let text): Sentence("fault.not-promised", ["text": plain(text)])
      case .isAskedOnly(let check): Sentence("fault.asked-only", ["check": check])
      case .amount(let amount, let count): Sentence(amount, count: count)
      }
  }

  private init(_ amount: Amount, count: Int) {
    let wanted = amount.wanted
    self =
      switch amount {
      case .words:
        Sentence(
          "fault.word-count",
          ["count": count, "least": wanted.lowerBound, "most": wanted.upperBound])
      case .questions:
        Sentence("fault.few-questions", ["count": count, "least": wanted.lowerBound])
      case .typedQuestions: "fault.no-typed-question"
      case .recall: Sentence("fault.few-recalled", ["count": count, "least": wanted.lowerBound])
      case .drawings: "fault.no-drawing"
      case .right, .wrong:
        Sentence("fault.few-submissions", ["count": count, "least": wanted.lowerBound])
      }
  }

}
