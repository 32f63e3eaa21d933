// Lesson 5 · Combine and pullback: combines the first with all the others, again and again.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  return inOrder(reducers[...])
}

/// The first, then all the others.
private func inOrder<Value, Action>(
  _ reducers: ArraySlice<(inout Value, Action) -> Void>
) -> (inout Value, Action) -> Void {
  guard let first = reducers.first else { return { _, _ in } }
  let others = inOrder(reducers.dropFirst())
  return { value, action in
    first(&value, action)
    others(&value, action)
  }
}

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { whole, action in
    func change(_ part: inout LocalValue) { reducer(&part, action) }
    change(&whole[keyPath: value])
  }
}

// MARK: - Step 6: appReducer

// As one that knows the screens; nobody sees how it is put together.
let appReducer: (inout AppState, AppAction) -> Void = combine(
  combine(
    pullback(favoritesReducer, value: \.favoritePokemons, action: \.favorites),
    pullback(pokemonListReducer, value: \.pokemonList, action: \.pokemonList)),
  pullback(accountReducer, value: \.settings, action: \.account)
)
