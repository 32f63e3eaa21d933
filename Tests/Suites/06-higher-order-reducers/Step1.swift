import SuiteSupport

extension Suite {
  static var deleteChecks: [Check] {
    [
      Check("delete.several", step: 1) {
        try forAll(Model.favorites) { primes in
          try forAll(Model.subsets(ofCount: primes.count)) { try expectDeleting($0, from: primes) }
        }
      },
      Check("delete.missing", step: 1, after: "delete.several") {
        try forAll(Model.favorites) { primes in
          let end = primes.count
          let missing = [[end], [end + 1], [9], [0, end], [0, 8, 9], Array(0...end), [end, 100]]
          try forAll(missing) { try expectDeleting($0, from: primes) }
        }
      },
      Check("delete.silent", step: 1, after: "delete.several") {
        _ = try expectSilence(given: deleteCall([0, 1], from: [7, 2, 5])) {
          Exercise.favoritePrimesReducer([7, 2, 5], deleting: [0, 1])
        }
      },
    ]
  }

  private static func expectDeleting(_ positions: [Int], from primes: [Int]) throws {
    try expect(
      Exercise.favoritePrimesReducer(primes, deleting: positions),
      equals: Model.deleting(positions, from: primes),
      given: deleteCall(positions, from: primes))
  }

  private static func deleteCall(_ positions: [Int], from primes: [Int]) -> [String] {
    [
      "var primes = \(code(primes))",
      "favoritePrimesReducer(state: &primes, action: .deleteFavoritePrimes(\(code(positions))))",
    ]
  }
}
