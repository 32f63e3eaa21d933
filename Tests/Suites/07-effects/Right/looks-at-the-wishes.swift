// Lesson 7 · Effects: a test that reads the slips of paper, and carries none of them out.

// MARK: - Step 6: loginWorks

/// Whatever a login has begun, and nobody has answered or cancelled.
struct Slips {
  var questions: [String: (words: [String], then: (LoginResult) -> LoginAction)] = [:]
  var clocks: [String: (seconds: Int, then: LoginAction)] = [:]

  mutating func take(_ effects: [Effect<LoginAction>]) {
    for effect in effects {
      switch effect {
      case .logIn(let id, let username, let password, let then):
        clocks[id] = nil
        questions[id] = ([username, password], then)
      case .wait(let id, let seconds, let then):
        questions[id] = nil
        clocks[id] = (seconds, then)
      case .cancel(let id):
        questions[id] = nil
        clocks[id] = nil
      }
    }
  }
}

func loginWorks(_ reducer: @escaping Reducer<LoginState, LoginAction>) -> Bool {
  let start = LoginState(username: "Ada", password: "1815")
  for error in [LoginError.offline, .usernamePasswordMismatch] {
    var (state, slips) = (start, Slips())

    slips.take(reducer(&state, .loginTapped))
    guard state.loading, slips.clocks.isEmpty, slips.questions.count == 1 else { return false }
    guard let question = slips.questions.sorted(by: { $0.key < $1.key }).first?.value,
      question.words == ["Ada", "1815"],
      question.then(.failure(error)) == .answered(.failure(error)),
      question.then(.success("Ada-1")) == .answered(.success("Ada-1"))
    else { return false }

    // Two ways to go on: somebody cancels, or the server answers.
    var (cancelled, none) = (state, slips)
    none.take(reducer(&cancelled, .cancelTapped))
    guard cancelled == start, none.questions.isEmpty else { return false }

    // Answered, so it is no longer under way.
    slips.questions = [:]
    slips.take(reducer(&state, question.then(.failure(error))))
    guard state.error == error, !state.loading, slips.clocks.count == 1,
      let clock = slips.clocks.sorted(by: { $0.key < $1.key }).first?.value, clock.seconds == 3,
      clock.then == .errorWasSeen
    else { return false }

    // Again two ways: a tap stops the clock, or it rings.
    var (again, seen) = (state, state)
    var stopped = slips
    stopped.take(reducer(&again, .loginTapped))
    guard stopped.clocks.isEmpty, stopped.questions.count == 1, again.error == nil else {
      return false
    }
    guard reducer(&seen, clock.then).isEmpty, seen == start else { return false }
  }
  return true
}
