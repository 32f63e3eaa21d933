// Fails: late.at-once
// Diagnosis: While the environment is asked, only one answer is kept: of two the first one is lost.

// MARK: - Step 2: Store

extension Store {
  private var isAsking = false
  private var early: Action?

  private func perform(_ effect: Effect<Action>) {
    switch effect {
    case .logIn(let id, let username, let password, let then):
      let number = begin(id)
      ask {
        environment.logIn(username, password) { [weak self] result in
          self?.end(id, number, with: then(result))
        }
      }
    case .wait(let id, let seconds, let then):
      let number = begin(id)
      ask {
        environment.wait(seconds) { [weak self] in
          self?.end(id, number, with: then)
        }
      }
    case .cancel(let id):
      underWay[id] = nil
    }
  }

  private func ask(_ question: () -> Void) {
    isAsking = true
    question()
    isAsking = false
    if let action = early {
      early = nil
      send(action)
    }
  }

  private func end(_ id: String, _ number: Int, with action: Action) {
    guard underWay[id] == number else { return }
    underWay[id] = nil
    if isAsking { early = action } else { send(action) }
  }
}
