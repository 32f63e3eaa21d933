/// A reducer with one fault, to find out whether the learner's tester notices.
struct BrokenReducer {
  /// What it is called in code, and the key of the remark that says what is wrong with it.
  let name: String
  let reduce: (Model.State, Model.Event) -> Model.State

  init(_ name: String, _ reduce: @escaping (Model.State, Model.Event) -> Model.State) {
    self.name = name
    self.reduce = reduce
  }

  /// Does all that the right reducer does, and then, where the events match, something else.
  init(
    _ name: String, spoiling: @escaping (inout Model.State, Model.State, Model.Event) -> Void
  ) {
    self.init(name) { state, event in
      var next = Model.reduce(state, event)
      spoiling(&next, state, event)
      return next
    }
  }

  static var idle: [BrokenReducer] {
    [BrokenReducer("ignoresEverything") { state, _ in state }]
  }

  /// A field that an event owns keeps its old value.
  static var forgetful: [BrokenReducer] {
    [
      BrokenReducer(
        "ignoresUsername",
        spoiling: { next, old, event in
          if case .onUpdateUsername = event { next.username = old.username }
        }),
      BrokenReducer(
        "ignoresPassword",
        spoiling: { next, old, event in
          if case .onUpdatePassword = event { next.password = old.password }
        }),
      BrokenReducer(
        "neverLoads",
        spoiling: { next, old, event in
          if case .onTriggerLogin = event { next.loading = old.loading }
        }),
      BrokenReducer(
        "loadsOnAfterSuccess",
        spoiling: { next, old, event in
          if case .onLoginSuccess = event { next.loading = old.loading }
        }),
      BrokenReducer(
        "losesUser",
        spoiling: { next, old, event in
          if case .onLoginSuccess = event { next.data = old.data }
        }),
      BrokenReducer(
        "loadsOnAfterError",
        spoiling: { next, old, event in
          if case .onLoginError = event { next.loading = old.loading }
        }),
      BrokenReducer(
        "losesError",
        spoiling: { next, old, event in
          if case .onLoginError = event { next.error = old.error }
        }),
    ]
  }

  /// What the last login left behind is still there when the next one starts.
  static var untidy: [BrokenReducer] {
    [
      BrokenReducer(
        "keepsOldError",
        spoiling: { next, old, event in
          if case .onTriggerLogin = event { next.error = old.error }
        }),
      BrokenReducer(
        "keepsOldUser",
        spoiling: { next, old, event in
          if case .onTriggerLogin = event { next.data = old.data }
        }),
    ]
  }

  /// A field changes that belongs to another event.
  static var meddling: [BrokenReducer] {
    [
      BrokenReducer("startsFromEmpty") { _, event in Model.reduce(Model.State(), event) },
      BrokenReducer(
        "usernameClearsError",
        spoiling: { next, _, event in
          if case .onUpdateUsername = event { next.error = nil }
        }),
      BrokenReducer(
        "passwordClearsError",
        spoiling: { next, _, event in
          if case .onUpdatePassword = event { next.error = nil }
        }),
      BrokenReducer(
        "triggerClearsPassword",
        spoiling: { next, _, event in
          if case .onTriggerLogin = event { next.password = "" }
        }),
      BrokenReducer(
        "successClearsError",
        spoiling: { next, _, event in
          if case .onLoginSuccess = event { next.error = nil }
        }),
      BrokenReducer(
        "errorClearsPassword",
        spoiling: { next, _, event in
          if case .onLoginError = event { next.password = "" }
        }),
      BrokenReducer(
        "errorClearsUser",
        spoiling: { next, _, event in
          if case .onLoginError = event { next.data = nil }
        }),
    ]
  }

  /// The right field changes, but not to the value that came with the event.
  static var mistaken: [BrokenReducer] {
    [
      BrokenReducer("mixesUpTheFields") { state, event in
        switch event {
        case .onUpdateUsername(let text): return Model.reduce(state, .onUpdatePassword(text))
        case .onUpdatePassword(let text): return Model.reduce(state, .onUpdateUsername(text))
        default: return Model.reduce(state, event)
        }
      },
      BrokenReducer(
        "emptiesWhatIsTyped",
        spoiling: { next, _, event in
          switch event {
          case .onUpdateUsername: next.username = ""
          case .onUpdatePassword: next.password = ""
          default: break
          }
        }),
      BrokenReducer(
        "storesUsernameAsUser",
        spoiling: { next, _, event in
          if case .onLoginSuccess = event { next.data = next.username }
        }),
      BrokenReducer(
        "blamesPassword",
        spoiling: { next, _, event in
          if case .onLoginError = event { next.error = .usernamePasswordMismatch }
        }),
      BrokenReducer(
        "blamesNetwork",
        spoiling: { next, _, event in
          if case .onLoginError = event { next.error = .offline }
        }),
    ]
  }
}
