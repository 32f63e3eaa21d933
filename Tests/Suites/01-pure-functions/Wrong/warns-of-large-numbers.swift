// Fails: increase.silent
// Diagnosis: it prints, though only for large numbers.

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  if state > 1_000_000 { print("That is a lot.") }
  return state + 1
}
