/// Tries a body on many sequences of events and throws its mismatch on the shortest that fails.
///
/// First every sequence of at most `exhaustive` events, shortest first; then `count` generated
/// ones of up to `longest` events, always the same for the same seed. A failing one is shrunk: as
/// long as an event can be left out and the rest still fails, it is.
///
/// - Parameter pool: the events to choose from, the simplest first.
public func forAllSequences<Event>(
  of pool: [Event], exhaustive: Int = 2, count: Int = 200, longest: Int = 12, seed: UInt64 = 1,
  _ body: ([Event]) throws -> Void
) throws {
  for length in 0...exhaustive {
    for sequence in sequences(of: pool, length: length) { try body(sequence) }
  }
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count {
    let length = Int.random(in: 0...longest, using: &generator)
    let sequence = (0..<length).map { _ in pool.randomElement(using: &generator)! }
    do {
      try body(sequence)
    } catch let mismatch as Mismatch {
      throw shrunk(sequence, failingWith: mismatch, body)
    }
  }
}

private func sequences<Event>(of pool: [Event], length: Int) -> [[Event]] {
  guard length > 0 else { return [[]] }
  return sequences(of: pool, length: length - 1).flatMap { start in pool.map { start + [$0] } }
}

private func shrunk<Event>(
  _ sequence: [Event], failingWith mismatch: Mismatch, _ body: ([Event]) throws -> Void
) -> Mismatch {
  for index in sequence.indices {
    var shorter = sequence
    shorter.remove(at: index)
    do {
      try body(shorter)
    } catch let smaller as Mismatch {
      return shrunk(shorter, failingWith: smaller, body)
    } catch {
      continue
    }
  }
  return mismatch
}
