// Fails: safety.unknown-id
// Diagnosis: Each store numbers its subscriptions, so that two stores give the same ids.

// MARK: - Step 1: Store

extension Store {
  private var count = 0

  func subscribe(observer: @escaping Observer) -> UUID {
    count += 1
    let digits = String(count)
    let zeros = String(repeating: "0", count: 12 - digits.count)
    let subscriptionID = UUID(uuidString: "00000000-0000-4000-8000-\(zeros)\(digits)") ?? UUID()
    subscriptions.append((subscriptionID, observer))
    observer(nil, state)
    return subscriptionID
  }
}
