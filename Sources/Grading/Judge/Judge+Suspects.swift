import Limits
import SuiteSupport

/// What is answered otherwise in one round than in the other.
extension Judge {
  /// The scripts that the two rounds have answered differently, by the step.
  func suspects(_ second: SecondRound) throws(HostFailure) -> [Int: [[UInt8]]] {
    var places = Set(second.unlike.keys)
    for (check, hearing) in hearings {
      for (question, answer) in hearing.answers.answers
      where answer != .trace(rehearsals[check].expected[question]) {
        places.insert(SecondRound.Place(check: check, question: question))
      }
    }
    var suspects: [Int: [[UInt8]]] = [:]
    func suspect(_ place: SecondRound.Place) {
      if place == second.lateAt { return }
      suspects[report.catalogue[place.check].step, default: []].append(script(at: place))
    }
    for (place, again) in second.unsteady {
      if let other = second.answer(at: place, in: rehearsals), areAlike(other, again) { continue }
      suspect(place)
    }
    var unasked: [Int: [SecondRound.Place]] = [:]
    for place in places {
      guard let other = second.answer(at: place, in: rehearsals) else { continue }
      if let own = answer(at: place) {
        if !areAlike(own, other) { suspect(place) }
      } else {
        unasked[place.check, default: []].append(place)
      }
    }
    // What a check has left out after its first wrong answer.
    for (_, places) in unasked.sorted(by: { $0.key < $1.key }) {
      let some = places.sorted { $0.question < $1.question }.prefix(CountLimit.questionsAfterwards)
      let line = hosts.shared
      line.settle(until: .now + timeout)
      let tickets = try line.ask(some.map(script))
      for (place, ticket) in zip(some, tickets) {
        guard let own = line.answer(to: ticket, until: .now + timeout / 4),
          let other = second.answer(at: place, in: rehearsals)
        else { break }
        if !areAlike(own, other) { suspect(place) }
      }
    }
    return suspects
  }

  /// The step of the question that only the other order never answers, and its code.
  func stepLateAgain(
    _ second: SecondRound, _ start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> (step: Int, given: [String])? {
    guard let place = second.lateAt, case .trace? = answer(at: place) else { return nil }
    // Who was late once may have had no turn.
    let search = MemorySearch(suite, limit: timeout, starting: start)
    let scripts = SecondRound.scripts(upTo: place, in: rehearsals)
    guard case .late? = try search.play(scripts).last?.answer else { return nil }
    return (report.catalogue[place.check].step, suite.code(script(at: place)))
  }

  private func script(at place: SecondRound.Place) -> [UInt8] {
    rehearsals[place.check].questions[place.question].script
  }

  /// What came of a question in the first round; nil if it wasn't asked.
  private func answer(at place: SecondRound.Place) -> ScriptAnswer? {
    if let hearing = hearings[place.check] { return hearing.answers.answers[place.question] }
    let isWaiting = report.results[report.catalogue[place.check].id] == .waiting
    return isWaiting ? nil : .trace(rehearsals[place.check].expected[place.question])
  }

  func areAlike(_ one: ScriptAnswer, _ other: ScriptAnswer) -> Bool {
    switch (one, other) {
    case (.trace(let first), .trace(let second)):
      first == second || suite.steady(first) == suite.steady(second)
    case (.tooLong, .tooLong), (.late, .late), (.ended, .ended): true
    default: false
    }
  }
}
