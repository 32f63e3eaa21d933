/// Lesson 5, check by check.
final class CombinePullbackTests: LessonTestCase {
  override class var lesson: Int { 5 }

  // MARK: - Step 1: combine

  func testCombineRunsAll() throws { try check("combine.runs-all") }
  func testCombineOrder() throws { try check("combine.order") }
  func testCombineSeesBefore() throws { try check("combine.sees-before") }
  func testCombineAgain() throws { try check("combine.again") }
  func testCombineNone() throws { try check("combine.none") }
  func testCombineAssociative() throws { try check("combine.associative") }
  func testCombineSilent() throws { try check("combine.silent") }
  func testCombinePureByReading() throws { try check("combine.pure-by-reading") }

  // MARK: - Step 2: pullback with get and set

  func testGetSetChangesPart() throws { try check("get-set.changes-part") }
  func testGetSetOnce() throws { try check("get-set.once") }
  func testGetSetRemembersNothing() throws { try check("get-set.remembers-nothing") }
  func testGetSetSelf() throws { try check("get-set.self") }
  func testGetSetSilent() throws { try check("get-set.silent") }
  func testGetSetPureByReading() throws { try check("get-set.pure-by-reading") }

  // MARK: - Step 3: pullback along a key path

  func testKeyPathChangesPart() throws { try check("key-path.changes-part") }
  func testKeyPathOnce() throws { try check("key-path.once") }
  func testKeyPathRemembersNothing() throws { try check("key-path.remembers-nothing") }
  func testKeyPathSelf() throws { try check("key-path.self") }
  func testKeyPathJoined() throws { try check("key-path.joined") }
  func testKeyPathSilent() throws { try check("key-path.silent") }
  func testKeyPathPureByReading() throws { try check("key-path.pure-by-reading") }

  // MARK: - Step 4: pullback of value and action

  func testActionOwn() throws { try check("action.own") }
  func testActionForeign() throws { try check("action.foreign") }
  func testActionOnce() throws { try check("action.once") }
  func testActionRemembersNothing() throws { try check("action.remembers-nothing") }
  func testActionWholeValue() throws { try check("action.whole-value") }
  func testActionJoined() throws { try check("action.joined") }
  func testActionSilent() throws { try check("action.silent") }
  func testActionPureByReading() throws { try check("action.pure-by-reading") }

  // MARK: - Step 5: three small reducers

  func testAccountEmailCheck() throws { try check("account.email-check") }
  func testAccountRegister() throws { try check("account.register") }
  func testAccountLogin() throws { try check("account.login") }
  func testAccountLogout() throws { try check("account.logout") }
  func testAccountSilent() throws { try check("account.silent") }
  func testListLoad() throws { try check("list.load") }
  func testListSilent() throws { try check("list.silent") }
  func testFavoritesAdd() throws { try check("favorites.add") }
  func testFavoritesRemove() throws { try check("favorites.remove") }
  func testFavoritesRemoveTwiceThere() throws { try check("favorites.remove-twice-there") }
  func testFavoritesRemoveMissing() throws { try check("favorites.remove-missing") }
  func testFavoritesSilent() throws { try check("favorites.silent") }
  func testPartsRemembersNothing() throws { try check("parts.remembers-nothing") }
  func testPartsPureByReading() throws { try check("parts.pure-by-reading") }

  // MARK: - Step 6: appReducer

  func testAppAccount() throws { try check("app.account") }
  func testAppPokemonList() throws { try check("app.pokemon-list") }
  func testAppFavorites() throws { try check("app.favorites") }
  func testAppAnySequence() throws { try check("app.any-sequence") }
  func testAppTwoStates() throws { try check("app.two-states") }
  func testAppSilent() throws { try check("app.silent") }
  func testAppPureByReading() throws { try check("app.pure-by-reading") }

  // MARK: - Step 7: one more screen

  func testCountersLeft() throws { try check("counters.left") }
  func testCountersRight() throws { try check("counters.right") }
  func testCountersBoth() throws { try check("counters.both") }
  func testCountersSilent() throws { try check("counters.silent") }
  func testLargerApp() throws { try check("larger.app") }
  func testLargerCounters() throws { try check("larger.counters") }
  func testLargerAnySequence() throws { try check("larger.any-sequence") }
  func testLargerRemembersNothing() throws { try check("larger.remembers-nothing") }
  func testLargerSilent() throws { try check("larger.silent") }
  func testLargerPureByReading() throws { try check("larger.pure-by-reading") }
}
