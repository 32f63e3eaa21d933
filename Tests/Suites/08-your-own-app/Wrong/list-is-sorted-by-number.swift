// Fails: for-each.others
// Diagnosis: The list is put in order on the way.
// Mistake: parts-change-places

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard let place = whole[keyPath: parts].firstIndex(where: { $0.id == id }) else { return }
    reducer(&whole[keyPath: parts][place], partEvent)
    whole[keyPath: parts].sort { $0.id < $1.id }
  }
}
