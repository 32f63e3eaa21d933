// Fails: delete.several
// Diagnosis: all of the given positions are deleted, not only the first.
// Mistake: only-one-position

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    if let position = positions.first, position < state.count {
      state.remove(at: position)
    }
  }
}
