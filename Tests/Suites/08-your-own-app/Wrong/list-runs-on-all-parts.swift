// Fails: for-each.part
// Diagnosis: In a list, the reducer runs on each part.
// Mistake: runs-on-other-parts

// MARK: - Step 3: forEach

func forEach<Part: Identifiable, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> where Part.ID == Int {
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard whole[keyPath: parts].contains(where: { $0.id == id }) else { return }
    for place in whole[keyPath: parts].indices { reducer(&whole[keyPath: parts][place], partEvent) }
  }
}
