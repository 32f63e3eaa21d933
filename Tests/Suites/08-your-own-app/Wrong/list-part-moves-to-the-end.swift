// Fails: for-each.others
// Diagnosis: The part is removed from the list, changed, and appended.
// Mistake: parts-change-places

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard var part = whole[keyPath: parts].first(where: { $0.id == id }) else { return }
    whole[keyPath: parts].removeAll { $0.id == id }
    reducer(&part, partEvent)
    whole[keyPath: parts].append(part)
  }
}
