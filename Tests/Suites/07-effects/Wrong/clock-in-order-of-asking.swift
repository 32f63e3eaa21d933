// Fails: clock.order
// Diagnosis: What is due is called in the order of `wait`, whatever its time.
// Mistake: clock-in-order-of-wait

// MARK: - Step 5: TestClock

extension TestClock {
  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting.append((now + seconds, done))
  }

  func advance(by seconds: Int) {
    let end = now + seconds
    while let index = waiting.firstIndex(where: { $0.due <= end }) {
      let next = waiting.remove(at: index)
      now = max(now, next.due)
      next.done()
    }
    now = end
  }
}
