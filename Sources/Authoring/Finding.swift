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

/// The names of the cases, and of what they carry, are those of the texts that tell them.
package enum Fault: Equatable, Sendable {
  case noFile
  /// The program has no suite for the lesson.
  case noSuite(lesson: String)
  /// The file lacks this text.
  case lacks(text: String)
  case leftOver(text: String)
  /// The file isn't the one that is generated from the declarations of the lesson with this number.
  case notDerived(number: Int)
  /// The suite has the same checks in this order, by their steps.
  case otherOrder(order: [String])
  /// The check builds on one that doesn't come before it.
  case buildsOnLater(check: String, later: String)
  case compiler(details: String)
  /// The code compiles, although it is marked as an error.
  case compiles
  case `public`
  case modelFails(check: String, details: String)
  case asksNothing(check: String)
  /// A step has not exactly one check on memory.
  case memoryChecks(step: Int, count: Int)
  /// The model of the mistake can't be told from a right exercise.
  case looksRight(mistake: String)
  /// The models of two mistakes can't be told apart.
  case looksLike(mistake: String, other: String)
  case readDifferently(check: String)
  case asksDifferently(check: String)
  /// The judge threw an error of its own over damaged answers.
  case judgeThrows(details: String)
  case stubPasses(checks: [String])
  case fails(checks: [String])
  /// The solution can't complete the exercise.
  case submission(SubmissionLineError)
  /// The exercise could not be graded, for these reasons.
  case notGraded(details: [String])
  /// None of the checks that the file names fails.
  case failsNowhere(checks: [String])
  /// Other checks fail first than the file names.
  case failsElsewhere(checks: [String], others: [String])
  case noWitness(check: String)
  /// A diagnosis names a check that the suite doesn't have.
  case noCheck(check: String)
  /// The verdict doesn't name the mistake that the file names.
  case names(mistake: [String])
  /// The verdict names other mistakes than the file.
  case namesOther(seen: [String])
  /// The counterexample, typed into the exercise, gives another result than the verdict says.
  case counterexample(details: String)
  case repeats(names: [String])
  /// The file holds the whole exercise instead of the differences from the solution.
  case whole
  /// The question with this text has no right answer.
  case noRightAnswer(question: String)
  /// The question has no reply to a wrong choice.
  case noReply(choice: String, question: String)
  case asksTwice(question: String)
  /// The text doesn't contain a listed promise.
  case notInText(text: String)
  /// A list item or table row of the text that isn't listed as a promise.
  case notPromised(text: String)
  /// No sentence of the text promises what the check asks for.
  case askedOnly(check: String)
  /// The translation has this text where the English original has another one, in that line.
  case differs(text: String, english: String, line: Int)
  /// A line of a drawing has so many columns.
  case tooWide(count: Int)
  case english
  /// The section has no mark, so its translation was never compared with it.
  case notCompared(twin: String)
  /// The section was changed after this translation was compared with it.
  case changed(twin: String)
  /// The lesson has less or more of something than the lessons of this course have.
  case amount(Amount, count: Int)
}

extension Fault {
  static func lacks(_ text: String) -> Fault { .lacks(text: text) }

  static func leftOver(_ text: String) -> Fault { .leftOver(text: text) }

  static func failsAt(_ seen: [String], not wanted: [String]) -> Fault {
    seen.isEmpty ? .failsNowhere(checks: wanted) : .failsElsewhere(checks: wanted, others: seen)
  }

  static func names(_ seen: [String], not wanted: [String]) -> Fault {
    seen.isEmpty ? .names(mistake: wanted) : .namesOther(seen: seen)
  }
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
