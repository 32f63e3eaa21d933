// Fails: bell.rings
// Diagnosis: The name is put together from the words of a line, so its blanks get lost.

// MARK: - Step 4: two layers

func bell(
  _ reducer: @escaping Reducer<AppState, AppEvent>, ring: @escaping (String) -> Void
) -> Reducer<AppState, AppEvent> {
  return { state, event in
    func ringing() -> [[Substring]] {
      screen(of: state).map { $0.split(separator: " ") }.filter { $0.last == "rings" }
    }
    let before = Set(ringing().map { $0[0] })
    reducer(&state, event)
    for words in ringing() where !before.contains(words[0]) {
      ring(words.dropFirst().dropLast(2).joined(separator: " "))
    }
  }
}
