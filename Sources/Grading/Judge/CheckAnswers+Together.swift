import Basics
import Curriculum
import SuiteSupport
import Traces

/// How what a check has rehearsed is asked in a few messages, because each takes longer than a script.
extension CheckAnswers {
  /// Asks what was rehearsed, many questions at a time.
  ///
  /// - Returns: whether all was as it was rehearsed. If not, nobody knows which answers weren't, and each
  ///   question has to be asked for itself.
  func areAsRehearsedTogether() throws(HostFailure) -> Bool {
    guard hosts.asksTogether, questions.count > CountLimit.askedOneByOne,
      questions.allSatisfy({ $0.order == .shared })
    else { return false }
    let (tables, earlier) = (tables, hosts.shared.history)
    var tickets: [Int] = []
    for table in tables {
      let scripts = questions[table].map(\.script)
      tickets.append(
        try scripts.count == 1
          ? hosts.shared.ask(scripts)[0] : hosts.shared.ask(together: scripts))
    }
    for (table, ticket) in zip(tables, tickets) where try !isAsRehearsed(table, ticket) {
      try beginAnew(after: earlier)
      return false
    }
    hear()
    isSilent = output.isEmpty
    if isSilent || !questions.contains(where: \.isHeard) { return true }
    try beginAnew(after: earlier)
    return false
  }

  /// Lets each question find the exercise as it was before: whoever counts what it is asked must not
  /// get away with that.
  private func beginAnew(after earlier: [[UInt8]]) throws(HostFailure) {
    // From here on each is asked for itself, or there would be no end of beginning.
    hosts.asksTogether = false
    hear()
    (outputBefore, output) = (output, ExerciseOutput())
    answers = answers.filter { if case .trace = $0.value { false } else { true } }
    try hosts.shared.restart(after: earlier, within: Allowance(TimeLimit.scriptAhead))
  }

  private func isAsRehearsed(
    _ table: Range<Int>, _ ticket: Int
  ) throws(HostFailure) -> Bool {
    let isAlone = table.count == 1
    let limit = isAlone ? allowance : Allowance(TimeLimit.scriptsTogether, within: allowance)
    let answer = try hosts.shared.answer(to: ticket, within: limit)
    if isAlone { answers[table.lowerBound] = answer }
    guard case .trace(let trace)? = answer else { return false }
    if isAlone { return expected[table.lowerBound].isMet(by: trace[...]) }
    guard let traces = Frame.parts(trace), traces.count == table.count else { return false }
    return zip(expected[table], traces).allSatisfy { $0.isMet(by: $1) }
  }

  /// The questions that are asked together; a long one stands alone.
  private var tables: [Range<Int>] {
    var tables: [Range<Int>] = []
    var (start, size) = (0, 0)
    for place in questions.indices {
      let next = questions[place].script.count + expected[place].count
      if place > start, size + next > SizeLimit.scriptsTogether {
        tables.append(start..<place)
        (start, size) = (place, 0)
      }
      size += next
    }
    return tables + [start..<questions.count]
  }
}
