// Fails: delete.several
// Diagnosis: What is left is put in another order.
// Mistake: deleting-changes-order

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    state = state.indices.filter { !positions.contains($0) }.map { state[$0] }.sorted()
  }
}
