extension TestContext {
  /// Runs `body` with many sequences of events and throws the mismatch of the shortest failing one.
  ///
  /// First come all sequences of at most `exhaustive` events, shortest first; then `count`
  /// generated ones of up to `longest` events, the same for the same seed. A failing one is shrunk:
  /// events are left out or replaced by simpler ones as long as it still fails.
  ///
  /// - Parameters:
  ///   - pool: the events to choose from, simplest first.
  ///   - number: distinguishes the generators of one suite.
  public func forAllSequences<Event>(
    of pool: [Event], exhaustive: Int = 2, count: Int = 200, longest: Int = 12,
    number: UInt64 = 1, _ body: ([Event]) throws -> Void
  ) throws {
    // Sequences consist of indices in the pool, so that the order defines which event is simpler.
    func attempt(_ places: [Int]) throws {
      try body(places.map { pool[$0] })
    }
    var sequences: [[Int]] = [[]]
    for length in 0...exhaustive {
      for places in sequences { try attempt(places) }
      guard length < exhaustive else { break }
      sequences = sequences.flatMap { places in pool.indices.map { places + [$0] } }
    }
    guard !pool.isEmpty else { return }
    var generator = generator(number)
    for _ in 0..<count {
      let places = generator.places(below: pool.count, longest: longest)
      do {
        try attempt(places)
      } catch let mismatch as Mismatch {
        throw try simplest(places, failingWith: mismatch, simplifications, attempt)
      }
    }
  }
}

/// The sequences with one event left out, then those with one event replaced by a simpler one.
private func simplifications(of places: [Int]) -> [[Int]] {
  let shorter = places.indices.map { index in
    Array(places[..<index] + places[(index + 1)...])
  }
  let simpler = places.indices.flatMap { index in
    (0..<places[index]).map { place in
      Array(places[..<index] + [place] + places[(index + 1)...])
    }
  }
  return shorter + simpler
}

/// Tries every sample and throws the smallest mismatch, after simplifying each failing sample as
/// far as possible.
///
/// - Parameter simplifications: returns the samples that are one step simpler; they must be smaller
///   in some way, so that this terminates.
public func forAll<Sample>(
  _ samples: [Sample], simplifying simplifications: (Sample) -> [Sample],
  _ body: (Sample) throws -> Void
) throws {
  try forAll(samples) { sample in
    do {
      try body(sample)
    } catch let mismatch as Mismatch {
      throw try simplest(sample, failingWith: mismatch, simplifications, body)
    }
  }
}

/// The mismatch of the simplest sample reachable step by step. Other errors are rethrown, because a
/// crash is more important than a wrong result.
func simplest<Sample>(
  _ sample: Sample, failingWith mismatch: Mismatch, _ simplifications: (Sample) -> [Sample],
  _ body: (Sample) throws -> Void
) throws -> Mismatch {
  for simpler in simplifications(sample) {
    do {
      try body(simpler)
    } catch let smaller as Mismatch {
      return try simplest(simpler, failingWith: smaller, simplifications, body)
    }
  }
  return mismatch
}
