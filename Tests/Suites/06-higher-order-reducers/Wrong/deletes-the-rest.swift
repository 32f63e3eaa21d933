// Fails: delete.several
// Diagnosis: Everything behind the first position goes.
// Mistake: deletes-too-much

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    // From the back: what moves up then has been looked at already.
    if let first = positions.first, first < state.count { state.removeSubrange(first...) }
  }
}
