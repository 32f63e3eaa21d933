// Fails: for-each.nothing
// Diagnosis: Whoever taps is sure to have a part.

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    let place = whole[keyPath: parts].firstIndex { $0.id == id }!
    reducer(&whole[keyPath: parts][place], partEvent)
  }
}
