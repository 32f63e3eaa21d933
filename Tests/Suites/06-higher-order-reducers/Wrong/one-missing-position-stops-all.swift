// Fails: delete.missing
// Diagnosis: a position that doesn't exist is ignored; the others are still deleted.
// Mistake: missing-stops-all

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    guard positions.allSatisfy({ $0 < state.count }) else { return }
    for position in positions.reversed() {
      state.remove(at: position)
    }
  }
}
