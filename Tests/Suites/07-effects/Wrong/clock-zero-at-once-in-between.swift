// Fails: clock.inside
// Diagnosis: While `advance` is at work, a wait for nothing is called inside of `wait`.
// Mistake: clock-calls-after-zero

// MARK: - Step 5: TestClock

extension TestClock {
  private var isAdvancing = false

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    guard seconds > 0 || !isAdvancing else {
      done()
      return
    }
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }

  func advance(by seconds: Int) {
    isAdvancing = true
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
    isAdvancing = false
  }
}
