/// What a host says when it has been told what to load.
///
/// First comes `confined`, while nothing of the exercise is there that could say it; then one of the
/// others.
package enum HostGreeting: Packed, Equatable, Sendable {
  /// What has taken hold, before anything of the exercise is loaded.
  case confined(Sandbox)
  /// It waits for scripts.
  case ready
  /// A library can't be loaded, in the loader's words, or isn't what it should be.
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
