import YourOwnAppScript

/// What the model's app knows.
struct Kitchen: Equatable {
  /// In the order of their numbers.
  var timers: [KitchenTimer] = []
  /// How many were ever added.
  var count = 0
}

/// One timer of the model's app.
struct KitchenTimer: Equatable {
  var id: Int
  var name: String
  /// From where it goes down.
  var seconds: Int
  var secondsLeft: Int
  var isRunning = false

  init(id: Int, name: String, seconds: Int) {
    (self.id, self.name, self.seconds, secondsLeft) = (id, name, seconds, seconds)
  }

  var rings: Bool { secondsLeft == 0 }
}

extension Kitchen {
  mutating func add(_ name: String, _ seconds: Int) {
    guard seconds > 0 else { return }
    count += 1
    timers.append(KitchenTimer(id: count, name: name, seconds: seconds))
  }

  mutating func remove(_ id: Int) { timers.removeAll { $0.id == id } }

  /// The place of a number in the list; none if it isn't there.
  func places(of id: Int) -> [Int] { timers.indices.filter { timers[$0].id == id } }
}

extension KitchenTimer {
  mutating func tap(_ event: TimerEvent) {
    switch event {
    case .startTapped: isRunning = !rings
    case .pauseTapped: isRunning = false
    case .resetTapped: (secondsLeft, isRunning) = (seconds, false)
    }
  }

  mutating func secondPassed() {
    guard isRunning else { return }
    secondsLeft -= 1
    isRunning = !rings
  }

  var status: String { rings ? "rings" : isRunning ? "running" : "stopped" }

  var time: String { "\(secondsLeft / 60):\(twoDigits(secondsLeft % 60))" }

  var line: String { "\(id) \(name) \(time) \(status)" }
}

/// A number below 100 with two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
