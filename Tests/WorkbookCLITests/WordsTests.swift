import XCTest

@testable import WorkbookCLI

/// `Lessons/Interface.md` and the keys in the code belong together.
final class WordsTests: XCTestCase {
  func testEveryWordHasATextAndNoTextIsLeftOver() throws {
    let keys = try realWords().keys
    let words = Set(Word.allCases.map(\.rawValue))
    XCTAssertEqual(words.subtracting(keys), [], "nothing to say")
    let leftOver = keys.subtracting(words).filter { key in
      !(key.hasSuffix(".one") && words.contains(String(key.dropLast(4))))
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
    case .menuKeys: ["last"]
    case .menuNextUntouched, .menuNextStarted, .lessonTitle: ["number", "title"]
    case .menuNextLesson, .menuNextEdit, .menuNextTest, .menuNextHint, .menuNextReset,
      .nextLesson, .nextAllDone, .nextRead, .nextTest, .nextHint, .nextReset:
      ["lesson", "next", "file"]
    case .notUnderstood: ["text"]
    case .lessonReady, .lessonGrading, .solutionRefused, .resetQuestion: ["number", "lesson"]
    case .lessonEdited, .verdictUntouched: ["file"]
    case .readerQuestion, .readerRejected, .readerOpenQuestion, .readerOpenRejected:
      ["choices"]
    case .readerWrong: ["right"]
    case .checksPassed: ["passed", "total"]
    case .stepTitle: ["number"]
    case .checkCrashed: ["reason"]
    case .crashExit: ["code"]
    case .crashMemory, .crashFileSize: ["limit"]
    case .crashSignal: ["signal"]
    case .checkWhy: ["why", "section"]
    case .failureLine: ["title", "expected", "actual"]
    case .problemMissing, .problemEmpty, .problemIsFolder, .problemIsLink, .problemIsNotAFile,
      .problemUnreadable, .problemNotUTF8, .problemTooLarge, .problemCompilesTooLong,
      .problemCompilerGaveUp, .problemDoesNotLoad:
      ["file", "lesson", "limit"]
    case .hintCounter: ["strength", "count"]
    case .hintNext, .hintNoMore: ["lesson"]
    case .resetDone: ["backup"]
    case .doctorToolchain, .troubleToolchainTooOld: ["path", "version"]
    case .doctorFolder, .troubleToolchainDoesNotAnswer, .troubleNoTemporaryFolder,
      .troubleNotWritable, .troubleNoEditor, .troubleUnreadable,
      .usageNoLessonsFolder:
      ["path"]
    case .doctorEditor, .troubleEditorFailed: ["editor"]
    case .troubleCompilerFailed, .troubleUnexpected: ["details"]
    case .troubleSuiteDoesNotBuild: ["lesson"]
    case .troubleIncomplete: ["path", "what"]
    case .usageUnknownCommand: ["name"]
    case .usageUnknownOption, .usageUnexpected: ["name", "command"]
    case .usageValueMissing: ["option"]
    case .usageBadTimeout, .usageBadSeed: ["value"]
    case .linePassed: ["total"]
    case .skipped: ["lesson", "file"]
    case .usageLessonMissing, .usageSeeHelp: ["command"]
    case .usageUnknownLesson: ["name", "last"]
    case .usageAmbiguousLesson: ["name", "candidates"]
    case .usageSuggestion: ["suggestion"]
    case .windowTooSmall: ["columns", "rows"]
    case .windowQuestion, .windowOpenQuestion, .windowQuestionKeys, .windowOpenQuestionKeys,
      .windowReaderKeys:
      ["choices"]
    case .changeNowPassing, .changeNewlyBroken: ["check", "more"]
    case .windowStepCount: ["passed", "total"]
    case .windowBrief: ["number"]
    case .windowEdited: ["file"]
    case .progressCompiling, .progressBuildingSuite: ["number"]
    case .windowResetQuestion: ["number", "lesson", "title"]
    case .progressChecking: ["number", "check", "done", "total"]
    case .windowNextLesson, .lessonDone, .windowMenuNextUntouched, .windowMenuNextStarted:
      ["number", "title"]
    case .windowAllDone: ["total"]
    default: []
    }
  }

  /// Whether the code gives a count, so that there can be a text for one.
  fileprivate var isCounted: Bool {
    switch self {
    case .moreMessages, .stepNotStarted, .checksWaiting, .diffUnchanged, .outputMore,
      .troubleProgressDamaged, .windowStepChecks, .windowAttempts, .windowHints, .windowMinutes,
      .windowHours, .windowDays, .windowSearchCount,
      .changeMore:
      true
    default: false
    }
  }
}
