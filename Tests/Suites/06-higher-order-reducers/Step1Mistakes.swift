import SuiteSupport

extension Suite {
  static var deleteDiagnoses: [Diagnosis] {
    [
      Diagnosis(
        step: 1, samples: deletions,
        exercise: { Exercise.favoritePrimesReducer($0.primes, deleting: $0.positions) },
        mistakes: [
          Mistake("nothing-happens", \.primes),
          Mistake("deletes-from-the-front") { deletion in
            var primes = deletion.primes
            for position in deletion.positions where position < primes.count {
              primes.remove(at: position)
            }
            return primes
          },
          Mistake("only-one-position") { deletion in
            Model.deleting(Array(deletion.positions.prefix(1)), from: deletion.primes)
          },
          Mistake("only-one-position") { deletion in
            Model.deleting(Array(deletion.positions.suffix(1)), from: deletion.primes)
          },
          Mistake("only-one-position") { deletion in
            Model.deleting(Array(deletion.existing.suffix(1)), from: deletion.primes)
          },
          Mistake("deletes-by-value") { deletion in
            let doomed = deletion.existing.map { deletion.primes[$0] }
            return deletion.primes.filter { !doomed.contains($0) }
          },
          Mistake("deletes-by-value") { deletion in
            deletion.primes.filter { !deletion.positions.contains($0) }
          },
          Mistake("missing-stops-all") { deletion in
            deletion.existing == deletion.positions
              ? Model.deleting(deletion.positions, from: deletion.primes) : deletion.primes
          },
        ])
    ]
  }

  private static var deletions: [Deletion] {
    (Model.favorites + [[2, 0, 1, 3], [13, 13, 1, 13]]).flatMap { primes in
      (Model.subsets(ofCount: primes.count) + [[primes.count], [0, primes.count + 1], [1, 40]])
        .map { Deletion(primes: primes, positions: $0) }
    }
  }
}

private struct Deletion {
  var primes: [Int]
  /// In ascending order, as an `IndexSet` gives them.
  var positions: [Int]

  var existing: [Int] { positions.filter { $0 < primes.count } }
}
