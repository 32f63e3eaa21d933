import Basics
import SuiteSupport

/// What an exercise answers in a process of its own to some of what the checks ask, the last question
/// first, and some of them twice.
///
/// Whoever remembers nothing answers as in the first round, which goes on at the same time. What wasn't
/// asked here has no answer here, whatever the first round has heard.
struct SecondRound: Sendable {
  /// A question, by the place of its check in the catalogue and its own among those that are repeated.
  struct Place: Hashable, Sendable {
    var check: Int
    var question: Int
  }

  /// The answers that came.
  private(set) var answers: [Place: ScriptAnswer] = [:]
  /// The questions whose answers aren't the model's.
  private(set) var unlike: Set<Place> = []
  /// What was answered otherwise when a question was asked again at once.
  private(set) var unsteady: [Place: ScriptAnswer] = [:]
  /// Whether there is a question without an answer, because the process was over before.
  private(set) var isUnfinished = false
  private(set) var isSilent = true
  /// The question whose answer was late.
  private(set) var lateAt: Place?

  /// Whether everything was answered as the model does.
  var isAsRehearsed: Bool { unlike.isEmpty && unsteady.isEmpty && !isUnfinished }

  /// Asks until all is answered, or an answer is late.
  init(
    of rehearsals: [Rehearsal], on line: HostLine, timeout: Duration
  ) throws(HostFailure) {
    var crashCount = 0
    for check in rehearsals.indices.reversed() {
      if Cancellation.isRequested { throw .environment(.cancelled) }
      let repeated = rehearsals[check].repeated
      guard crashCount < CountLimit.secondRoundCrashes else {
        isUnfinished = isUnfinished || !repeated.isEmpty
        continue
      }
      let places = repeated.indices.reversed().map { Place(check: check, question: $0) }
      // Who counts calls, or knows what was asked before, does so with any question.
      let again = Array(
        repeating: places.last,
        count: places.count <= CountLimit.fewQuestions ? CountLimit.secondRoundRepetitions : 1
      ).compactMap(\.self)
      let tickets = try line.ask((places + again).map { repeated[$0.question].script })
      let allowance = Allowance(timeout)
      for (index, place) in (places + again).enumerated() {
        let isAgain = index >= places.count
        guard let answer = try line.answer(to: tickets[index], within: allowance) else {
          if !isAgain { isUnfinished = true }
          continue
        }
        if isAgain {
          if let earlier = answers[place], answer != earlier { unsteady[place] = answer }
        } else {
          answers[place] = answer
          if !answer.meets(repeated[place.question].expected) { unlike.insert(place) }
        }
        switch answer {
        case .trace: break
        // Who takes all there is takes a while for it, each time.
        case .ended(let crash) where crash.report.hasPassedLimit:
          crashCount = CountLimit.secondRoundCrashes
        case .tooLong, .unreadable, .ended: crashCount += 1
        // Others would be late, too, and who waits for all of them waits for ever.
        case .late:
          crashCount = CountLimit.secondRoundCrashes
          lateAt = place
        }
      }
    }
    isSilent = line.takeOutput().isEmpty
  }

  /// All that is asked up to a question, in this order.
  static func scripts(upTo place: Place, in rehearsals: [Rehearsal]) -> [[UInt8]] {
    rehearsals.indices.reversed().filter { $0 >= place.check }.flatMap { check in
      let repeated = rehearsals[check].repeated
      return repeated.indices.reversed()
        .filter { check > place.check || $0 >= place.question }
        .map { repeated[$0].script }
    }
  }
}
