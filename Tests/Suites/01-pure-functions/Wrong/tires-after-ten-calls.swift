// Fails: increase.same-answer
// Diagnosis: A counter outside counts the calls, and from the eleventh on the answer is another one.

// MARK: - Step 1: increaseB

var calls = 0

func increaseB(state: Int) -> Int {
  calls += 1
  return calls > 10 ? state + 2 : state + 1
}
