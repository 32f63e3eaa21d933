// Fails: for-each.part
// Diagnosis: The reducer is run on a copy of each part, and one of them is kept.
// Mistake: runs-on-other-parts

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    let changed = whole[keyPath: parts].mapValues { part in
      var part = part
      reducer(&part, partEvent)
      return part
    }
    if let part = changed[id] { whole[keyPath: parts][id] = part }
  }
}
