// Fails: clock.order
// Diagnosis: What is due is picked out in the order of `wait`, and called; who comes meanwhile waits.
// Mistake: clock-in-order-of-wait

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.append((now + seconds, done))
  }

  func advance(by seconds: Int) {
    now += seconds
    let due = waiting.filter { $0.due <= now }
    waiting.removeAll { $0.due <= now }
    for next in due { next.done() }
  }
}
