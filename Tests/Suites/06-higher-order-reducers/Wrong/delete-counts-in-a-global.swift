// Fails: delete.pure-by-reading
// Diagnosis: How many primes were deleted is counted in a global variable, which nobody looks at.

// MARK: - Step 1: favoritePrimesReducer

var deletedCount = 0

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    for position in positions.reversed() where position < state.count {
      state.remove(at: position)
      deletedCount += 1
    }
  }
}
