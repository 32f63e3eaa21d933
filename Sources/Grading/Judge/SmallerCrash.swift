import SuiteSupport
import Traces

/// Shrinking the script that an exercise crashes on.
extension Judge {
  /// The result of a check without an answer. If the exercise crashed, the script is replaced by
  /// the smallest one that causes the same crash at the same line.
  func smallest(
    _ problem: NoTrace, in answers: CheckAnswers
  ) throws(EnvironmentError) -> RawResult {
    let reason = problem.reason.located
    guard case .ended(let crash) = reason, crash.place != nil, !crash.cause.isLimit,
      let whole = answers.log.last?.question.script
    else { return .unanswered(reason, given: problem.given) }
    let allowance = Allowance(TimeLimit.afterChecks, within: answers.allowance)
    let host = hosts.fresh()
    var tries = CountLimit.smallerScripts
    func crashes(over script: [UInt8]) throws(EnvironmentError) -> Bool {
      tries -= 1
      let ticket = try host.ask([script])[0]
      guard case .failure(.ended(let other))? = try host.answer(to: ticket, within: allowance)
      else { return false }
      return other.located == crash
    }
    // If the crash needs earlier questions, the script alone doesn't cause it.
    guard try crashes(over: whole) else { return .unanswered(reason, given: problem.given) }
    var smallest = whole
    search: while true {
      for script in suite.shorter(smallest) {
        guard tries > 0, allowance.end == nil else { break search }
        guard try crashes(over: script) else { continue }
        smallest = script
        continue search
      }
      break
    }
    guard smallest != whole else { return .unanswered(reason, given: problem.given) }
    answers.note(Question(script: smallest), Reply(.failure(reason)))
    return .unanswered(reason, given: suite.code(smallest))
  }
}
