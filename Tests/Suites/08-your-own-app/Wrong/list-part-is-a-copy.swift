// Fails: for-each.part
// Diagnosis: The part is taken out of the list and changed, and not put back.
// Mistake: works-on-a-copy

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard var part = whole[keyPath: parts].first(where: { $0.id == id }) else { return }
    reducer(&part, partEvent)
  }
}
