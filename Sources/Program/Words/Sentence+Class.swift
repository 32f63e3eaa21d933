import Interface
import Traces

extension Sentence {
  /// What kept the exercises of a class in their place.
  init(_ confinement: Confinement) {
    self =
      confinement.missing.isEmpty
      ? "class.confined" : confinement.calls ? "class.confined-partly" : "class.not-confined"
  }
}
