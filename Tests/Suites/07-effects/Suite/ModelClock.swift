/// A right clock; those that make a mistake do one thing of it differently.
class ModelClock {
  var now = 0
  /// In the order in which they are due.
  var waiting: [(due: Int, done: () -> Void)] = []

  required init() {}

  func wait(_ seconds: Int, _ done: @escaping () -> Void) {
    let due = now + seconds
    let place = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, done), at: place)
  }

  func advance(by seconds: Int) {
    let end = now + seconds
    while let next = waiting.first, next.due <= end {
      waiting.removeFirst()
      now = next.due
      next.done()
    }
    now = end
  }
}
