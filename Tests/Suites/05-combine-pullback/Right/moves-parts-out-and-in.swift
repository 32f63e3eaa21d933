// Lesson 5 · Combine and pullback: takes each part out, changes it, and puts it in again.

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return pullback(
    reducer, get: { $0[keyPath: value] }, set: { $0[keyPath: value] = $1 })
}

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return { globalValue, globalAction in
    guard let own = globalAction[keyPath: action] else { return }
    var part = globalValue[keyPath: value]
    reducer(&part, own)
    globalValue[keyPath: value] = part
  }
}

// MARK: - Step 5: three small reducers

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  switch action {
  case .favoritePokemon(let pokemon):
    state = state + [pokemon]
  case .removeFavoritePokemon(let pokemon):
    for (index, favorite) in zip(state.indices, state)
    where favorite.name == pokemon.name && favorite.level == pokemon.level {
      state.remove(at: index)
      return
    }
  }
}
