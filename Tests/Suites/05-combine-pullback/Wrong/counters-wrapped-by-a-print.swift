// Fails: larger.pure-by-reading
// Diagnosis: A helper wraps both counters, and prints when one arrives at a number far away.

// MARK: - Step 7: one more screen

/// Does what `reducer` does, and celebrates one number.
func celebrating(
  _ number: Int, _ reducer: @escaping Reducer<Int, CounterAction>
) -> Reducer<Int, CounterAction> {
  return { count, action in
    reducer(&count, action)
    if count == number { print("Hooray, \(count)!") }
  }
}

let countersReducer: Reducer<Counters, CountersAction> = combine(
  pullback(celebrating(31_415_926, counterReducer), value: \.left, action: \.left),
  pullback(celebrating(31_415_926, counterReducer), value: \.right, action: \.right)
)
