import Curriculum
import Terminal

extension Drawing {
  /// What to do after a verdict.
  package func nextLines(after verdict: Verdict) -> [Line] {
    guard tellsNext else { return [] }
    let next = paragraph(words(next(after: verdict)))
    let isFolded = verdict.saysWhichPass && !verdict.passes && !isFull
    guard isFolded, !isInMenu else { return next }
    return next
      + paragraph(words("verdict.folded", ["lesson": verdict.lesson.number])).map {
        $0.styled(.dim)
      }
  }

  /// In the menu a letter, elsewhere a command.
  private func next(after verdict: Verdict) -> Sentence {
    let lesson = verdict.lesson.number
    let file = linkText(to: verdict.file)
    return switch verdict.outcome {
    case .unreadable:
      isInMenu ? "menu.next-reset" : Sentence("next.reset", ["lesson": lesson])
    case .read(_, .untouched):
      isInMenu
        ? Sentence("menu.next-edit", ["lesson": lesson]) : Sentence("next.read", ["lesson": lesson])
    case .read(_, .doesNotCompile) where verdict.stepInTheWay != nil,
      .read(_, .incomplete) where verdict.stepInTheWay != nil:
      isInMenu
        ? Sentence("menu.next-stuck", ["file": file])
        : Sentence("next.stuck", ["file": file, "lesson": lesson])
    case .read(_, .doesNotCompile), .read(_, .incomplete), .read(_, .ungradable):
      isInMenu
        ? Sentence("menu.next-test", ["file": file])
        : Sentence("next.test", ["file": file, "lesson": lesson])
    case .read(_, .judged) where verdict.firstFailure?.result.obstacle == .busyMachine:
      isInMenu ? "menu.next-again" : Sentence("next.again", ["lesson": lesson])
    case .read(_, .judged) where verdict.firstFailure?.result.obstacle == .largeExercise:
      isInMenu
        ? Sentence("menu.next-test", ["file": file])
        : Sentence("next.test", ["file": file, "lesson": lesson])
    case .read(_, .judged) where !verdict.passes:
      isInMenu
        ? Sentence("menu.next-hint", ["file": file]) : Sentence("next.hint", ["lesson": lesson])
    case .read(_, .judged) where verdict.lesson.isLast:
      "next.all-passed"
    case .read(_, .judged) where verdict.lesson.isLastOfPart:
      isInMenu
        ? Sentence("menu.next-part", ["next": lesson + 1])
        : Sentence("next.part", ["next": lesson + 1])
    case .read(_, .judged):
      isInMenu
        ? Sentence("menu.next-lesson", ["next": lesson + 1])
        : Sentence("next.lesson", ["next": lesson + 1])
    }
  }
}
