// Fails: next.adds-one
// Diagnosis: The number before is taken for the one that follows.
// Mistake: next-goes-down

// MARK: - Step 1: next

func next(_ number: Int) -> Int {
  return number - 1
}
