// Fails: for-each.part
// Diagnosis: The reducer is run on each part, whatever the number says.
// Mistake: runs-on-other-parts

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  return { whole, wholeEvent in
    guard let (_, partEvent) = event(wholeEvent) else { return }
    for id in whole[keyPath: parts].keys.sorted() {
      reducer(&whole[keyPath: parts][id]!, partEvent)
    }
  }
}
