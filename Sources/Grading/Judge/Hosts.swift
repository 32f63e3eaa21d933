import SuiteSupport

/// The processes in which an exercise is asked.
final class Hosts {
  /// For what is asked one after the other.
  let shared: HostLine
  /// The lines in which several scripts are asked, by their order.
  let lines: [Order: HostLine]
  /// Whether many scripts are asked at a time; no longer once one of their answers wasn't the model's.
  var asksTogether = true
  private let start: () throws(HostFailure) -> any ScriptAnswering

  init(starting start: @escaping () throws(HostFailure) -> any ScriptAnswering) {
    self.start = start
    shared = HostLine(starting: start)
    lines = [.shared: shared, .reversed: HostLine(starting: start)]
  }

  /// A process for one script.
  func fresh() -> HostLine { HostLine(starting: start) }

  /// Lets all of them end, and hears what they still have to say.
  func finish(within allowance: Allowance) -> (isSilent: Bool, crash: Crash?) {
    let crashes = lines.values.compactMap { $0.finish(within: allowance) }
    return (lines.values.allSatisfy { $0.takeOutput().isEmpty }, crashes.first)
  }
}
