import Launching
import TestSupport
import XCTest

@testable import Curriculum

final class ProgressLogTests: FolderTestCase {
  private var log: ProgressLog { ProgressLog(repository: Repository(root: folder)) }
  private let file = ".workbook/progress.jsonl"
  private let damagedFile = ".workbook/progress.damaged.jsonl"

  private func event(
    _ what: ProgressEvent.What, at seconds: Double = 1_700_000_000
  ) -> ProgressEvent {
    ProgressEvent(at: Date(timeIntervalSince1970: seconds), lesson: "02-reduce", what: what)
  }

  private func attempts() -> Int { log.replay().progress["02-reduce"].attempts }

  private let gradedLine =
    #"{"at":"2023-11-14T22:13:20Z","lesson":"02-reduce","what":{"graded":{"of":4,"passed":3}}}"#

  func testNoFileIsNoProgress() {
    XCTAssertEqual(log.replay(), ProgressLog.Contents())
  }

  func testEachEventIsALineOfJSON() throws {
    try log.append(event(.graded(passed: 3, of: 4)))
    try log.append(event(.hintShown(check: "reduce.reset", strength: 2)))
    try log.append(event(.solutionShown))
    let start = #"{"at":"2023-11-14T22:13:20Z","lesson":"02-reduce","what":"#
    XCTAssertEqual(
      text(of: file),
      """
      \(start){"graded":{"of":4,"passed":3}}}
      \(start){"hintShown":{"check":"reduce.reset","strength":2}}}
      \(start){"solutionShown":{}}}

      """)
  }

  func testUndoingAResetIsAResetForAWorkbookThatDoesNotKnowOfIt() throws {
    // What a line was before a reset could be undone.
    enum Earlier: Codable, Equatable { case reset }
    struct Line: Codable { var what: Earlier }

    try log.append(event(.reset()))
    try log.append(event(.reset(isUndone: true)))
    let start = #"{"at":"2023-11-14T22:13:20Z","lesson":"02-reduce","what":"#
    let lines = (text(of: file) ?? "").split(separator: "\n")
    XCTAssertEqual(
      lines, ["\(start){\"reset\":{}}}", "\(start){\"reset\":{\"isUndone\":true}}}"])
    for line in lines {
      XCTAssertEqual(try JSONDecoder().decode(Line.self, from: Data(line.utf8)).what, .reset)
    }
    XCTAssertEqual(log.replay().newlyDamaged, 0)
  }

  func testAPlaceIsReadByEveryVersion() throws {
    // What a place was before it told the line.
    struct Earlier: Codable { var part: Int, heading: Int }

    let place = ReadingPosition(part: 2, line: TextPosition(part: 1, block: 4, letters: 70))
    try log.append(event(.left(place)))
    XCTAssertEqual(log.replay().progress["02-reduce"].place, place)
    let data = try JSONEncoder().encode(place)
    XCTAssertEqual(try JSONDecoder().decode(Earlier.self, from: data).part, 2)
    let earlier = try JSONEncoder().encode(Earlier(part: 2, heading: 5))
    XCTAssertEqual(
      try JSONDecoder().decode(ReadingPosition.self, from: earlier),
      ReadingPosition(part: 2, line: TextPosition(part: 2)))
  }

  func testAnswersStandBesideWhatEarlierVersionsHaveWritten() throws {
    let place = #"{"left":{"_0":{"part":2,"heading":5}}}"#
    let earlier = gradedLine.replacing(/{"graded".*}}$/, with: place)
    try write("\(gradedLine)\n\(earlier)}\n", to: file)
    let wrong = QuestionAnswer(
      question: "Which “one”?\n\u{7}", said: "“a”", isRight: false, attempt: 1)
    var told = QuestionAnswer(question: "Which?", said: nil, isRight: nil, attempt: 2)
    try log.append(event(.answered(wrong)))
    try log.append(event(.answered(told)))
    // A later version may tell more of an answer.
    told.question = "Later?"
    let later = String(
      decoding: try JSONEncoder().encode(["answered": ["_0": told]]), as: UTF8.self
    ).replacing(#""attempt""#, with: #""mood":"good","attempt""#)
    let line = gradedLine.replacing(/{"graded".*}}$/, with: later + "}")
    try write((text(of: file) ?? "") + line + "\n", to: file)
    let contents = log.replay()
    XCTAssertEqual(contents.newlyDamaged, 0)
    let lesson = contents.progress["02-reduce"]
    XCTAssertEqual(lesson.attempts, 1)
    XCTAssertEqual(lesson.place?.part, 2)
    XCTAssertEqual(lesson.answerCount, 3)
    XCTAssertEqual(lesson.answers[wrong.question]?.isWrong, true)
    XCTAssertEqual(lesson.answers["Later?"]?.number, 3)
  }

  func testReplayTakesTheEventsInTheirOrder() throws {
    let events = [
      event(.graded(passed: 4, of: 4), at: 1), event(.reset(), at: 2),
      event(.graded(passed: 2, of: 4), at: 3), event(.hintShown(check: "a", strength: 1), at: 4),
      event(.read(), at: 5), event(.solutionShown, at: 6),
    ]
    for event in events { try log.append(event) }
    let contents = log.replay()
    XCTAssertEqual(contents.progress, events.reduce(into: WorkbookProgress(), progressReducer))
    XCTAssertEqual(contents.newlyDamaged, 0)
    XCTAssertNil(text(of: damagedFile))
  }

  // MARK: Replayed before

  private let kept = ".workbook/cache/progress.jsonl"

  /// More than enough to be kept for the next run.
  private func writeLong(_ line: String) throws {
    try write(String(repeating: line + "\n", count: 200), to: file)
  }

  /// Writes over a part of the log, which stays the same file.
  private func overwrite(at offset: UInt64, with text: String) throws {
    let handle = try XCTUnwrap(FileHandle(forWritingAtPath: "\(folder)/\(file)"))
    try handle.seek(toOffset: offset)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  func testALongLogIsNotReadAgainByTheNextRun() throws {
    try writeLong(gradedLine)
    XCTAssertEqual(attempts(), 200)
    XCTAssertNotNil(text(of: kept))
    // Nobody does that; it shows that nobody looks there any more.
    try overwrite(at: 0, with: "x")
    XCTAssertEqual(attempts(), 200)
    try log.append(event(.graded(passed: 4, of: 4)))
    XCTAssertEqual(attempts(), 201)
    XCTAssertNotNil(log.replay().progress["02-reduce"].passedAt)
    try FileManager.default.removeItem(atPath: "\(folder)/\(kept)")
    XCTAssertEqual(log.replay().newlyDamaged, 1)
    XCTAssertEqual(attempts(), 200)
  }

  func testAShortLogIsNotKept() throws {
    try write(gradedLine + "\n", to: file)
    XCTAssertEqual(attempts(), 1)
    XCTAssertNil(text(of: kept))
  }

  func testALogThatWasWrittenAnewIsReadFromItsBeginning() throws {
    try writeLong(gradedLine)
    XCTAssertEqual(attempts(), 200)
    let passed = gradedLine.replacing(#""passed":3"#, with: #""passed":4"#)
    // In the same file.
    try overwrite(at: 0, with: String(repeating: passed + "\n", count: 200))
    XCTAssertNotNil(log.replay().progress["02-reduce"].passedAt)
    // Shorter, and in another.
    try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    try write(gradedLine + "\n", to: file)
    XCTAssertEqual(attempts(), 1)
  }

  func testWhatWasKeptAndCannotBeReadIsReplacedByTheLog() throws {
    try writeLong(gradedLine)
    XCTAssertEqual(attempts(), 200)
    let good = try XCTUnwrap(text(of: kept))
    for bad in ["", "x", good.replacing("}", with: ""), String(good.dropLast(40))] {
      try write(bad, to: kept)
      XCTAssertEqual(attempts(), 200)
    }
  }

  // MARK: Damage

  func testALogThatGrowsIsReplayedOnFromWhereItWas() throws {
    let open = log
    var events: [ProgressEvent] = []
    for number in 1...5 {
      events.append(event(.graded(passed: number, of: 5), at: Double(number)))
      try log.append(events[number - 1])
      XCTAssertEqual(
        open.replay().progress, events.reduce(into: WorkbookProgress(), progressReducer))
      XCTAssertEqual(open.replay(), log.replay())
    }
    // A line that is still written, and its end.
    try write((text(of: file) ?? "") + gradedLine, to: file)
    XCTAssertEqual(open.replay().progress["02-reduce"].attempts, 6)
    try write((text(of: file) ?? "") + "\n" + gradedLine + "\n", to: file)
    XCTAssertEqual(open.replay().progress["02-reduce"].attempts, 7)
    XCTAssertEqual(open.replay(), log.replay())
  }

  func testALogThatWasShortenedReplacedOrRemovedIsReplayedAnew() throws {
    let open = log
    for number in 1...3 { try log.append(event(.graded(passed: number, of: 5))) }
    XCTAssertEqual(open.replay().progress["02-reduce"].attempts, 3)
    try write(gradedLine + "\n", to: file)
    XCTAssertEqual(open.replay().progress["02-reduce"].attempts, 1)
    try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    XCTAssertEqual(open.replay(), ProgressLog.Contents())
    try log.append(event(.read()))
    XCTAssertEqual(open.replay(), log.replay())
  }

  func testDamagedLinesAreSetAsideOnceAndSkipped() throws {
    let unknown = #"{"at":"2023-11-14T22:13:20Z","lesson":"02-reduce","what":{"danced":{}}}"#
    try write(
      "\(gradedLine)\nnonsense\n\n\(unknown)\n\(gradedLine)\n{\"at\":", to: file)
    let before = text(of: file)
    XCTAssertEqual(log.replay().newlyDamaged, 3)
    XCTAssertEqual(log.replay().newlyDamaged, 0)
    XCTAssertEqual(attempts(), 2)
    XCTAssertEqual(text(of: damagedFile), "nonsense\n\(unknown)\n{\"at\":\n")
    XCTAssertEqual(text(of: file), before, "the log itself is never changed")
  }

  func testOnlyNewDamageIsTold() throws {
    try write("one\n", to: file)
    XCTAssertEqual(log.replay().newlyDamaged, 1)
    try write("one\ntwo\n", to: file)
    XCTAssertEqual(log.replay().newlyDamaged, 1)
    XCTAssertEqual(text(of: damagedFile), "one\ntwo\n")
  }

  func testBytesThatAreNotUTF8AreDamage() throws {
    try write(Array("\(gradedLine)\n".utf8) + [0xFF, 0xFE, 0x0A], to: file)
    XCTAssertEqual(log.replay().newlyDamaged, 1)
    XCTAssertEqual(attempts(), 1)
  }

  func testAnEventAfterATornLineIsNotLost() throws {
    try write("\(gradedLine)\n{\"at\":\"2023-", to: file)
    try log.append(event(.graded(passed: 3, of: 4)))
    XCTAssertEqual(attempts(), 2)
    XCTAssertEqual(text(of: file), "\(gradedLine)\n{\"at\":\"2023-\n\(gradedLine)\n")
  }

  func testACompleteLineWithoutItsEndCounts() throws {
    try write(gradedLine, to: file)
    XCTAssertEqual(attempts(), 1)
    try log.append(event(.graded(passed: 3, of: 4)))
    XCTAssertEqual(attempts(), 2)
  }

  func testLinesMayEndAsOnWindows() throws {
    try write("\(gradedLine)\r\n\(gradedLine)\r\n", to: file)
    XCTAssertEqual(log.replay().newlyDamaged, 0)
    XCTAssertEqual(attempts(), 2)
  }

  // MARK: Writing

  func testTwoWritersAtOnceLoseNothing() throws {
    let event = event(.graded(passed: 3, of: 4))
    let log = log
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      for _ in 0..<200 { try? log.append(event) }
    }
    XCTAssertEqual(attempts(), 400)
    XCTAssertEqual(log.replay().newlyDamaged, 0)
  }

  func testFolderThatCannotBeMadeIsAnError() throws {
    try write("a file where the folder should be", to: ".workbook")
    XCTAssertThrowsError(try log.append(event(.read()))) { error in
      XCTAssertEqual(
        error as? ProgressLogError, .notWritable(path: "\(folder)/\(file)"))
    }
    XCTAssertEqual(log.replay(), ProgressLog.Contents())
  }
}
