import StoreScript
import Traces

extension Suite {
  /// The store at one moment of a run.
  package struct Moment: Packed, Equatable {
    /// Its state.
    var state: State
    /// Who was told what by the last command.
    var calls: [StoreScript.Call]
    /// Who has subscribed, and hasn't unsubscribed since.
    var subscribed: [String]
    /// How often each part of the screen was redrawn; nil where no screen is open.
    var redraws: [String: Int]?
    /// The parts that the last command had redrawn.
    var redrawn: [String] = []
    /// What the screen shows; nil where none is open.
    var lines: [String]?

    /// Writes all of it.
    package func pack(into writer: inout Writer) {
      writer.write(state)
      writer.write(calls)
      writer.write(subscribed)
      writer.write(redraws)
      writer.write(redrawn)
      writer.write(lines)
    }

    /// Reads what was written.
    package init(from reader: inout Reader) throws(PackingError) {
      (state, calls) = (try reader.read(), try reader.read())
      (subscribed, redraws) = (try reader.read(), try reader.read())
      (redrawn, lines) = (try reader.read(), try reader.read())
    }

    init(state: State, calls: [StoreScript.Call] = [], subscribed: [String] = []) {
      (self.state, self.calls, self.subscribed) = (state, calls, subscribed)
    }

    /// Takes down who comes and goes by a command.
    mutating func remember(_ command: Command?) {
      switch command {
      case .subscribe(let observer, _) where !subscribed.contains(observer):
        subscribed.append(observer)
      case .unsubscribe(let observer): subscribed.removeAll { $0 == observer }
      default: break
      }
    }
  }
}
