import Limits
import SuiteSupport
import Threads

/// What an exercise answers in a process of its own to all that the checks ask, the last question
/// first, and some of them twice.
///
/// Whoever remembers nothing answers as in the first round, which goes on at the same time.
struct SecondRound: Sendable {
  /// A question, by the place of its check in the catalogue and its own among those of the check.
  struct Place: Hashable, Sendable {
    var check: Int
    var question: Int
  }

  /// The answers that aren't the model's.
  private(set) var unlike: [Place: ScriptAnswer] = [:]
  /// What was answered otherwise when a question was asked again at once.
  private(set) var unsteady: [Place: ScriptAnswer] = [:]
  /// The questions that have no answer, because the process was over before.
  private(set) var unanswered: Set<Place> = []
  private(set) var isSilent = true
  /// The question whose answer was late.
  private(set) var lateAt: Place?

  /// Whether everything was answered as the model does.
  var isAsRehearsed: Bool { unlike.isEmpty && unsteady.isEmpty && unanswered.isEmpty }

  /// Asks until all is answered, or an answer is late.
  init(
    of rehearsals: [Rehearsal], on line: HostLine, timeout: Duration
  ) throws(HostFailure) {
    var crashCount = 0
    for check in rehearsals.indices.reversed() {
      if Cancellation.isRequested { throw .environment(.cancelled) }
      let rehearsal = rehearsals[check]
      let questions = Self.questions(of: rehearsal)
      guard crashCount < CountLimit.secondRoundCrashes else {
        unanswered.formUnion(questions.map { Place(check: check, question: $0) })
        continue
      }
      // Who counts calls, or knows what was asked before, does so with any question.
      let again = Array(
        repeating: questions.last,
        count: questions.count <= CountLimit.fewQuestions ? CountLimit.secondRoundRepetitions : 1
      ).compactMap(\.self)
      let tickets = try line.ask(
        (questions + again).map { rehearsal.questions[$0].script })
      let deadline = ContinuousClock.now + timeout
      for (index, question) in (questions + again).enumerated() {
        let place = Place(check: check, question: question)
        let isRepeated = index >= questions.count
        guard let answer = line.answer(to: tickets[index], until: deadline) else {
          if !isRepeated { unanswered.insert(place) }
          continue
        }
        if isRepeated {
          if answer != self.answer(at: place, in: rehearsals) { unsteady[place] = answer }
        } else if answer != .trace(rehearsal.expected[question]) {
          unlike[place] = answer
        }
        switch answer {
        case .trace: break
        // Who takes all there is takes a while for it, each time.
        case .ended(let report) where report.hasPassedLimit:
          crashCount = CountLimit.secondRoundCrashes
        case .tooLong, .ended: crashCount += 1
        // Others would be late, too, and who waits for all of them waits for ever.
        case .late:
          crashCount = CountLimit.secondRoundCrashes
          lateAt = place
        }
      }
    }
    isSilent = line.takeOutput().isEmpty
  }

  /// What came of a question; nil if it has no answer.
  func answer(at place: Place, in rehearsals: [Rehearsal]) -> ScriptAnswer? {
    if unanswered.contains(place) { return nil }
    return unlike[place] ?? .trace(rehearsals[place.check].expected[place.question])
  }

  /// All that is asked up to a question, in this order.
  static func scripts(upTo place: Place, in rehearsals: [Rehearsal]) -> [[UInt8]] {
    rehearsals.indices.reversed().filter { $0 >= place.check }.flatMap { check in
      questions(of: rehearsals[check])
        .filter { check > place.check || $0 >= place.question }
        .map { rehearsals[check].questions[$0].script }
    }
  }

  private static func questions(of rehearsal: Rehearsal) -> [Int] {
    rehearsal.firstAsked.filter { rehearsal.questions[$0].order == .shared }.reversed()
  }
}
