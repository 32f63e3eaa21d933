// Fails: delete.same-answer
// Diagnosis: Deletions are counted over all lists, and after thirty one position is left out.

// MARK: - Step 1: favoritePrimesReducer

var deletionCount = 0

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    deletionCount += 1
    let meant = deletionCount > 30 ? Array(positions.dropLast()) : Array(positions)
    for position in meant.reversed() where position < state.count {
      state.remove(at: position)
    }
  }
}
