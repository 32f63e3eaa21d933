/// Tries a body on many sequences of events and throws its mismatch on the shortest that fails.
///
/// First every sequence of at most `exhaustive` events, shortest first; then `count` generated
/// ones of up to `longest` events, always the same for the same seed. A failing one is shrunk: as
/// long as an event can be left out, or a simpler one can stand in its place, and the rest still
/// fails, it does.
///
/// - Parameters:
///   - pool: the events to choose from, the simplest first.
///   - seed: tells apart the calls of one suite; the grader's own seed is added.
public func forAllSequences<Event>(
  of pool: [Event], exhaustive: Int = 2, count: Int = 200, longest: Int = 12, seed: UInt64 = 1,
  _ body: ([Event]) throws -> Void
) throws {
  // Sequences are made of places in the pool, so that "simpler" has a meaning for any event.
  func attempt(_ places: [Int]) throws { try body(places.map { pool[$0] }) }
  for length in 0...exhaustive {
    for places in sequences(of: Array(pool.indices), length: length) { try attempt(places) }
  }
  guard !pool.isEmpty else { return }
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count {
    let length = Int.random(in: 0...longest, using: &generator)
    let places = (0..<length).map { _ in Int.random(in: pool.indices, using: &generator) }
    do {
      try attempt(places)
    } catch let mismatch as Mismatch {
      throw shrunk(places, failingWith: mismatch, attempt)
    }
  }
}

/// What the generated samples of a run are made from.
public enum Sampling {
  /// Set once, before any check runs.
  nonisolated(unsafe) public internal(set) static var seed: UInt64 = 0
}

private func sequences(of pool: [Int], length: Int) -> [[Int]] {
  guard length > 0 else { return [[]] }
  return sequences(of: pool, length: length - 1).flatMap { start in pool.map { start + [$0] } }
}

private func shrunk(
  _ places: [Int], failingWith mismatch: Mismatch, _ attempt: ([Int]) throws -> Void
) -> Mismatch {
  for simpler in simplifications(of: places) {
    do {
      try attempt(simpler)
    } catch let smaller as Mismatch {
      return shrunk(simpler, failingWith: smaller, attempt)
    } catch {
      continue
    }
  }
  return mismatch
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
