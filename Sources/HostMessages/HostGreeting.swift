import Traces

/// What a host says when it has been told what to load.
package enum HostGreeting: Packed, Equatable, Sendable {
  /// It waits for scripts.
  case ready(Confinement)
  /// A library can't be loaded; the loader's words.
  case doesNotLoad(String)
  /// Nothing has confined the exercise while it was loaded.
  case isOpen
  /// The adapter's library doesn't say how to play scripts.
  case hasNoAnswers

  package func pack(into writer: inout Writer) {
    switch self {
    case .ready(let confinement):
      writer.write(case: 0)
      writer.write(confinement)
    case .doesNotLoad(let words):
      writer.write(case: 1)
      writer.write(words)
    case .isOpen: writer.write(case: 2)
    case .hasNoAnswers: writer.write(case: 3)
    }
  }

  package init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .ready(try reader.read())
    case 1: self = .doesNotLoad(try reader.read())
    case 2: self = .isOpen
    case 3: self = .hasNoAnswers
    default: throw reader.unknownCase()
    }
  }
}
