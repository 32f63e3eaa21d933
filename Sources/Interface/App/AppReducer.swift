import Curriculum

/// The whole interface: each screen's small reducer pulled back to the whole state, then those that
/// see all of it.
///
/// `combine` keeps the order: a screen has changed before navigation and effects look at it.
package func makeAppReducer() -> Reducer<AppState, AppEvent> {
  combine(
    pullback(menuReducer, state: \.menu, event: \.menu),
    pullback(readerReducer, state: \.reader, event: \.reader),
    pullback(lessonReducer, state: \.lesson, event: \.lesson),
    pullback(searchReducer, state: \.search, event: \.search),
    pullback(playerReducer, state: \.player, event: \.player),
    pullback(scratchReducer, state: \.scratch, event: \.scratch),
    navigationReducer,
    verdictReducer,
    effectReducer,
    playerEffectReducer,
    scratchEffectReducer,
    languageReducer,
    watchReducer,
    hintReducer,
    solutionReducer,
    placeReducer
  )
}
