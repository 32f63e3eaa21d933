import Curriculum

package struct Finding: Equatable, Sendable {
  package var file: String
  /// The line number, from 1.
  package var line: Int
  package var fault: Fault

  package init(_ fault: Fault, in file: String, line: Int = 1) {
    (self.fault, self.file, self.line) = (fault, file, line)
  }

  /// The file with the line; for a folder its path alone.
  package var place: String { file.contains(".") ? "\(file):\(line)" : file }

  /// Whether the finding is only about an amount, so that the lesson works anyway.
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
  /// The program has no suite for the lesson.
  case noSuite(lesson: String)
  /// The file lacks this text.
  case lacks(String)
  case leftOver(String)
  /// The file isn't the one that is generated from the declarations of the lesson with this number.
  case isNotDerived(lesson: Int)
  /// The suite has the same checks in this order, by their steps.
  case otherOrder([String])
  /// The check builds on one that doesn't come before it.
  case buildsOnLater(check: String, later: String)
  case compiler(String)
  /// The code compiles, although it is marked as an error.
  case compiles
  case isPublic
  case modelFails(check: String, details: String)
  case asksNothing(check: String)
  /// A step has not exactly one check on memory.
  case memoryChecks(step: Int, count: Int)
  /// The mistake can't be told from the named one, or from a right exercise if that is nil.
  case looksLike(mistake: String, String?)
  case isReadDifferently(check: String)
  case asksDifferently(check: String)
  /// The judge threw an error of its own over damaged answers.
  case judgeThrows(details: String)
  case stubPasses(checks: [String])
  case fails(checks: [String])
  /// The solution can't complete the exercise.
  case submission(SubmissionLineError)
  /// The exercise could not be graded, for these reasons.
  case isNotGraded(details: [String])
  /// Other checks fail first than the file names; perhaps none does.
  case failsAt([String], not: [String])
  case hasNoWitness(check: String)
  /// A diagnosis names a check that the suite doesn't have.
  case noSuchCheck(String)
  /// The verdict names other mistakes than the file.
  case names([String], not: [String])
  /// The counterexample, typed into the exercise, gives another result than the verdict says.
  case counterexample(String)
  case repeats([String])
  /// The file holds the whole exercise instead of the differences from the solution.
  case isWhole
  /// The question with this text has no right answer.
  case hasNoRightAnswer(question: String)
  /// The question has no reply to a wrong choice.
  case hasNoReply(choice: String, question: String)
  case asksTwice(question: String)
  /// The text doesn't contain a listed promise.
  case isNotInText(String)
  /// A list item or table row of the text that isn't listed as a promise.
  case isNotPromised(String)
  /// No sentence of the text promises what the check asks for.
  case isAskedOnly(check: String)
  /// The translation has this text where the English original has another one, in that line.
  case differs(String, english: String, line: Int)
  /// A line of a drawing has so many columns.
  case isTooWide(Int)
  case isEnglish
  /// The section has no mark, so its translation was never compared with it.
  case isNotCompared(twin: String)
  /// The section was changed after this translation was compared with it.
  case isChanged(twin: String)
  /// The lesson has less or more of something than the lessons of this course have.
  case amount(Amount, count: Int)
}

/// Amounts that all lessons of this course have in common.
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
