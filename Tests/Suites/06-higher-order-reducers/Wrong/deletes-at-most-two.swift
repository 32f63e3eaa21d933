// Fails: delete.several
// Diagnosis: Only the first position and the last are looked at.
// Mistake: deletes-too-little

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    // From the back: what moves up then has been looked at already.
    let ends = Set([positions.first, positions.last].compactMap { $0 })
    for position in ends.sorted(by: >) where position < state.count {
      state.remove(at: position)
    }
  }
}
