// Fails: filter.remembers-nothing
// Diagnosis: Refusals are counted over all filters, and after ten of them everything comes through.

// MARK: - Step 5: filterActions

var refusalCount = 0

func filterActions<Value, Action>(
  _ predicate: @escaping (Action) -> Bool
) -> (@escaping (inout Value, Action) -> Void) -> (inout Value, Action) -> Void {
  return { reducer in
    { value, action in
      if !predicate(action) {
        refusalCount += 1
        guard refusalCount > 10 else { return }
      }
      reducer(&value, action)
    }
  }
}
