/// Lesson 6, check by check.
final class HigherOrderReducersTests: LessonTestCase {
  override class var lesson: Int { 6 }

  // MARK: - Step 1: favoritePrimesReducer

  func testDeleteSeveral() throws { try check("delete.several") }
  func testDeleteMissing() throws { try check("delete.missing") }
  func testDeleteSilent() throws { try check("delete.silent") }
  func testDeleteSameAnswer() throws { try check("delete.same-answer") }
  func testDeletePureByReading() throws { try check("delete.pure-by-reading") }

  // MARK: - Step 2: activityFeed

  func testFeedAdds() throws { try check("feed.adds") }
  func testFeedRemoves() throws { try check("feed.removes") }
  func testFeedDeletes() throws { try check("feed.deletes") }
  func testFeedRunsInner() throws { try check("feed.runs-inner") }
  func testFeedBefore() throws { try check("feed.before") }
  func testFeedNothing() throws { try check("feed.nothing") }
  func testFeedMissing() throws { try check("feed.missing") }
  func testFeedClock() throws { try check("feed.clock") }
  func testFeedSilent() throws { try check("feed.silent") }
  func testFeedRemembersNothing() throws { try check("feed.remembers-nothing") }
  func testFeedPureByReading() throws { try check("feed.pure-by-reading") }

  // MARK: - Step 3: logging

  func testLoggingOnce() throws { try check("logging.once") }
  func testLoggingAction() throws { try check("logging.action") }
  func testLoggingNewValue() throws { try check("logging.new-value") }
  func testLoggingRunsInner() throws { try check("logging.runs-inner") }
  func testLoggingSilent() throws { try check("logging.silent") }
  func testLoggingRemembersNothing() throws { try check("logging.remembers-nothing") }
  func testLoggingPureByReading() throws { try check("logging.pure-by-reading") }

  // MARK: - Step 4: compose and with

  func testWithApplies() throws { try check("with.applies") }
  func testComposeRightToLeft() throws { try check("compose.right-to-left") }
  func testComposeLayers() throws { try check("compose.layers") }
  func testEnhancedRecords() throws { try check("enhanced.records") }
  func testEnhancedLogs() throws { try check("enhanced.logs") }
  func testEnhancedRemembersNothing() throws { try check("enhanced.remembers-nothing") }
  func testComposePureByReading() throws { try check("compose.pure-by-reading") }

  // MARK: - Step 5: filterActions

  func testFilterRefuses() throws { try check("filter.refuses") }
  func testFilterLetsThrough() throws { try check("filter.lets-through") }
  func testFilterTwice() throws { try check("filter.twice") }
  func testFilterRemembersNothing() throws { try check("filter.remembers-nothing") }
  func testFilterPureByReading() throws { try check("filter.pure-by-reading") }

  // MARK: - Step 6: undoable

  func testUndoAction() throws { try check("undo.action") }
  func testUndoUndo() throws { try check("undo.undo") }
  func testUndoRedo() throws { try check("undo.redo") }
  func testUndoNewAction() throws { try check("undo.new-action") }
  func testUndoNothingLeft() throws { try check("undo.nothing-left") }
  func testUndoLimit() throws { try check("undo.limit") }
  func testUndoNoLimit() throws { try check("undo.no-limit") }
  func testUndoInnerOnce() throws { try check("undo.inner-once") }
  func testUndoInState() throws { try check("undo.in-state") }
  func testUndoAnySequence() throws { try check("undo.any-sequence") }
  func testUndoPureByReading() throws { try check("undo.pure-by-reading") }

  // MARK: - Step 7: Store

  func testStoreSend() throws { try check("store.send") }
  func testStoreInitial() throws { try check("store.initial") }
  func testStoreOnce() throws { try check("store.once") }
  func testStoreTwo() throws { try check("store.two") }
  func testStoreOnlySend() throws { try check("store.only-send") }

  // MARK: - Step 8: the whole app

  func testScreenLines() throws { try check("screen.lines") }
  func testScreenNoPrimes() throws { try check("screen.no-primes") }
  func testScreenButtons() throws { try check("screen.buttons") }
  func testAppShowsAtOnce() throws { try check("app.shows-at-once") }
  func testAppShowsEach() throws { try check("app.shows-each") }
  func testAppUndo() throws { try check("app.undo") }
  func testAppLayers() throws { try check("app.layers") }
  func testAppTwo() throws { try check("app.two") }
  func testAppSilent() throws { try check("app.silent") }
  func testScreenPureByReading() throws { try check("screen.pure-by-reading") }
}
