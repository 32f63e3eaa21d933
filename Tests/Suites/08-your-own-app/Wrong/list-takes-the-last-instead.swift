// Fails: for-each.nothing
// Diagnosis: If no part has the number, the last one is taken.
// Mistake: runs-for-nobody

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard !whole[keyPath: parts].isEmpty else { return }
    let place =
      whole[keyPath: parts].firstIndex { $0.id == id } ?? whole[keyPath: parts].indices.upperBound
      - 1
    reducer(&whole[keyPath: parts][place], partEvent)
  }
}
