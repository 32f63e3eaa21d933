import Authoring
import Curriculum
import Interface
import Limits
import Markdown

/// What an author is told.
extension Sentence {
  static func authorMade(number: Int, text: String, suite: String) -> Sentence {
    Sentence("author.made", ["number": number, "text": text, "suite": suite])
  }
  static let authorNamed = Sentence("author.named")
  static func authorNext(number: Int, suite: String) -> Sentence {
    Sentence("author.next", ["number": number, "suite": suite])
  }
  static func newBadName(name: String, most: Int) -> Sentence {
    Sentence("new.bad-name", ["name": name, "most": most])
  }
  static func newTaken(name: String, folder: String) -> Sentence {
    Sentence("new.taken", ["name": name, "folder": folder])
  }
  static func newReserved(name: String, module: String) -> Sentence {
    Sentence("new.reserved", ["name": name, "module": module])
  }
  static let newTooMany = Sentence("new.too-many")
  static func newExists(path: String) -> Sentence { Sentence("new.exists", ["path": path]) }

  static let authorPlaces = Sentence("author.places")
  static let authorWords = Sentence("author.words")
  static let authorText = Sentence("author.text")
  static let authorSuite = Sentence("author.suite")
  static let authorExercises = Sentence("author.exercises")
  static let authorSubmissions = Sentence("author.submissions")
  static func authorDamage(seed: String) -> Sentence {
    Sentence("author.damage", ["seed": seed])
  }
  static func authorProgress(part: String, done: Int, total: Int) -> Sentence {
    Sentence("author.progress", ["part": part, "done": done, "total": total])
  }
  static func authorBegun(part: String) -> Sentence { Sentence("author.begun", ["part": part]) }
  static let authorFailing = Sentence("author.failing")
  static let authorRight = Sentence("author.right")
  static let authorSmall = Sentence("author.small")
  static func authorFaults(count: Int) -> Sentence {
    Sentence("author.faults", ["count": count])
  }
  static func authorCompleted(file: String) -> Sentence {
    Sentence("author.completed", ["file": file])
  }

  static let faultNoFile = Sentence("fault.no-file")
  static func faultLacks(text: String) -> Sentence { Sentence("fault.lacks", ["text": text]) }
  static func faultLeftOver(text: String) -> Sentence {
    Sentence("fault.left-over", ["text": text])
  }
  static func faultOtherOrder(order: String) -> Sentence {
    Sentence("fault.other-order", ["order": order])
  }
  static func faultBuildsOnLater(check: String, later: String) -> Sentence {
    Sentence("fault.builds-on-later", ["check": check, "later": later])
  }
  static func faultCompiler(details: String) -> Sentence {
    Sentence("fault.compiler", ["details": details])
  }
  static let faultCompiles = Sentence("fault.compiles")
  static let faultPublic = Sentence("fault.public")
  static func faultModelFails(check: String, details: String) -> Sentence {
    Sentence("fault.model-fails", ["check": check, "details": details])
  }
  static func faultAsksNothing(check: String) -> Sentence {
    Sentence("fault.asks-nothing", ["check": check])
  }
  static func faultMemoryChecks(step: Int, count: Int) -> Sentence {
    Sentence("fault.memory-checks", ["step": step, "count": count])
  }
  static func faultReadDifferently(check: String) -> Sentence {
    Sentence("fault.read-differently", ["check": check])
  }
  static func faultLooksRight(mistake: String) -> Sentence {
    Sentence("fault.looks-right", ["mistake": mistake])
  }
  static func faultLooksLike(mistake: String, other: String) -> Sentence {
    Sentence("fault.looks-like", ["mistake": mistake, "other": other])
  }
  static func faultAsksDifferently(check: String) -> Sentence {
    Sentence("fault.asks-differently", ["check": check])
  }
  static func faultJudgeThrows(details: String) -> Sentence {
    Sentence("fault.judge-throws", ["details": details])
  }
  static func faultStubPasses(checks: String) -> Sentence {
    Sentence("fault.stub-passes", ["checks": checks])
  }
  static func faultFails(checks: String) -> Sentence {
    Sentence("fault.fails", ["checks": checks])
  }
  static func faultNotGraded(details: String) -> Sentence {
    Sentence("fault.not-graded", ["details": details])
  }
  static func faultFailsNowhere(checks: String) -> Sentence {
    Sentence("fault.fails-nowhere", ["checks": checks])
  }
  static func faultFailsElsewhere(checks: String, others: String) -> Sentence {
    Sentence("fault.fails-elsewhere", ["checks": checks, "others": others])
  }
  static func faultNoWitness(check: String) -> Sentence {
    Sentence("fault.no-witness", ["check": check])
  }
  static func faultNames(mistake: String) -> Sentence {
    Sentence("fault.names", ["mistake": mistake])
  }
  static func faultNamesOther(seen: String) -> Sentence {
    Sentence("fault.names-other", ["seen": seen])
  }
  static func faultRepeats(names: String) -> Sentence {
    Sentence("fault.repeats", ["names": names])
  }
  static let faultWhole = Sentence("fault.whole")
  static func faultNoRightAnswer(question: String) -> Sentence {
    Sentence("fault.no-right-answer", ["question": question])
  }
  static func faultNoReply(choice: String, question: String) -> Sentence {
    Sentence("fault.no-reply", ["choice": choice, "question": question])
  }
  static func faultAsksTwice(question: String) -> Sentence {
    Sentence("fault.asks-twice", ["question": question])
  }
  static func faultWordCount(count: Int, least: Int, most: Int) -> Sentence {
    Sentence("fault.word-count", ["count": count, "least": least, "most": most])
  }
  static func faultFewQuestions(count: Int, least: Int) -> Sentence {
    Sentence("fault.few-questions", ["count": count, "least": least])
  }
  static let faultNoTypedQuestion = Sentence("fault.no-typed-question")
  static func faultFewRecalled(count: Int, least: Int) -> Sentence {
    Sentence("fault.few-recalled", ["count": count, "least": least])
  }
  static let faultNoDrawing = Sentence("fault.no-drawing")
  static func faultFewSubmissions(count: Int, least: Int) -> Sentence {
    Sentence("fault.few-submissions", ["count": count, "least": least])
  }

  static func submissionUnknownHeading(heading: String) -> Sentence {
    Sentence("submission.unknown-heading", ["heading": heading])
  }
  static func submissionMissing(name: String) -> Sentence {
    Sentence("submission.missing", ["name": name])
  }
  static func submissionTwice(name: String) -> Sentence {
    Sentence("submission.twice", ["name": name])
  }
  static func submissionElsewhere(name: String, heading: String) -> Sentence {
    Sentence("submission.elsewhere", ["name": name, "heading": heading])
  }
  static func submissionAbove(name: String) -> Sentence {
    Sentence("submission.above", ["name": name])
  }
  static let submissionUnreadable = Sentence("submission.unreadable")
}

extension Sentence {
  /// Why no lesson was made.
  init(_ error: NewLessonError) {
    self =
      switch error {
      case .badName(let name): .newBadName(name: name, most: NewLesson.longestName)
      case .taken(let name, let folder): .newTaken(name: name, folder: folder)
      case .reserved(let name, let module): .newReserved(name: name, module: module)
      case .tooMany: .newTooMany
      case .exists(let path): .newExists(path: path)
      case .notReadable(let path): .errorNotReadable(path: path)
      case .notWritable(let path): .errorNotWritable(path: path)
      }
  }

  /// What is proved of a lesson.
  init(titleOf part: LessonProof.Part, of proof: LessonProof) {
    self =
      switch part {
      case .places: .authorPlaces
      case .words: .authorWords
      case .text: .authorText
      case .suite: .authorSuite
      case .exercises: .authorExercises
      case .submissions: .authorSubmissions
      case .damage: .authorDamage(seed: "\(proof.seed)")
      }
  }

  /// What is wrong with a lesson.
  init(_ fault: Fault, in words: Words) {
    // What stands in a file may hold whatever Markdown takes for its own.
    func plain(_ text: String) -> String { Inline.escaping(text) }
    func list(_ names: [String]) -> String { plain(words.list(names)) }
    self =
      switch fault {
      case .noFile: .faultNoFile
      case .differs(let text, let english, let line):
        .faultDiffers(text: plain(text), english: plain(english), line: line)
      case .isTooWide(let columns): .faultTooWide(count: columns, most: CountLimit.drawingColumns)
      case .isEnglish: .faultEnglish
      case .isNotCompared(let twin): .faultNotCompared(twin: plain(twin))
      case .isChanged(let twin): .faultChanged(twin: plain(twin))
      case .lacks(let text): .faultLacks(text: plain(text))
      case .leftOver(let text): .faultLeftOver(text: plain(text))
      case .otherOrder(let checks): .faultOtherOrder(order: list(checks))
      case .buildsOnLater(let check, let later):
        .faultBuildsOnLater(check: check, later: later)
      case .compiler(let details): .faultCompiler(details: plain(details))
      case .compiles: .faultCompiles
      case .isPublic: .faultPublic
      case .modelFails(let check, let details):
        .faultModelFails(check: check, details: plain(details))
      case .asksNothing(let check): .faultAsksNothing(check: check)
      case .memoryChecks(let step, let count): .faultMemoryChecks(step: step, count: count)
      case .looksLike(let mistake, nil): .faultLooksRight(mistake: mistake)
      case .looksLike(let mistake, let other?):
        .faultLooksLike(mistake: mistake, other: other)
      case .isReadDifferently(let check): .faultReadDifferently(check: check)
      case .asksDifferently(let check): .faultAsksDifferently(check: check)
      case .judgeThrows(let details): .faultJudgeThrows(details: plain(details))
      case .stubPasses(let checks): .faultStubPasses(checks: list(checks))
      case .fails(let checks): .faultFails(checks: list(checks))
      case .submission(let fault): Sentence(fault)
      case .isNotGraded(let details): .faultNotGraded(details: list(details))
      case .failsAt(let seen, let wanted) where seen.isEmpty:
        .faultFailsNowhere(checks: list(wanted))
      case .failsAt(let seen, let wanted):
        .faultFailsElsewhere(checks: list(wanted), others: list(seen))
      case .hasNoWitness(let check): .faultNoWitness(check: check)
      case .names(let seen, let wanted) where seen.isEmpty: .faultNames(mistake: list(wanted))
      case .names(let seen, _): .faultNamesOther(seen: list(seen))
      case .repeats(let names): .faultRepeats(names: list(names))
      case .isWhole: .faultWhole
      case .hasNoRightAnswer(let question): .faultNoRightAnswer(question: question)
      case .hasNoReply(let choice, let question):
        .faultNoReply(choice: choice, question: question)
      case .asksTwice(let question): .faultAsksTwice(question: question)
      case .amount(let amount, let count): Sentence(amount, count: count)
      }
  }

  private init(_ amount: Amount, count: Int) {
    let wanted = amount.wanted
    self =
      switch amount {
      case .words:
        .faultWordCount(count: count, least: wanted.lowerBound, most: wanted.upperBound)
      case .questions: .faultFewQuestions(count: count, least: wanted.lowerBound)
      case .typedQuestions: .faultNoTypedQuestion
      case .recall: .faultFewRecalled(count: count, least: wanted.lowerBound)
      case .drawings: .faultNoDrawing
      case .right, .wrong: .faultFewSubmissions(count: count, least: wanted.lowerBound)
      }
  }

  /// Why a submission can't be completed.
  init(_ fault: SubmissionFault) {
    self =
      switch fault {
      case .unknownHeading(let heading): .submissionUnknownHeading(heading: heading)
      case .missing(let name): .submissionMissing(name: name)
      case .twice(let name): .submissionTwice(name: name)
      case .elsewhere(let name, let heading?):
        .submissionElsewhere(name: name, heading: heading)
      case .elsewhere(let name, nil): .submissionAbove(name: name)
      case .unreadable: .submissionUnreadable
      }
  }
}
