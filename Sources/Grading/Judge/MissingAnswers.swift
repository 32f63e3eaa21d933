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

/// Questions without an answer in checks that examine the output.
extension Judge {
  /// The ids of the checks that examine the output.
  var listening: Set<String> {
    Set(recordings.filter { $0.questions.contains(where: \.isCaptured) }.map(\.check))
  }

  /// Moves crashes and time-outs from checks that examine the output to the checks that they build
  /// on, because nothing that was printed is to blame for them. Such a check waits then.
  func moveMissingAnswers() {
    let listening = listening
    for entry in report.catalogue where listening.contains(entry.id) {
      guard case .unanswered(let reason, let given)? = report.results[entry.id] else { continue }
      if !isTold(reason, except: entry.id) {
        let others = report.catalogue.indices.filter { index in
          let other = report.catalogue[index]
          return entry.after.contains(other.id) && report.results[other.id] == .passed
            && !other.isReading && !other.isAboutMemory && !listening.contains(other.id)
        }
        // The last of those that ask the most similar question.
        let likeness = others.map { self.likeness($0, given) }
        guard let most = likeness.max(), let place = likeness.lastIndex(of: most) else { continue }
        let id = report.catalogue[others[place]].id
        report.results[id] = report.results[entry.id]
        report.examples[id] = report.examples[entry.id]
      }
      report.results[entry.id] = .waiting
      report.examples[entry.id] = nil
    }
  }

  /// Whether another check shows the same crash, or a time-out as well.
  private func isTold(_ reason: NoAnswer, except id: String) -> Bool {
    report.results.contains { other, result in
      guard other != id, let answer = result.noAnswer else { return false }
      return reason.isEnd && answer == reason || reason.isLate && answer.isLate
    }
  }

  /// The number of characters that the code of a check's most similar question begins and ends with
  /// as this code does.
  private func likeness(_ index: Int, _ given: [String]) -> Int {
    let wanted = given.joined()
    return recordings[index].questions.map { question in
      let code = suite.code(question.script).joined()
      return zip(code, wanted).prefix(while: ==).count
        + zip(code.reversed(), wanted.reversed()).prefix(while: ==).count
    }.max() ?? 0
  }
}
