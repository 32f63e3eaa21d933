// Fails: clock.order
// Diagnosis: There is room for one call in each second, and a later one takes its place.
// Mistake: clock-one-for-each-second

// MARK: - Step 5: TestClock

extension TestClock {
  private var waiting: [Int: () -> Void] = [:]

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    waiting[now + seconds] = done
  }

  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.keys.min(), next <= end {
      now = next
      waiting.removeValue(forKey: next)?()
    }
    now = end
  }
}
