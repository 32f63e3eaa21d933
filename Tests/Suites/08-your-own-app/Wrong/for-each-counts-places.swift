// Fails: for-each.part
// Diagnosis: The number is taken for a place in the row, so after a removal it is the wrong one.
// Mistake: number-is-taken-for-a-place

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    let ids = whole[keyPath: parts].keys.sorted()
    guard ids.indices.contains(id - 1) else { return }
    reducer(&whole[keyPath: parts][ids[id - 1]]!, partEvent)
  }
}
