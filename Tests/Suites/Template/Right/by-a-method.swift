// MARK: - Step 1: next

func next(_ number: Int) -> Int {
  return number.advanced(by: 1)
}
