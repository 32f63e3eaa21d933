/// What a test is at, what it has brought, and what to do next.
extension Sentence {
  static func watchBegun(number: Int, title: String, file: String) -> Sentence {
    Sentence("watch.begun", ["number": number, "title": title, "file": file])
  }
  static func watchBegunInMenu(number: Int, title: String, file: String) -> Sentence {
    Sentence("watch.begun-in-menu", ["number": number, "title": title, "file": file])
  }
  static func watchHead(time: String, number: Int, title: String) -> Sentence {
    Sentence("watch.head", ["time": time, "number": number, "title": title])
  }
  static let watchNoChange = Sentence("watch.no-change")
  static func watchEnded(number: Int) -> Sentence { Sentence("watch.ended", ["number": number]) }

  /// The compiler is asked for its version.
  package static let progressToolchain = Sentence("progress.toolchain")
  /// A stub is graded, to see whether that can be done.
  package static let progressExamining = Sentence("progress.examining")
  static func progressCompiling(number: Int) -> Sentence {
    Sentence("progress.compiling", ["number": number])
  }
  static func progressBuildingAdapter(number: Int) -> Sentence {
    Sentence("progress.building-adapter", ["number": number])
  }
  static func progressChecking(done: Int, total: Int) -> Sentence {
    Sentence("progress.checking", ["done": done, "total": total])
  }
  static func progressSeconds(text: String, seconds: Int) -> Sentence {
    Sentence("progress.seconds", ["text": text, "seconds": seconds])
  }

  /// How many checks pass, of how many.
  package static func checksPassed(passed: Int, total: Int) -> Sentence {
    Sentence("verdict.checks-passed", ["passed": passed, "total": total])
  }
  static func verdictUntouched(file: String) -> Sentence {
    Sentence("verdict.untouched", ["file": file])
  }
  static let verdictDoesNotCompile = Sentence("verdict.does-not-compile")
  static let verdictIncomplete = Sentence("verdict.incomplete")
  static func moreMessages(count: Int) -> Sentence {
    Sentence("verdict.more-messages", ["count": count])
  }
  static func stepTitle(number: Int, title: String) -> Sentence {
    Sentence("verdict.step", ["number": number, "title": title])
  }
  static let verdictFull = Sentence("verdict.full")
  static func verdictHints(count: Int, lesson: Int) -> Sentence {
    Sentence("verdict.hints", ["count": count, "lesson": lesson])
  }
  static func verdictHintsLater(count: Int) -> Sentence {
    Sentence("verdict.hints-later", ["count": count])
  }
  static func verdictFolded(lesson: Int) -> Sentence {
    Sentence("verdict.folded", ["lesson": lesson])
  }
  static func stepCount(passed: Int, count: Int) -> Sentence {
    Sentence("verdict.step-count", ["passed": passed, "count": count])
  }
  static func stepNotBegun(count: Int) -> Sentence {
    Sentence("verdict.step-not-begun", ["count": count])
  }
  static func checksWaiting(count: Int) -> Sentence {
    Sentence("verdict.waiting", ["count": count])
  }
  static func checkSlept(seconds: String, count: Int) -> Sentence {
    Sentence("verdict.slept", ["seconds": seconds, "count": count])
  }
  static func checkTimedOut(seconds: String, count: Int) -> Sentence {
    Sentence("verdict.timed-out", ["seconds": seconds, "count": count])
  }
  static func checkCrashed(reason: String) -> Sentence {
    Sentence("verdict.crashed", ["reason": reason])
  }
  static let checkMachineBusy = Sentence("verdict.machine-busy")
  static let checkExerciseLarge = Sentence("verdict.exercise-large")
  static func checkWhy(why: String, section: String) -> Sentence {
    Sentence("verdict.why", ["why": why, "section": section])
  }
  static func diffMore(count: Int) -> Sentence {
    Sentence("verdict.diff-more", ["count": count])
  }
  static func diffUnchanged(count: Int) -> Sentence {
    Sentence("verdict.diff-unchanged", ["count": count])
  }
  static let diffLegend = Sentence("verdict.diff-legend")
  /// A failure on one line, with the two values that differ.
  package static func failureLine(title: String, expected: String, actual: String) -> Sentence {
    Sentence("verdict.line", ["title": title, "expected": expected, "actual": actual])
  }
  static func failurePlace(number: Int, count: Int, step: Int) -> Sentence {
    Sentence("verdict.failure", ["number": number, "count": count, "step": step])
  }
  /// The exercise is still the stub, on one line.
  package static let lineUntouched = Sentence("verdict.line-untouched")
  /// Every check passes, on one line.
  package static func linePassed(total: Int) -> Sentence {
    Sentence("verdict.line-passed", ["total": total])
  }
  /// A lesson's tests are skipped, because its exercise is still the stub.
  package static func skipped(lesson: Int, file: String) -> Sentence {
    Sentence("verdict.skipped", ["lesson": lesson, "file": file])
  }
  /// There was nothing to grade: every exercise is still the stub.
  package static let allUntouched = Sentence("verdict.all-untouched")

  static func crashExit(code: Int32) -> Sentence { Sentence("crash.exit", ["code": code]) }
  static let crashStackOverflow = Sentence("crash.stack-overflow")
  static func crashMemory(limit: Int) -> Sentence { Sentence("crash.memory", ["limit": limit]) }
  static let crashProcesses = Sentence("crash.processes")
  static func crashSignal(signal: Int32) -> Sentence {
    Sentence("crash.signal", ["signal": signal])
  }

  static let answerTooLong = Sentence("answer.too-long")
  static let answerUnreadable = Sentence("answer.unreadable")

  static let outputTitle = Sentence("output.title")
  static func outputMore(count: Int) -> Sentence { Sentence("output.more", ["count": count]) }

  static func changeStepPassed(number: Int) -> Sentence {
    Sentence("change.step-passed", ["number": number])
  }
  static func changeNextStep(number: Int, title: String) -> Sentence {
    Sentence("change.next-step", ["number": number, "title": title])
  }
  static func changeNowPassing(checks: String) -> Sentence {
    Sentence("change.now-passing", ["checks": checks])
  }
  static func changeNewlyBroken(checks: String) -> Sentence {
    Sentence("change.newly-broken", ["checks": checks])
  }
  static func changeMore(check: String, count: Int) -> Sentence {
    Sentence("change.more", ["check": check, "count": count])
  }

  static func nextLesson(next: Int) -> Sentence { Sentence("next.lesson", ["next": next]) }
  static func nextPart(next: Int) -> Sentence { Sentence("next.part", ["next": next]) }
  static let nextAllPassed = Sentence("next.all-passed")
  static func nextRead(lesson: Int) -> Sentence { Sentence("next.read", ["lesson": lesson]) }
  /// To edit the exercise and test it comes next.
  package static func nextTest(file: String, lesson: Int) -> Sentence {
    Sentence("next.test", ["file": file, "lesson": lesson])
  }
  static func nextStuck(file: String, lesson: Int) -> Sentence {
    Sentence("next.stuck", ["file": file, "lesson": lesson])
  }
  static func nextHint(lesson: Int) -> Sentence { Sentence("next.hint", ["lesson": lesson]) }
  static func nextAgain(lesson: Int) -> Sentence { Sentence("next.again", ["lesson": lesson]) }
  static func nextReset(lesson: Int) -> Sentence { Sentence("next.reset", ["lesson": lesson]) }
}
