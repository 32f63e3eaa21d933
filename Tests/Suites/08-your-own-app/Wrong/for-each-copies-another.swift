// Fails: for-each.nothing
// Diagnosis: If no part has the number, a copy of the first one is made for it.
// Mistake: missing-part-is-made

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    let first = whole[keyPath: parts].min { $0.key < $1.key }?.value
    guard var part = whole[keyPath: parts][id] ?? first else { return }
    reducer(&part, partEvent)
    whole[keyPath: parts][id] = part
  }
}
