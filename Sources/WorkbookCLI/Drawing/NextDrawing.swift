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
    let isFolded = verdict.problem == nil && verdict.state == .failed && !isFull
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
      switch (verdict.problem, verdict.state) {
      case (.compilesTooLong?, _), (.compilerGaveUp?, _), (.doesNotLoad?, _):
        (.nextTest, .menuNextTest)
      case (_?, _): (.nextReset, .menuNextReset)
      case (nil, .passed):
        verdict.lesson.isLast ? (.nextAllPassed, .nextAllPassed) : (.nextLesson, .menuNextLesson)
      case (nil, .untouched): (.nextRead, .menuNextEdit)
      case (nil, .doesNotCompile), (nil, .incomplete): (.nextTest, .menuNextTest)
      case (nil, .failed): (.nextHint, .menuNextHint)
      }
    (self.byCommand, self.inMenu) = (byCommand, inMenu)
  }
}
