// Fails: for-each.others
// Diagnosis: The changed part takes the place of all parts.
// Mistake: other-parts-are-lost

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
    whole[keyPath: parts] = [id: part]
  }
}
