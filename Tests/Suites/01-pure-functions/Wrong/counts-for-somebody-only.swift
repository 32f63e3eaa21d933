// Fails: increase.ignores-global
// Diagnosis: it asks who the user is: a hidden input.

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return userName.isEmpty ? state : state + 1
}
