/// Lesson 2, check by check.
final class ReduceTests: LessonTestCase {
  override class var lesson: Int { 2 }

  // MARK: - Step 1: reduce

  func testReduceIncrease() throws { try check("reduce.increase") }
  func testReduceDecrease() throws { try check("reduce.decrease") }
  func testReduceReset() throws { try check("reduce.reset") }
  func testReduceSameAnswer() throws { try check("reduce.same-answer") }
  func testReduceSilent() throws { try check("reduce.silent") }
  func testReducePureByReading() throws { try check("reduce.pure-by-reading") }

  // MARK: - Step 2: replay

  func testReplayInOrder() throws { try check("replay.in-order") }
  func testReplayFromInitial() throws { try check("replay.from-initial") }
  func testReplayJoined() throws { try check("replay.joined") }
  func testReplayInterleaved() throws { try check("replay.interleaved") }
  func testReplaySilent() throws { try check("replay.silent") }
  func testReplayPureByReading() throws { try check("replay.pure-by-reading") }

  // MARK: - Step 3: history

  func testHistoryEveryState() throws { try check("history.every-state") }
  func testHistoryFromInitial() throws { try check("history.from-initial") }
  func testHistoryInterleaved() throws { try check("history.interleaved") }
  func testHistorySilent() throws { try check("history.silent") }
  func testHistoryPureByReading() throws { try check("history.pure-by-reading") }

  // MARK: - Step 4: undoing

  func testUndoingLastEvents() throws { try check("undoing.last-events") }
  func testUndoingReset() throws { try check("undoing.reset") }
  func testUndoingTooMany() throws { try check("undoing.too-many") }
  func testUndoingNegative() throws { try check("undoing.negative") }
  func testUndoingSameAnswer() throws { try check("undoing.same-answer") }
  func testUndoingSilent() throws { try check("undoing.silent") }
  func testUndoingPureByReading() throws { try check("undoing.pure-by-reading") }
}
