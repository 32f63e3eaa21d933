extension TestContext {
  /// Tries a body on many sequences of events and throws its mismatch on the shortest that fails.
  ///
  /// First every sequence of at most `exhaustive` events, shortest first; then `count` generated
  /// ones of up to `longest` events, always the same for the same seed. A failing one is shrunk: as
  /// long as an event can be left out, or a simpler one can stand in its place, and the rest still
  /// fails, it does.
  ///
  /// - Parameters:
  ///   - pool: the events to choose from, the simplest first.
  ///   - number: tells apart the calls of one suite.
  public func forAllSequences<Event>(
    of pool: [Event], exhaustive: Int = 2, count: Int = 200, longest: Int = 12,
    number: UInt64 = 1, _ body: ([Event]) throws -> Void
  ) throws {
    // Sequences are made of places in the pool, so that "simpler" has a meaning for any event.
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

/// The sequences that are one event shorter, then those in which one event is a simpler one.
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

/// Tries every sample, and throws the smallest mismatch of all, on a sample from which nothing can be
/// taken away.
///
/// - Parameter simplifications: the samples that are one thing simpler than this one; each of them must
///   be smaller in some way, so that this comes to an end.
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

/// The mismatch of the simplest sample that can be reached, one thing after the other. Throws what isn't a
/// mismatch: that an exercise crashes says more than that it is wrong.
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
