// Fails: for-each.part
// Diagnosis: In a list, the number is taken for the place.
// Mistake: number-is-taken-for-a-place

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard whole[keyPath: parts].indices.contains(id) else { return }
    reducer(&whole[keyPath: parts][id], partEvent)
  }
}
