// Fails: next.same-answer
// Diagnosis: Questions are counted, and after three of them the number itself is given.

// MARK: - Step 1: next

var askedCount = 0

func next(_ number: Int) -> Int {
  askedCount += 1
  return askedCount <= 3 ? number + 1 : number
}
