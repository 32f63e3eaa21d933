import Foundation

/// Something to be timed.
struct Work {
  /// What comes before, untimed.
  var prepare: () throws -> Void = {}
  /// - Returns: how long it took, in seconds.
  var run: () throws -> Double
}

/// Times several things in turn, so that a machine that gets slower does so for all of them.
///
/// - Returns: for each, its median in seconds.
func medians(of works: [Work], rounds: Int) throws -> [Double] {
  var times = works.map { _ in [Double]() }
  for _ in 0..<rounds {
    for (index, work) in works.enumerated() {
      try work.prepare()
      times[index].append(try work.run())
    }
  }
  return times.map(median)
}

/// The middle one, or what is between the two middle ones; 0 of nothing.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// How long something takes, in seconds.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(body) / .seconds(1)
}
