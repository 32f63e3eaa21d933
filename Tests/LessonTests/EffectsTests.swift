/// Lesson 7, check by check.
final class EffectsTests: LessonTestCase {
  override class var lesson: Int { 7 }

  // MARK: - Step 1: loginReducer

  func testLoginTyping() throws { try check("login.typing") }
  func testLoginTap() throws { try check("login.tap") }
  func testLoginAsks() throws { try check("login.asks") }
  func testLoginAnswered() throws { try check("login.answered") }
  func testLoginErrorGoes() throws { try check("login.error-goes") }
  func testLoginCancel() throws { try check("login.cancel") }
  func testLoginCancelOnlyServer() throws { try check("login.cancel-only-server") }
  func testLoginOldClock() throws { try check("login.old-clock") }
  func testLoginAnyRun() throws { try check("login.any-run") }
  func testLoginSilent() throws { try check("login.silent") }
  func testLoginSameAnswer() throws { try check("login.same-answer") }
  func testLoginPureByReading() throws { try check("login.pure-by-reading") }

  // MARK: - Step 2: Store

  func testStoreSend() throws { try check("store.send") }
  func testStoreOnce() throws { try check("store.once") }
  func testStoreAsks() throws { try check("store.asks") }
  func testStoreAnswer() throws { try check("store.answer") }
  func testStoreWait() throws { try check("store.wait") }
  func testStoreAgain() throws { try check("store.again") }
  func testStoreAtOnce() throws { try check("store.at-once") }
  func testStoreTwo() throws { try check("store.two") }
  func testStoreGoesAway() throws { try check("store.goes-away") }
  func testStoreOnlySend() throws { try check("store.only-send") }

  // MARK: - Step 3: answers that come too late

  func testLateCancel() throws { try check("late.cancel") }
  func testLateReplace() throws { try check("late.replace") }
  func testLateOldAnswer() throws { try check("late.old-answer") }
  func testLateOnce() throws { try check("late.once") }
  func testLateOthers() throws { try check("late.others") }
  func testLateOneTable() throws { try check("late.one-table") }
  func testLateAnyOrder() throws { try check("late.any-order") }
  func testLateAtOnce() throws { try check("late.at-once") }
  func testLateRemembersNothing() throws { try check("late.remembers-nothing") }

  // MARK: - Step 4: combine and pullback

  func testCombineValues() throws { try check("combine.values") }
  func testCombineEffects() throws { try check("combine.effects") }
  func testMapActions() throws { try check("map.actions") }
  func testMapIds() throws { try check("map.ids") }
  func testPullbackPart() throws { try check("pullback.part") }
  func testPullbackForeign() throws { try check("pullback.foreign") }
  func testPullbackEffects() throws { try check("pullback.effects") }
  func testTwoBoth() throws { try check("two.both") }
  func testTwoApart() throws { try check("two.apart") }
  func testPartsSilent() throws { try check("parts.silent") }
  func testPartsSameAnswer() throws { try check("parts.same-answer") }
  func testPartsPureByReading() throws { try check("parts.pure-by-reading") }

  // MARK: - Step 5: TestClock

  func testClockTime() throws { try check("clock.time") }
  func testClockOnlyAdvance() throws { try check("clock.only-advance") }
  func testClockOrder() throws { try check("clock.order") }
  func testClockOnce() throws { try check("clock.once") }
  func testClockInside() throws { try check("clock.inside") }
  func testClockAnyScript() throws { try check("clock.any-script") }
  func testClockTwo() throws { try check("clock.two") }

  // MARK: - Step 6: loginWorks

  func testWorksAccepts() throws { try check("works.accepts") }
  func testWorksNeverAsks() throws { try check("works.never-asks") }
  func testWorksWrongWords() throws { try check("works.wrong-words") }
  func testWorksCancel() throws { try check("works.cancel") }
  func testWorksErrorStays() throws { try check("works.error-stays") }
  func testWorksOldClock() throws { try check("works.old-clock") }
  func testWorksSilent() throws { try check("works.silent") }
  func testWorksSameAnswer() throws { try check("works.same-answer") }
}
