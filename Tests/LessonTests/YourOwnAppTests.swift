/// Lesson 8, check by check.
final class YourOwnAppTests: LessonTestCase {
  override class var lesson: Int { 8 }

  // MARK: - Step 1: what can happen

  func testAddEmpty() throws { try check("add.empty") }
  func testAddLine() throws { try check("add.line") }
  func testAddTime() throws { try check("add.time") }
  func testAddNumbers() throws { try check("add.numbers") }
  func testAddNames() throws { try check("add.names") }
  func testAddNoSeconds() throws { try check("add.no-seconds") }
  func testAddSameAnswer() throws { try check("add.same-answer") }

  // MARK: - Step 2: one timer

  func testTimerStart() throws { try check("timer.start") }
  func testTimerPause() throws { try check("timer.pause") }
  func testTimerRings() throws { try check("timer.rings") }
  func testTimerStartRinging() throws { try check("timer.start-ringing") }
  func testTimerReset() throws { try check("timer.reset") }
  func testTimerOthers() throws { try check("timer.others") }
  func testTimerMissing() throws { try check("timer.missing") }
  func testTimerSameAnswer() throws { try check("timer.same-answer") }

  // MARK: - Step 3: forEach

  func testForEachPart() throws { try check("for-each.part") }
  func testForEachOthers() throws { try check("for-each.others") }
  func testForEachNothing() throws { try check("for-each.nothing") }
  func testRemoveGone() throws { try check("remove.gone") }
  func testRemoveNumber() throws { try check("remove.number") }
  func testRemoveMissing() throws { try check("remove.missing") }
  func testAppAnySequence() throws { try check("app.any-sequence") }
  func testAppSameAnswer() throws { try check("app.same-answer") }
  func testAppSilent() throws { try check("app.silent") }
  func testAppPureByReading() throws { try check("app.pure-by-reading") }

  // MARK: - Step 4: two layers

  func testAtMostFull() throws { try check("at-most.full") }
  func testAtMostPasses() throws { try check("at-most.passes") }
  func testAtMostRoomAgain() throws { try check("at-most.room-again") }
  func testBellRings() throws { try check("bell.rings") }
  func testBellOnce() throws { try check("bell.once") }
  func testBellAgain() throws { try check("bell.again") }
  func testBellOrder() throws { try check("bell.order") }
  func testLayersRunOnce() throws { try check("layers.run-once") }
  func testLayersSameAnswer() throws { try check("layers.same-answer") }
  func testLayersSilent() throws { try check("layers.silent") }
  func testLayersPureByReading() throws { try check("layers.pure-by-reading") }

  // MARK: - Step 5: startKitchen

  func testKitchenShowsAtOnce() throws { try check("kitchen.shows-at-once") }
  func testKitchenShowsEach() throws { try check("kitchen.shows-each") }
  func testKitchenBell() throws { try check("kitchen.bell") }
  func testKitchenEight() throws { try check("kitchen.eight") }
  func testKitchenTwo() throws { try check("kitchen.two") }
  func testKitchenSilent() throws { try check("kitchen.silent") }

  // MARK: - Step 6: kitchenWorks

  func testWorksAccepts() throws { try check("works.accepts") }
  func testWorksTime() throws { try check("works.time") }
  func testWorksStart() throws { try check("works.start") }
  func testWorksPause() throws { try check("works.pause") }
  func testWorksReset() throws { try check("works.reset") }
  func testWorksRemove() throws { try check("works.remove") }
  func testWorksAdd() throws { try check("works.add") }
  func testWorksSameAnswer() throws { try check("works.same-answer") }
  func testWorksSilent() throws { try check("works.silent") }
}
