import XCTest

@testable import WorkbookCLI

/// `Lessons/Interface.md` and the keys in the code belong together.
final class WordsTests: XCTestCase {
  func testEveryWordHasATextAndNoTextIsLeftOver() throws {
    let keys = try realWords().keys
    let words = Set(Word.allCases.map(\.rawValue))
    XCTAssertEqual(words.subtracting(keys), [], "nothing to say")
    let leftOver = keys.subtracting(words).filter { key in
      // What starts the workbook in `Lessons` has a program of its own.
      !key.hasPrefix("launcher.")
        && !(key.hasSuffix(".one") && words.contains(String(key.dropLast(4))))
    }
    XCTAssertEqual(leftOver, [], "never said")
  }

  func testNoTextIsEmpty() throws {
    let words = try realWords()
    for word in Word.allCases {
      XCTAssertNotEqual(words(word), "", word.rawValue)
    }
  }

  func testNoTextAsksForAValueThatTheCodeDoesNotGive() throws {
    let words = try realWords()
    for word in Word.allCases {
      for text in [words(word), words(word, count: 1)] {
        let names = text.matches(of: /\{([a-z]+)\}/).map { String($0.1) }
        let given = Set(word.given + (word.isCounted ? ["count"] : []))
        // The text without a count in it is the one for one.
        let asked = Set(names).subtracting(text == words(word) ? [] : ["count"])
        XCTAssertEqual(asked.subtracting(given), [], word.rawValue)
      }
    }
  }

  func testTheWordsForHowFarSomethingIsAreTheOnesAtTheHead() throws {
    let path = try Fixture.workbook.lessons + "/Interface.md"
    var text = try String(contentsOfFile: path, encoding: .utf8)
    let head = text.components(separatedBy: "\n## ")[0]
    for word in [
      "untouched", "changed", "doesn't compile", "incomplete", "failed", "passed", "unreadable",
      "not begun", "begun", "crashed", "timed out", "waiting",
    ] {
      XCTAssertTrue(head.contains("`\(word)`"), word)
    }
    // These say something else with the same letters.
    let others = [
      "so nothing could be checked", "It started other processes", "## keys.draft-done\ndone",
      "could not be started", "can't be started",
    ]
    for other in others { text = text.replacing(other, with: "") }
    text = text.replacing(/\n## .*/, with: "")
    text = text.replacing(/\{[a-z]+\}/, with: "")
    let old = /\b(?:done|started|checked|not started|is written yet|was tested yet)\b/
    XCTAssertEqual(text.matches(of: old).map { String($0.0) }, [])
  }

  func testTheTextReachesFromItsHeadingToTheNext() {
    let text = "## menu.title\n\n\none\n\n# two\n\n## menu.keys\nthree\n\n"
    let words = Words(parsing: "# Title\n\nintroduction\n\n\(text)")
    XCTAssertEqual(words.keys, ["menu.title", "menu.keys"])
    XCTAssertEqual(words(.menuTitle), "one\n\n# two")
    XCTAssertEqual(words(.menuKeys), "three")
  }

  func testAKeyWithoutATextShowsAsItself() {
    XCTAssertEqual(Words(parsing: "")(.menuTitle), "menu.title")
    XCTAssertEqual(Words(parsing: "")(.checksWaiting, count: 2), "verdict.waiting")
  }

  func testOneThingIsToldApartFromMany() {
    let one = "## verdict.waiting.one\none waits"
    let words = Words(parsing: "## verdict.waiting\n{count} wait\n\(one)")
    XCTAssertEqual(words(.checksWaiting, count: 0), "0 wait")
    XCTAssertEqual(words(.checksWaiting, count: 1), "one waits")
    XCTAssertEqual(words(.checksWaiting, count: 2), "2 wait")
  }

  func testAValueThatLooksLikeAPlaceholderStaysAsItIs() {
    let words = Words(parsing: "## verdict.line\n{title} (expected {expected}, got {actual})")
    let values = ["title": "{expected}", "expected": "{actual}", "actual": "{title}"]
    XCTAssertEqual(
      words(.failureLine, values), "{expected} (expected {actual}, got {title})")
  }
}

extension Word {
  /// The values that the code fills into this word's text.
  fileprivate var given: [String] {
    switch self {
    case .plainProgress: ["title", "passed", "total"]
    case .watchBegun, .watchBegunInMenu: ["number", "title", "file"]
    case .watchHead: ["time", "number", "title"]
    case .watchEnded: ["number"]
    case .plainHint: ["strength", "count", "title"]
    case .failurePlace: ["number", "count", "step"]
    case .plainExpected, .plainYours: ["value"]
    case .plainRow, .plainChosenRow: ["number", "title", "status"]
    case .menuNextUntouched, .menuNextBegun, .lessonTitle: ["number", "title"]
    case .menuNextLesson, .menuNextEdit, .menuNextTest, .menuNextHint, .menuNextReset,
      .nextLesson, .nextAllPassed, .nextRead, .nextTest, .nextHint, .nextReset:
      ["lesson", "next", "file"]
    case .notUnderstood: ["text"]
    case .notUnderstoodSuggestion: ["text", "suggestion"]
    case .notANumber, .tooMuch, .notHere: ["command"]
    case .noLesson, .notInList: ["number", "last"]
    case .plainResult, .plainResultHeading: ["number", "lesson", "title", "section", "line"]
    case .lessonReady, .lessonGrading, .solutionRefused, .resetQuestion: ["number", "lesson"]
    case .lessonEdited, .verdictUntouched: ["file"]
    case .readerQuestion, .readerRejected, .readerOpenQuestion, .readerOpenRejected:
      ["choices"]
    case .readerWrong: ["right"]
    case .checksPassed, .memoryTested: ["passed", "total"]
    case .stepTitle, .changeStepPassed: ["number"]
    case .changeNextStep: ["number", "title"]
    case .checkCrashed: ["reason"]
    case .checkTimedOut: ["seconds"]
    case .crashExit: ["code"]
    case .crashMemory: ["limit"]
    case .crashSignal: ["signal"]
    case .checkWhy: ["why", "section"]
    case .failureLine: ["title", "expected", "actual"]
    case .problemMissing, .problemEmpty, .problemIsFolder, .problemIsLink, .problemIsNotAFile,
      .problemUnreadable, .problemNotUTF8, .problemTooLarge, .problemCompilesTooLong,
      .problemCompilerGaveUp, .problemDoesNotFit, .problemDoesNotLoad:
      ["file", "lesson", "limit"]
    case .hintCounter: ["strength", "count"]
    case .hintNext, .hintNoMore, .verdictFolded, .verdictHints: ["lesson"]
    case .stepCount: ["passed"]
    case .resetDone: ["backup"]
    case .resetUndo, .resetUndoneWithoutBackup, .resetNothingToUndo: ["lesson"]
    case .resetUndone: ["lesson", "backup"]
    case .doctorToolchain, .troubleToolchainTooOld: ["path", "version"]
    case .troubleBuildMoved: ["folder"]
    case .doctorStart, .doctorStartAnyShell: ["file", "line"]
    case .doctorBuild, .doctorFolder, .troubleToolchainDoesNotAnswer, .troubleNoTemporaryFolder,
      .troubleHostNotBuilt, .troubleNotWritable, .troubleNoEditor, .troubleUnreadable,
      .usageLessonElsewhere, .usageNoLessonsFolder:
      ["path"]
    case .troubleHostDoesNotStart: ["path", "reason"]
    case .troubleTooFewFiles: ["limit", "needed"]
    case .troubleProgressPassedOver: ["size"]
    case .doctorEditor, .doctorEditorMissing, .troubleEditorMissing: ["editor", "reason"]
    case .editorVariable: ["variable"]
    case .editorWaiting: ["file", "editor"]
    case .troubleEditorFailed: ["editor", "code"]
    case .troubleEditorInterrupted: ["editor"]
    case .troubleEditorEnded: ["editor", "signal"]
    case .troubleCompilerFailed, .troubleUnexpected, .troubleNothingLoads: ["details"]
    case .troubleAdapterDoesNotBuild, .troubleNoSuite, .troubleCompilerTooSlow: ["lesson"]
    case .troubleStubDoesNotCompile: ["lesson", "details"]
    case .troubleSuiteFailed: ["checks", "details"]
    case .troubleIncomplete: ["path", "what"]
    case .usageUnknownCommand: ["name"]
    case .usageUnknownOption, .usageUnexpected: ["name", "command"]
    case .usageValueMissing: ["option", "form"]
    case .usageBadSeconds, .usageBadNumber, .usageBadChoice: ["value", "form"]
    case .usageExclusive: ["first", "second"]
    case .usageUnknownShell: ["name"]
    case .versionText: ["version", "built", "toolchain"]
    case .versionToolchain: ["version", "path"]
    case .helpMenu: ["commands", "options"]
    case .helpList, .helpRead, .helpTest, .helpWatch, .helpHint, .helpSolution, .helpReset,
      .helpDoctor, .helpCompletions:
      ["options"]
    case .linePassed: ["total"]
    case .skipped: ["lesson", "file"]
    case .usageLessonMissing, .usageSeeHelp: ["command"]
    case .usageUnknownLesson: ["name", "last"]
    case .usageAmbiguousLesson: ["name", "candidates"]
    case .usageSuggestion: ["suggestion"]
    case .windowTooSmall: ["columns", "rows"]
    case .windowQuestion, .windowOpenQuestion: ["choices"]
    case .keyNameControl: ["letter"]
    case .changeNowPassing, .changeNewlyBroken: ["check", "more"]
    case .windowStepCount: ["passed", "total"]
    case .windowBrief, .windowBriefChanged, .windowChanged, .lessonChanged: ["number", "file"]
    case .memoryPassed, .memoryPassedUntested: ["date"]
    case .memoryRow: ["status", "date"]
    case .windowEdited: ["file"]
    case .progressCompiling, .progressBuildingAdapter: ["number", "seconds"]
    case .windowResetQuestion: ["number", "lesson", "title"]
    case .progressChecking: ["number", "check", "done", "total", "seconds"]
    case .progressSeconds: ["seconds"]
    case .windowWatching, .windowWatchStarted, .windowWatchStopped: ["number"]
    case .windowWatchMoved: ["number", "from"]
    case .windowHintFor: ["number", "check"]
    case .windowEditing: ["file"]
    case .windowSolutionQuestion, .solutionQuestion: ["number", "lesson", "title"]
    case .menuTime: ["time"]
    case .windowNextLesson, .lessonPassed:
      ["number", "title"]
    case .windowAllPassed: ["total"]
    default: []
    }
  }

  /// Whether the code gives a count, so that there can be a text for one.
  fileprivate var isCounted: Bool {
    switch self {
    case .moreMessages, .checkTimedOut, .verdictHints, .verdictHintsLater, .stepCount,
      .stepNotBegun,
      .checksWaiting, .diffUnchanged, .outputMore,
      .troubleProgressDamaged, .windowMore, .windowAbove, .menuLeft, .windowStepChecks,
      .windowAttempts,
      .windowHints, .windowMinutes,
      .windowHours, .windowDays, .windowSearchCount, .plainDrawing,
      .changeMore:
      true
    default: false
    }
  }
}
