import Curriculum

package struct Finding: Equatable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  package var fault: Fault

  package init(_ fault: Fault, in file: String, line: Int = 1) {
    (self.fault, self.file, self.line) = (fault, file, line)
  }

  /// The file and the line; of a folder its path alone.
  package var place: String { file.contains(".") ? "\(file):\(line)" : file }

  /// Whether the lesson can be taken all the same: it only isn't as large as the others yet.
  package var isOfSize: Bool {
    if case .amount = fault { true } else { false }
  }
}

extension Finding {
  package init(_ error: CurriculumError) {
    switch error {
    case .incomplete(let path, let line, let what): self.init(.lacks(what), in: path, line: line)
    case .unreadable(let path): self.init(.noFile, in: path)
    case .noLesson(let lesson): self.init(.noFile, in: lesson)
    }
  }
}

package enum Fault: Equatable, Sendable {
  case noFile
  /// The program was built without what judges the lesson.
  case noSuite(lesson: String)
  /// Something has to stand in the file, written like this.
  case lacks(String)
  case leftOver(String)
  /// It isn't what follows from the declarations of the lesson with this number.
  case isNotDerived(lesson: Int)
  /// The same checks stand in the suite, in this order, by their steps.
  case otherOrder([String])
  /// The check builds on one that doesn't come before it.
  case buildsOnLater(check: String, later: String)
  case compiler(String)
  /// The compiler has nothing to say, although it is to refuse it.
  case compiles
  case isPublic
  case modelFails(check: String, details: String)
  case asksNothing(check: String)
  /// A step has another number of checks on memory than one.
  case memoryChecks(step: Int, count: Int)
  /// The mistake shows nothing that another one doesn't; nil: nothing that a right exercise doesn't.
  case looksLike(mistake: String, String?)
  case isReadDifferently(check: String)
  case asksDifferently(check: String)
  /// The judge ended with an error of its own over damaged answers.
  case judgeThrows(details: String)
  case stubPasses(checks: [String])
  case fails(checks: [String])
  /// The solution can't complete it.
  case submission(SubmissionLineError)
  /// The file was not graded, because of these things.
  case isNotGraded(details: [String])
  /// Other checks fail first than the file says; perhaps none.
  case failsAt([String], not: [String])
  case hasNoWitness(check: String)
  /// The verdict names other mistakes than the file says.
  case names([String], not: [String])
  /// Typed into the exercise, the counterexample of its verdict doesn't give what that says.
  case counterexample(String)
  case repeats([String])
  /// All of it stands there, instead of what differs from the solution.
  case isWhole
  /// The question with these words names no right answer.
  case hasNoRightAnswer(question: String)
  /// Nothing is said to a wrong choice of the question.
  case hasNoReply(choice: String, question: String)
  case asksTwice(question: String)
  /// The text doesn't say what it is said to promise.
  case isNotInText(String)
  /// An item or a row of the text, of which nobody has said what asks for it.
  case isNotPromised(String)
  /// No sentence of the text promises what the check asks for.
  case isAskedOnly(check: String)
  /// In the twin of an English text something stands there that is this in English, in that line.
  case differs(String, english: String, line: Int)
  /// A drawing has a line of so many columns.
  case isTooWide(Int)
  case isEnglish
  /// The section has no mark: its twin was never compared with it.
  case isNotCompared(twin: String)
  /// It was changed since this twin was compared with it.
  case isChanged(twin: String)
  /// There is less of something, or more, than the lessons of this course have.
  case amount(Amount, count: Int)
}

/// Amounts that are alike in all lessons of this course.
package enum Amount: String, CaseIterable, Sendable {
  case words, questions, typedQuestions, recall, drawings, right, wrong

  package var wanted: ClosedRange<Int> {
    switch self {
    case .words: 600...2400
    case .questions: 2...Int.max
    case .typedQuestions: 1...Int.max
    case .recall: 4...Int.max
    case .drawings: 1...Int.max
    case .right: 4...Int.max
    case .wrong: 8...Int.max
    }
  }
}
