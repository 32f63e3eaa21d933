// Fails: delete.silent
// Diagnosis: a reducer gives its answer in the state, and prints nothing.
// Mistake: delete-prints

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    print("deleting", Array(positions))
    state = state.enumerated().filter { !positions.contains($0.offset) }.map { $0.element }
  }
}
