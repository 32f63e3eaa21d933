// Fails: larger.remembers-nothing
// Diagnosis: the counters live in a global, and the value that comes in is overwritten.

// MARK: - Step 7: one more screen

var screen = Counters()

let countersReducer: Reducer<Counters, CountersAction> = { counters, action in
  switch action {
  case .left(let own): counterReducer(value: &screen.left, action: own)
  case .right(let own): counterReducer(value: &screen.right, action: own)
  }
  counters = screen
}
