import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var deleteChecks: [Check<Suite>] {
    [
      Check("delete.several", step: 1) { context in
        try forAll(Model.favorites) { primes in
          try forAll(Model.subsets(ofCount: primes.count)) {
            try context.expectDeleting($0, from: primes)
          }
        }
        let long = (0..<300).map { $0 % 7 }
        try forAll([[299], Array(0..<300), Array(stride(from: 1, to: 300, by: 3))]) {
          try context.expectDeleting($0, from: long)
        }
      }.withLiterals { context, literals in
        try context.expectDeletions(
          literals.numbers.flatMap { [([1], [7, $0, 5]), ([0], [7, $0, 5])] }
            + literals.counts(upTo: 300).map { ([$0], Array(0...$0)) })
      },
      Check("delete.missing", step: 1, after: "delete.several") { context in
        try forAll(Model.favorites) { primes in
          let end = primes.count
          let missing = [
            [end], [end + 1], [9], [0, end], [0, 8, 9], Array(0...end), [end, 100], [0, 1 << 40],
          ]
          try forAll(missing) { try context.expectDeleting($0, from: primes) }
        }
      }.withLiterals { context, literals in
        try context.expectDeletions(
          literals.missingPositions.flatMap { [([$0], [7, 2, 5]), ([0, $0], [7, 2, 5])] })
      },
      Check("delete.silent", step: 1, after: "delete.several") { context in
        try context.expectSilence(during: [.deleting([0, 1], from: [7, 2, 5])])
      },
      Check(sameAnswers: "delete.same-answer", step: 1, after: "delete.several"),
      Check(
        reading: "delete.pure-by-reading", of: "favoritePrimesReducer(state:action:)", step: 1,
        after: "delete.same-answer", "delete.silent"),
    ]
  }
}

extension TestContext<Suite> {
  fileprivate func expectDeleting(_ positions: [Int], from primes: [Int]) throws {
    try expect([.deleting(positions, from: primes)], seeing: \.[0].primes)
  }

  fileprivate func expectDeletions(_ deletions: [(positions: [Int], primes: [Int])]) throws {
    try expectEach(
      of: deletions.map { [.deleting($0.positions, from: $0.primes)] },
      seeing: { $0.map(\.primes) })
  }
}

extension Suite {
  static var deleteDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: deleteChecks.map(\.id), scripts: deletions, seeing: { $0.map(\.primes) },
        mistakes: [
          mistake("nothing-happens") { _, primes in primes },
          mistake("keeps-what-should-go") { positions, primes in
            existing(positions, primes).map { primes[$0] }
          },
          mistake("deletes-from-the-front") { positions, primes in
            var primes = primes
            for position in positions where position < primes.count {
              primes.remove(at: position)
            }
            return primes
          },
          mistake("only-one-position") { positions, primes in
            primes.deleting(Array(positions.prefix(1)))
          },
          mistake("only-one-position") { positions, primes in
            primes.deleting(Array(positions.suffix(1)))
          },
          mistake("only-one-position") { positions, primes in
            primes.deleting(existing(positions, primes).suffix(1))
          },
          mistake("deletes-by-value") { positions, primes in
            let doomed = existing(positions, primes).map { primes[$0] }
            return primes.filter { !doomed.contains($0) }
          },
          mistake("deletes-by-value") { positions, primes in
            primes.filter { !positions.contains($0) }
          },
          mistake("deletes-its-neighbour") { positions, primes in
            primes.deleting(positions.map { $0 - 1 })
          },
          mistake("deletes-its-neighbour") { positions, primes in
            primes.deleting(positions.map { $0 + 1 })
          },
          mistake("missing-stops-all") { positions, primes in
            existing(positions, primes) == positions ? primes.deleting(positions) : primes
          },
        ],
        otherwise: [
          deleting("deleting-changes-order") { $0.sorted() == $1.sorted() },
          deleting("deletes-too-little") { $1.count > $0.count },
          deleting("deletes-too-much") { $1.count < $0.count },
          deleting("deletes-others") { $1.count == $0.count },
          deleting("deletes-others") { _, _ in true },
        ]),
      Diagnosis(
        printing: "delete-prints", check: "delete.silent",
        scripts: [[0], [1, 2], [7]].map { [.deleting($0, from: [7, 2, 5])] }),
    ]
  }

  /// A script for each list.
  private static var deletions: [[Call]] {
    (Model.favorites + [[2, 0, 1, 3], [13, 13, 1, 13]]).map { primes in
      (Model.subsets(ofCount: primes.count) + [[primes.count], [0, primes.count + 1], [1, 40]])
        .map { .deleting($0, from: primes) }
    }
  }

  /// What holds for each list that isn't right.
  private static func deleting(
    _ name: String, _ isSo: @escaping (_ right: [Int], _ seen: [Int]) -> Bool
  ) -> Symptom<[Call], [[Int]]> {
    Symptom(name) { _, right, seen in zip(right, seen).allSatisfy { $0 == $1 || isSo($0, $1) } }
  }

  private static func existing(_ positions: [Int], _ primes: [Int]) -> [Int] {
    positions.filter { $0 < primes.count }
  }

  private static func mistake(
    _ name: String, _ deleting: @escaping (_ positions: [Int], _ primes: [Int]) -> [Int]
  ) -> Mistake<[Call], [[Int]]> {
    Mistake(name) { $0.play(on: Model(deleting: deleting)).map(\.primes) }
  }
}
