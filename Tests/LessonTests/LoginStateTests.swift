/// Lesson 3, check by check.
final class LoginStateTests: LessonTestCase {
  override class var lesson: Int { 3 }

  // MARK: - Step 1: reduce

  func testLoginUsername() throws { try check("login.username") }
  func testLoginPassword() throws { try check("login.password") }
  func testLoginTriggerLoading() throws { try check("login.trigger-loading") }
  func testLoginTriggerClearsError() throws { try check("login.trigger-clears-error") }
  func testLoginTriggerClearsData() throws { try check("login.trigger-clears-data") }
  func testLoginTriggerKeeps() throws { try check("login.trigger-keeps") }
  func testLoginSuccessLoading() throws { try check("login.success-loading") }
  func testLoginSuccessData() throws { try check("login.success-data") }
  func testLoginSuccessKeeps() throws { try check("login.success-keeps") }
  func testLoginErrorLoading() throws { try check("login.error-loading") }
  func testLoginErrorStored() throws { try check("login.error-stored") }
  func testLoginErrorKeeps() throws { try check("login.error-keeps") }
  func testLoginSilent() throws { try check("login.silent") }
  func testLoginSameAnswer() throws { try check("login.same-answer") }
  func testLoginPureByReading() throws { try check("login.pure-by-reading") }

  // MARK: - Step 2: canTriggerLogin

  func testCanTriggerReady() throws { try check("can-trigger.ready") }
  func testCanTriggerUsername() throws { try check("can-trigger.username") }
  func testCanTriggerPassword() throws { try check("can-trigger.password") }
  func testCanTriggerLoading() throws { try check("can-trigger.loading") }
  func testCanTriggerOutcome() throws { try check("can-trigger.outcome") }
  func testCanTriggerDerived() throws { try check("can-trigger.derived") }
  func testCanTriggerSameAnswer() throws { try check("can-trigger.same-answer") }
  func testCanTriggerPureByReading() throws { try check("can-trigger.pure-by-reading") }

  // MARK: - Step 3: story

  func testStoryTyping() throws { try check("story.typing") }
  func testStoryFailedLogin() throws { try check("story.failed-login") }
  func testStoryCorrection() throws { try check("story.correction") }
  func testStorySecondLogin() throws { try check("story.second-login") }
  func testStoryEnd() throws { try check("story.end") }
  func testStorySameAnswer() throws { try check("story.same-answer") }
  func testStoryPureByReading() throws { try check("story.pure-by-reading") }

  // MARK: - Step 4: failures

  func testTesterFindsIdle() throws { try check("tester.finds-idle") }
  func testTesterAcceptsRight() throws { try check("tester.accepts-right") }
  func testTesterFindsForgotten() throws { try check("tester.finds-forgotten") }
  func testTesterFindsLeftovers() throws { try check("tester.finds-leftovers") }
  func testTesterFindsMeddling() throws { try check("tester.finds-meddling") }
  func testTesterFindsWrongValues() throws { try check("tester.finds-wrong-values") }
  func testTesterSameAnswer() throws { try check("tester.same-answer") }
  func testTesterPureByReading() throws { try check("tester.pure-by-reading") }
}
