/// The calls of the exercise, for a grader that wants to know in which one a check ended.
enum Calls {
  /// Told each call before it is made; nil as long as nobody wants to know.
  ///
  /// Set between two checks, and read by one at a time.
  nonisolated(unsafe) static var tell: (([String]) -> Void)?
  /// The calls that belong together, up to the one that is made.
  nonisolated(unsafe) static var lines: [String] = []

  /// How many of them are told, beside the first.
  static let limit = 9
}

/// Says which call of the exercise comes next.
///
/// - Parameters:
///   - line: the call as a learner would write it; made only if somebody wants to know.
///   - continues: whether it can't be understood without the calls before it.
public func calling(_ line: @autoclosure () -> String, continues: Bool = false) {
  guard let tell = Calls.tell else { return }
  if !continues { Calls.lines = [] }
  Calls.lines.append(line())
  let rest = Calls.lines.dropFirst()
  let dropped = max(0, rest.count - Calls.limit)
  tell(
    Calls.lines.prefix(1) + (dropped > 0 ? ["// … \(dropped) more"] : [])
      + rest.suffix(Calls.limit))
}

/// A reducer that the exercise has made, and that says so each time that it is called.
///
/// - Parameter name: how a learner would write it.
public func calling<Value, Action>(
  _ name: String, _ reducer: @escaping (inout Value, Action) -> Void
) -> (inout Value, Action) -> Void {
  { value, action in
    calling("var value = \(code(value))")
    calling("\(name)(&value, \(code(action)))", continues: true)
    reducer(&value, action)
  }
}
