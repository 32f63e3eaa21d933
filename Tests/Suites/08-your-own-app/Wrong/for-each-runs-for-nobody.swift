// Fails: for-each.nothing
// Diagnosis: If no part has the number, the reducer is run all the same, on a copy of another one.
// Mistake: runs-for-nobody

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    let all = whole[keyPath: parts]
    guard var part = all[id] ?? all.values.first else { return }
    reducer(&part, partEvent)
    if all[id] != nil { whole[keyPath: parts][id] = part }
  }
}
