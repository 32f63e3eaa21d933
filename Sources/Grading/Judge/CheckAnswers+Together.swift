import Curriculum
import SuiteSupport
import Traces

/// Sending many recorded questions in one message, because a message takes longer than a script.
extension CheckAnswers {
  /// Sends the new ones of the recorded questions in a few large messages.
  ///
  /// - Returns: whether they were sent, now or before; false if each is to be asked on its own.
  func askTogether() throws(EnvironmentError) -> Bool {
    guard together == nil else { return true }
    guard hosts.asksTogether, questions.count > CountLimit.askedOneByOne,
      questions.allSatisfy({ $0.order == .shared })
    else { return false }
    earlier = hosts.shared.history
    var sent: [(table: [Int], ticket: Int)] = []
    for table in tables(of: questions.indices.filter { isNew[$0] }) {
      let scripts = table.map { questions[$0].script }
      sent.append(
        try (
          table,
          scripts.count == 1
            ? hosts.shared.ask(scripts)[0] : hosts.shared.ask(together: scripts)
        ))
    }
    if !sent.isEmpty { try hosts.shared.open().settleAhead() }
    together = sent
    return true
  }

  /// Waits for the answers to the questions that were sent together.
  ///
  /// - Parameter isAhead: whether the next check's questions have been sent, too.
  /// - Returns: whether all answers match. If not, it is unknown which ones differ, and each
  ///   question must be asked on its own.
  func areAsRecordedTogether(isAhead: Bool) throws(EnvironmentError) -> Bool {
    let sent = together ?? []
    for (table, ticket) in sent where try !isAsRecorded(table, ticket) {
      try beginAnew()
      return false
    }
    if !sent.isEmpty { hear() }
    isSilent = output.isEmpty
    if isSilent { return true }
    if isAhead {
      // The next check's questions may have printed it.
      hosts.asksAhead = false
      output = ExerciseOutput()
      try restart()
      guard try askTogether() else { return false }
      return try areAsRecordedTogether(isAhead: false)
    }
    if !questions.contains(where: \.isCaptured) { return true }
    try beginAnew()
    return false
  }

  /// Has each question asked on its own, in a new process.
  private func beginAnew() throws(EnvironmentError) {
    // From now on questions are sent one by one, so that this happens once at most.
    hosts.asksTogether = false
    hear()
    (outputBefore, output) = (output, ExerciseOutput())
    answers = answers.filter { if case .success = $0.value { false } else { true } }
    try restart()
  }

  /// Starts a new process and brings it to the state before this check. An exercise that counts its
  /// questions would notice the repetition otherwise.
  private func restart() throws(EnvironmentError) {
    together = nil
    try hosts.shared.restart(after: earlier, within: Allowance(TimeLimit.scriptAhead))
  }

  private func isAsRecorded(
    _ table: [Int], _ ticket: Int
  ) throws(EnvironmentError) -> Bool {
    let alone = table.count == 1 ? table[0] : nil
    let limit = alone == nil ? Allowance(TimeLimit.scriptsTogether, within: allowance) : allowance
    let answer = try hosts.shared.answer(to: ticket, within: limit)
    if let alone { answers[alone] = answer }
    guard case .success(let trace)? = answer else { return false }
    if let alone { return expected[alone].isMet(by: trace[...]) }
    guard let traces = Frame.parts(trace), traces.count == table.count else { return false }
    return zip(table, traces).allSatisfy { expected[$0].isMet(by: $1) }
  }

  /// The places of the questions that are sent together, split by size; a long question is alone.
  private func tables(of places: [Int]) -> [[Int]] {
    var tables: [[Int]] = []
    var size = 0
    for place in places {
      let next = questions[place].script.count + expected[place].count
      if tables.isEmpty || size + next > SizeLimit.scriptsTogether {
        tables.append([])
        size = 0
      }
      tables[tables.count - 1].append(place)
      size += next
    }
    return tables
  }
}
