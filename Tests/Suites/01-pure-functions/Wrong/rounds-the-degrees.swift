// Fails: specimen.fahrenheit
// Diagnosis: a function that was to be read was changed.

// MARK: - Step 2: the specimens

func fahrenheit(fromCelsius degrees: Int) -> Int {
  return Int((Double(degrees) * 1.8).rounded()) + 32
}
