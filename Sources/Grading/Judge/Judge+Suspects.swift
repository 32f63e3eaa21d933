import Basics
import SuiteSupport

/// What is answered otherwise in one round than in the other.
extension Judge {
  /// The scripts that the two rounds have answered differently, by the step.
  func suspects(_ second: SecondRound) throws(HostFailure) -> [Int: [[UInt8]]] {
    // Where both rounds answer as the model does, there is nothing to see.
    let places = second.answers.keys.filter { place in
      second.unlike.contains(place)
        || answer(at: place).map { !$0.meets(question(at: place).expected) } ?? false
    }
    var suspects: [Int: [[UInt8]]] = [:]
    func suspect(_ place: SecondRound.Place) {
      if place == second.lateAt { return }
      suspects[report.catalogue[place.check].step, default: []].append(script(at: place))
    }
    for (place, again) in second.unsteady {
      if let other = second.answers[place], areAlike(other, again) { continue }
      suspect(place)
    }
    var unasked: [Int: [SecondRound.Place]] = [:]
    for place in places {
      guard let other = second.answers[place] else { continue }
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
      try line.settle(within: Allowance(timeout))
      let tickets = try line.ask(some.map(script))
      for (place, ticket) in zip(some, tickets) {
        guard let own = try line.answer(to: ticket, within: Allowance(timeout / 4)),
          let other = second.answers[place]
        else { break }
        if !areAlike(own, other) { suspect(place) }
      }
    }
    return suspects
  }

  /// The step of the question that only the other order never answers, and its code.
  func stepLateAgain(
    _ second: SecondRound, _ start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> LateStep? {
    guard let place = second.lateAt, case .trace? = answer(at: place) else { return nil }
    // Who was late once may have had no turn.
    let search = MemorySearch(suite, limit: timeout, starting: start)
    let scripts = SecondRound.scripts(upTo: place, in: rehearsals)
    guard case .late(let lateness)? = try search.play(scripts).last?.answer else { return nil }
    return LateStep(
      step: report.catalogue[place.check].step, lateness: lateness,
      given: suite.code(script(at: place)))
  }

  /// Whether nothing is printed when all questions are asked, the last one first.
  func isSilentBackwards(
    _ start: @escaping () throws(HostFailure) -> any ScriptAnswering
  ) throws(HostFailure) -> Bool {
    let line = HostLine(starting: start)
    let questions = rehearsals.flatMap(\.questions).filter { $0.order == .shared }
    _ = try line.ask(questions.reversed().map(\.script))
    try line.settle(within: Allowance(timeout))
    return line.takeOutput().isEmpty
  }

  private func question(at place: SecondRound.Place) -> RepeatedQuestion {
    rehearsals[place.check].repeated[place.question]
  }

  func script(at place: SecondRound.Place) -> [UInt8] { question(at: place).script }

  /// What came of a question in the first round; nil if it wasn't asked.
  private func answer(at place: SecondRound.Place) -> ScriptAnswer? {
    let question = question(at: place)
    guard let hearing = hearings[place.check] else {
      let isWaiting = report.results[report.catalogue[place.check].id] == .waiting
      return isWaiting ? nil : suite.model(question.script).map(ScriptAnswer.trace)
    }
    guard let whole = hearing.answers.answers[question.question], let part = question.part else {
      return hearing.answers.answers[question.question]
    }
    guard case .trace(let trace) = whole else { return nil }
    let parts = suite.parts(of: rehearsals[place.check].questions[question.question].script, trace)
    // What couldn't be taken apart has no answer for a part.
    guard parts.indices.contains(part), parts[part].script == question.script else { return nil }
    return .trace(parts[part].trace)
  }

  func areAlike(_ one: ScriptAnswer, _ other: ScriptAnswer) -> Bool {
    switch (one, other) {
    case (.trace(let first), .trace(let second)):
      first == second || suite.steady(first) == suite.steady(second)
    case (.tooLong, .tooLong), (.unreadable, .unreadable), (.late, .late), (.ended, .ended): true
    default: false
    }
  }
}
