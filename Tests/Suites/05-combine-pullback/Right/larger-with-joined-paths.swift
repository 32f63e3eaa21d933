// Lesson 5 · Combine and pullback: the larger app reaches each counter along one joined path.

// MARK: - Step 7: one more screen

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(counterReducer, value: \Counters.left, action: \CountersAction.left),
  pullback(counterReducer, value: \Counters.right, action: \CountersAction.right)
)

// `\.counters?.left` can only be read, and `pullback` wants a path that can be written.
extension LargerAction {
  var leftCounter: CounterAction? {
    get { counters?.left }
    set { if case .counters(.left) = self, let newValue { self = .counters(.left(newValue)) } }
  }

  var rightCounter: CounterAction? {
    get { counters?.right }
    set { if case .counters(.right) = self, let newValue { self = .counters(.right(newValue)) } }
  }
}

let largerReducer: Reducer<LargerState, LargerAction> = combine(
  pullback(counterReducer, value: \.counters.left, action: \.leftCounter),
  pullback(counterReducer, value: \.counters.right, action: \.rightCounter),
  pullback(appReducer, value: \.app, action: \.app)
)
