// Fails: next.pure-by-reading
// Diagnosis: How often it was asked is counted in a global variable, which nobody looks at.

// MARK: - Step 1: next

var askedCount = 0

func next(_ number: Int) -> Int {
  askedCount += 1
  return number + 1
}
