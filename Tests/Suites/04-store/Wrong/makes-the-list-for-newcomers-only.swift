// Fails: safety.forgets
// Diagnosis: The list of a round is kept until somebody subscribes, with those who have left since.
// Mistake: round-keeps-observers

// MARK: - Step 1: Store

extension Store {
  private var round: [(UUID, Observer)]?

  func subscribe(observer: @escaping Observer) -> UUID {
    let subscriptionID = UUID()
    subscriptions.append((subscriptionID, observer))
    round = nil
    observer(nil, state)
    return subscriptionID
  }

  private func tell(_ oldState: State, _ newState: State) {
    let recipients = round ?? subscriptions
    round = recipients
    for (id, observer) in recipients where isSubscribed(id) { observer(oldState, newState) }
  }
}
