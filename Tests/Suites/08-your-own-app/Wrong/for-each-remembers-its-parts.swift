// Fails: app.pure-by-reading
// Diagnosis: The parts are kept beside the whole, so another whole gets what this one had.
// Mistake: event-changes-too-much

// MARK: - Step 3: forEach

func forEach<Part, PartEvent, Whole, WholeEvent>(
  _ reducer: @escaping Reducer<Part, PartEvent>,
  parts: WritableKeyPath<Whole, [Int: Part]>,
  event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
) -> Reducer<Whole, WholeEvent> {
  var known: [Int: Part] = [:]
  return { whole, wholeEvent in
    guard let (id, partEvent) = event(wholeEvent) else { return }
    guard let now = whole[keyPath: parts][id] else { return }
    var part = known[id] ?? now
    reducer(&part, partEvent)
    known[id] = part
    whole[keyPath: parts][id] = part
  }
}
