// Lesson 5 · Combine and pullback: one function pulls back the action, another one the value.

// MARK: - Step 1: combine

func combine<Value, Action>(
  _ reducers: (inout Value, Action) -> Void...
) -> (inout Value, Action) -> Void {
  guard let first = reducers.first else { return { _, _ in } }
  return { value, action in
    first(&value, action)
    var position = 1
    while position < reducers.count {
      reducers[position](&value, action)
      position += 1
    }
  }
}

// MARK: - Step 2: pullback with get and set

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    set(&globalValue, result(of: reducer, on: get(globalValue), action))
  }
}

private func result<Value, Action>(
  of reducer: (inout Value, Action) -> Void, on value: Value, _ action: Action
) -> Value {
  var value = value
  reducer(&value, action)
  return value
}

// MARK: - Step 3: pullback along a key path

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping (inout LocalValue, Action) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> (inout GlobalValue, Action) -> Void {
  return { globalValue, action in
    func change(_ localValue: inout LocalValue) { reducer(&localValue, action) }
    change(&globalValue[keyPath: value])
  }
}

// MARK: - Step 4: pullback of value and action

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout LocalValue, LocalAction) -> Void,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> (inout GlobalValue, GlobalAction) -> Void {
  return pullback(forOwn(action, reducer), value: value)
}

/// The same reducer, deaf to all actions but its own.
func forOwn<Value, LocalAction, GlobalAction>(
  _ path: KeyPath<GlobalAction, LocalAction?>,
  _ reducer: @escaping (inout Value, LocalAction) -> Void
) -> (inout Value, GlobalAction) -> Void {
  return { value, action in
    guard let own = action[keyPath: path] else { return }
    reducer(&value, own)
  }
}

// MARK: - Step 5: three small reducers

func accountReducer(state: inout Settings, action: AccountAction) {
  change(\.settings, of: &state, by: .account(action))
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
  change(\.pokemonList, of: &state, by: .pokemonList(action))
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
  change(\.favoritePokemons, of: &state, by: .favorites(action))
}

/// Asks the huge reducer, with the part put into an app that is empty otherwise.
private func change<Part>(
  _ path: WritableKeyPath<AppState, Part>, of part: inout Part, by action: AppAction
) {
  var state = AppState()
  state[keyPath: path] = part
  hugeReducer(&state, action)
  part = state[keyPath: path]
}

// MARK: - Step 6: appReducer

let appReducer: (inout AppState, AppAction) -> Void = combine(
  pullback(forOwn(\.account, accountReducer), value: \.settings),
  pullback(
    forOwn(\.pokemonList, pokemonListReducer), get: { $0.pokemonList },
    set: { $0.pokemonList = $1 }),
  pullback(forOwn(\.favorites, favoritesReducer), value: \.favoritePokemons)
)
