import StoreScript

/// The suite's own login: what a right exercise does.
struct Model: StoreSide {
  private let makingStore: (State) -> ModelStore

  /// - Parameters:
  ///   - stores: those that make a mistake are subclasses.
  ///   - screens: as well.
  init(_ stores: ModelStore.Type = ModelStore.self, screens: ModelScreen.Type = ModelScreen.self) {
    makingStore = { initial in
      let store = stores.init(initial)
      store.screens = screens
      return store
    }
  }

  init(makingStore: @escaping (State) -> ModelStore) {
    self.makingStore = makingStore
  }

  func makeStore(_ initial: State) -> any PlayedStore { makingStore(initial) }
  var stateIsWritable: Bool { false }

  static func reduce(_ state: State, _ event: Event) -> State {
    var next = state
    switch event {
    case .onUpdateUsername(let username): next.username = username
    case .onUpdatePassword(let password): next.password = password
    case .onTriggerLogin: (next.loading, next.data, next.error) = (true, nil, nil)
    case .onLoginSuccess(let userID): (next.loading, next.data) = (false, userID)
    case .onLoginError(let error): (next.loading, next.error) = (false, error)
    }
    return next
  }
}
