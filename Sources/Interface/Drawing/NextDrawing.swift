import Terminal
import Verdicts

extension Drawing {
  /// What to do after a verdict.
  package func nextLines(after verdict: Verdict) -> [Line] {
    guard tellsNext else { return [] }
    let next = paragraph(words(next(after: verdict)))
    let isFolded = verdict.saysWhichPass && !verdict.passes && !isFull
    guard isFolded, !isInMenu else { return next }
    return next
      + paragraph(words(.verdictFolded(lesson: verdict.lesson.number))).map { $0.styled(.dim) }
  }

  /// In the menu a letter, elsewhere a command.
  private func next(after verdict: Verdict) -> Sentence {
    let lesson = verdict.lesson.number
    let file = linkText(to: verdict.file)
    return switch verdict.outcome {
    case .unreadable:
      isInMenu ? .menuNextReset : .nextReset(lesson: lesson)
    case .read(_, .untouched):
      isInMenu ? .menuNextEdit(lesson: lesson) : .nextRead(lesson: lesson)
    case .read(_, .doesNotCompile) where verdict.stepInTheWay != nil,
      .read(_, .incomplete) where verdict.stepInTheWay != nil:
      isInMenu ? .menuNextStuck(file: file) : .nextStuck(file: file, lesson: lesson)
    case .read(_, .doesNotCompile), .read(_, .incomplete), .read(_, .ungradable):
      isInMenu ? .menuNextTest(file: file) : .nextTest(file: file, lesson: lesson)
    case .read(_, .judged) where verdict.firstFailure?.result.obstacle == .busyMachine:
      isInMenu ? .menuNextAgain : .nextAgain(lesson: lesson)
    case .read(_, .judged) where verdict.firstFailure?.result.obstacle == .largeExercise:
      isInMenu ? .menuNextTest(file: file) : .nextTest(file: file, lesson: lesson)
    case .read(_, .judged) where !verdict.passes:
      isInMenu ? .menuNextHint(file: file) : .nextHint(lesson: lesson)
    case .read(_, .judged) where verdict.lesson.isLast:
      .nextAllPassed
    case .read(_, .judged) where verdict.lesson.isLastOfPart:
      isInMenu ? .menuNextPart(next: lesson + 1) : .nextPart(next: lesson + 1)
    case .read(_, .judged):
      isInMenu ? .menuNextLesson(next: lesson + 1) : .nextLesson(next: lesson + 1)
    }
  }
}
