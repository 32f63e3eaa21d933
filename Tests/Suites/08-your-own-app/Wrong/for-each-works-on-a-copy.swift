// Fails: for-each.part
// Diagnosis: The reducer is run on a copy of the part, and nobody writes that back.
// Mistake: works-on-a-copy

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard var part = whole[keyPath: parts][id] else { return }
    reducer(&part, partEvent)
  }
}
