import Grading
import Terminal

extension Drawing {
  /// What to do after a verdict.
  func nextLines(after verdict: Verdict) -> [Line] {
    guard tellsNext else { return [] }
    let values: [String: Any] = [
      "lesson": verdict.lesson.number, "next": verdict.lesson.number + 1,
      "file": linkText(to: verdict.file),
    ]
    let next = Next(after: verdict)
    guard !isInMenu else { return paragraph(words(next.inMenu, values)) }
    let isFolded = verdict.saysWhichPass && !verdict.passes && !isFull
    return paragraph(words(next.byCommand, values))
      + (isFolded ? paragraph(words(.verdictFolded, values)).map { $0.styled(.dim) } : [])
  }
}

/// What to do after a verdict: in the menu a letter, elsewhere a command.
private struct Next {
  var byCommand: Word
  var inMenu: Word

  init(after verdict: Verdict) {
    let (byCommand, inMenu): (Word, Word) =
      switch verdict.outcome {
      case .unreadable: (.nextReset, .menuNextReset)
      case .read(_, .untouched): (.nextRead, .menuNextEdit)
      case .read(_, .doesNotCompile), .read(_, .incomplete), .read(_, .ungradable):
        (.nextTest, .menuNextTest)
      case .read(_, .judged) where !verdict.passes: (.nextHint, .menuNextHint)
      case .read(_, .judged):
        verdict.lesson.isLast ? (.nextAllPassed, .nextAllPassed) : (.nextLesson, .menuNextLesson)
      }
    (self.byCommand, self.inMenu) = (byCommand, inMenu)
  }
}
