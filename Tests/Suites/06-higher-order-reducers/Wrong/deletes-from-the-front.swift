// Fails: delete.several
// Diagnosis: each removal moves the rest up, so the next position means another prime.
// Mistake: deletes-from-the-front

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    for position in positions where position < state.count {
      state.remove(at: position)
    }
  }
}
