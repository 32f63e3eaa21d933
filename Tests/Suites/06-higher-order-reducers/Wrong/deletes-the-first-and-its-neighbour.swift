// Fails: delete.several
// Diagnosis: After the first one every position is corrected by one, however many were removed.
// Mistake: deletes-others

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    // From the back: what moves up then has been looked at already.
    for (number, position) in positions.enumerated() {
      let place = number == 0 ? position : position - 1
      if place < state.count { state.remove(at: place) }
    }
  }
}
