/// The host's answer to a `HostRequest`.
///
/// `confined` comes first, before any code of the exercise is loaded that could forge it; then one
/// of the others.
package enum HostGreeting: Packed, Equatable, Sendable {
  /// The sandbox parts that are in effect before the exercise is loaded.
  case confined(Sandbox)
  /// The host waits for scripts.
  case ready
  /// A library can't be loaded or lacks a symbol; with the dynamic loader's message.
  case doesNotLoad(String)

  package func pack(into writer: inout Writer) {
    switch self {
    case .confined(let confinement): writer.write(case: 0, confinement)
    case .ready: writer.write(case: 1)
    case .doesNotLoad(let words): writer.write(case: 2, words)
    }
  }

  package init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .confined(try reader.read())
    case 1: self = .ready
    case 2: self = .doesNotLoad(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
