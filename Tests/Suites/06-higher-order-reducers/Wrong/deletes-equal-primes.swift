// Fails: delete.several
// Diagnosis: positions name places, not primes: an equal prime at another position must stay.
// Mistake: deletes-by-value

// MARK: - Step 1: favoritePrimesReducer

func favoritePrimesReducer(state: inout [Int], action: FavoritePrimesAction) {
  switch action {
  case .deleteFavoritePrimes(let positions):
    let primes = positions.filter { $0 < state.count }.map { state[$0] }
    state.removeAll { primes.contains($0) }
  }
}
