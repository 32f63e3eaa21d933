// Fails: specimen.square
// Diagnosis: a function that was to be read was changed.

// MARK: - Step 2: the specimens

func square(_ number: Int) -> Int {
  return number * number
}
