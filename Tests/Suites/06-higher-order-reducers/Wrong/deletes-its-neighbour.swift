// Fails: delete.several
// Diagnosis: Positions are counted from 0, and here from 1.
// Mistake: deletes-its-neighbour

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    for position in positions.reversed() where state.indices.contains(position - 1) {
      state.remove(at: position - 1)
    }
  }
}
