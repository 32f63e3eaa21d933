// Fails: late.one-table
// Diagnosis: Server and clock have lists of their own, so one never takes the place of the other.
// Mistake: two-tables

// MARK: - Step 2: Store

extension Store {
  // Without: begin(_:)
  // Without: end(_:_:with:)
  // Without: underWay

  private var asked: [String: Int] = [:]
  private var waiting: [String: Int] = [:]

  private func perform(_ effect: Effect<Action>) {
    count += 1
    let number = count
    switch effect {
    case .logIn(let id, let username, let password, let then):
      asked[id] = number
      environment.logIn(username, password) { [weak self] result in
        guard let self, asked[id] == number else { return }
        asked[id] = nil
        send(then(result))
      }
    case .wait(let id, let seconds, let then):
      waiting[id] = number
      environment.wait(seconds) { [weak self] in
        guard let self, waiting[id] == number else { return }
        waiting[id] = nil
        send(then)
      }
    case .cancel(let id):
      asked[id] = nil
      waiting[id] = nil
    }
  }
}
