/// Tries every sample, and throws the smallest mismatch of all, on a sample from which nothing can be
/// taken away.
///
/// - Parameter simplifications: the samples that are one thing simpler than this one; each of them must
///   be smaller in some way, so that this comes to an end.
package func forAll<Sample>(
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
