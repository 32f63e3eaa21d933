// Fails: delete.several
// Diagnosis: The condition says which primes go, and is taken for the one that says which stay.
// Mistake: keeps-what-should-go

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    state = state.indices.filter { positions.contains($0) }.map { state[$0] }
  }
}
