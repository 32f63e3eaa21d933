import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var deleteChecks: [Check<Suite>] {
    [
      Check("delete.several", step: 1) { bench in
        try forAll(Model.favorites) { primes in
          try forAll(Model.subsets(ofCount: primes.count)) {
            try bench.expectDeleting($0, from: primes)
          }
        }
        let long = (0..<300).map { $0 % 7 }
        try forAll([[299], Array(0..<300), Array(stride(from: 1, to: 300, by: 3))]) {
          try bench.expectDeleting($0, from: long)
        }
      },
      Check("delete.missing", step: 1, after: "delete.several") { bench in
        try forAll(Model.favorites) { primes in
          let end = primes.count
          let missing = [
            [end], [end + 1], [9], [0, end], [0, 8, 9], Array(0...end), [end, 100], [0, 1 << 40],
          ]
          try forAll(missing) { try bench.expectDeleting($0, from: primes) }
        }
      },
      Check("delete.silent", step: 1, after: "delete.several") { bench in
        try bench.expectSilence(during: [.deleting([0, 1], from: [7, 2, 5])])
      },
      Check(sameAnswers: "delete.same-answer", step: 1, after: "delete.several"),
      Check(
        reading: "delete.pure-by-reading", of: "favoritePrimesReducer(state:action:)", step: 1,
        after: "delete.same-answer", "delete.silent"),
    ]
  }
}

extension Bench<Suite> {
  fileprivate func expectDeleting(_ positions: [Int], from primes: [Int]) throws {
    try expect([.deleting(positions, from: primes)], seeing: \.[0].primes)
  }
}
