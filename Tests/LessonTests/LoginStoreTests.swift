/// Lesson 4, check by check.
final class LoginStoreTests: LessonTestCase {
  override class var lesson: Int { 4 }

  // MARK: - Step 1: Store

  func testStoreDispatch() throws { try check("store.dispatch") }
  func testStoreInitial() throws { try check("store.initial") }
  func testStoreReplay() throws { try check("store.replay") }
  func testStoreHistory() throws { try check("store.history") }
  func testStoreUnchanged() throws { try check("store.unchanged") }
  func testStoreEveryone() throws { try check("store.everyone") }
  func testStoreStateFirst() throws { try check("store.state-first") }
  func testStoreUnsubscribe() throws { try check("store.unsubscribe") }
  func testStoreTwo() throws { try check("store.two") }
  func testStoreGoesAway() throws { try check("store.goes-away") }
  func testStoreOnlyDispatch() throws { try check("store.only-dispatch") }
  func testStorePureByReading() throws { try check("store.pure-by-reading") }

  // MARK: - Step 2: order and safety

  func testOrderSubscriptionOrder() throws { try check("order.subscription-order") }
  func testOrderAfterUnsubscribing() throws { try check("order.after-unsubscribing") }
  func testSafetyUnknownId() throws { try check("safety.unknown-id") }
  func testSafetySameIdTwice() throws { try check("safety.same-id-twice") }
  func testSafetySameClosure() throws { try check("safety.same-closure") }
  func testSafetyUnsubscribeSelf() throws { try check("safety.unsubscribe-self") }
  func testSafetyUnsubscribeEarlier() throws { try check("safety.unsubscribe-earlier") }
  func testSafetyUnsubscribeLater() throws { try check("safety.unsubscribe-later") }
  func testSafetySubscribeInside() throws { try check("safety.subscribe-inside") }
  func testSafetyForgets() throws { try check("safety.forgets") }
  func testSafetyRemembersNothing() throws { try check("safety.remembers-nothing") }

  // MARK: - Step 3: LoginScreen

  func testScreenFirstLines() throws { try check("screen.first-lines") }
  func testScreenDrawnOnce() throws { try check("screen.drawn-once") }
  func testScreenTyping() throws { try check("screen.typing") }
  func testScreenFollowsStore() throws { try check("screen.follows-store") }
  func testScreenOnlyStale() throws { try check("screen.only-stale") }
  func testScreenSameText() throws { try check("screen.same-text") }
  func testScreenTogether() throws { try check("screen.together") }
  func testScreenGoesAway() throws { try check("screen.goes-away") }
  func testScreenUnsubscribes() throws { try check("screen.unsubscribes") }
  func testScreenRemembersNothing() throws { try check("screen.remembers-nothing") }

  // MARK: - Step 4: dispatch inside an observer

  func testInsideNothingLost() throws { try check("inside.nothing-lost") }
  func testInsideInOrder() throws { try check("inside.in-order") }
  func testInsideSeveral() throws { try check("inside.several") }
  func testInsideOneAfterAnother() throws { try check("inside.one-after-another") }
  func testInsideAnyPlan() throws { try check("inside.any-plan") }
  func testInsideWhileSubscribing() throws { try check("inside.while-subscribing") }
  func testInsideNewcomer() throws { try check("inside.newcomer") }
  func testInsideUnsubscribed() throws { try check("inside.unsubscribed") }
  func testInsideRemembersNothing() throws { try check("inside.remembers-nothing") }
}
