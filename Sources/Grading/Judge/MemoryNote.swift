/// What is remarked on an exercise that remembers; the words stand in the lesson's `Feedback.md`.
package enum MemoryNote: String, CaseIterable {
  /// Once others were asked, it answers otherwise than alone.
  case after = "memory-after"
  /// The second time it answers otherwise than the first time.
  case again = "memory-again"
  /// Asked alone, it answers now so and now otherwise.
  case unsteady = "memory-unsteady"
  /// As `after`, where the values are too long for a sentence.
  case afterLong = "memory-after-long"
  /// As `again`, where the values are too long for a sentence.
  case againLong = "memory-again-long"
  /// As `unsteady`, where the values are too long for a sentence.
  case unsteadyLong = "memory-unsteady-long"
  /// It is wrong alone, and right once others were asked; the values are too long for a sentence.
  case aloneLong = "memory-alone-long"
  /// It prints only once others were asked.
  case printsAfter = "memory-prints-after"
  /// It prints only when nothing else was asked.
  case printsAlone = "memory-prints-alone"
  /// Among all that was asked it has answered otherwise, twice; nothing shorter shows it.
  case seenTwice = "memory-seen-twice"
}
