// Fails: for-each.part
// Diagnosis: A number below 1 is thought to be nobody's.

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent), id > 0 else { return }
    guard var part = whole[keyPath: parts][id] else { return }
    reducer(&part, partEvent)
    whole[keyPath: parts][id] = part
  }
}
