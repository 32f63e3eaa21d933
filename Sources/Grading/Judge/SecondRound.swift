import Basics
import SuiteSupport

/// An exercise's answers, in a process of its own, to part of the checks' questions in reversed
/// order, some of them repeated.
///
/// An exercise without memory gives the same answers as in the first round, which runs in parallel.
struct SecondRound: Sendable {
  /// Identifies a question by the index of its check and its index in the check's repeated
  /// questions.
  struct Place: Hashable, Sendable {
    var check: Int
    var question: Int
  }

  private(set) var answers: [Place: ScriptAnswer] = [:]
  /// The questions whose answers differ from the model's.
  private(set) var unlike: Set<Place> = []
  /// The answers that changed when a question was repeated at once.
  private(set) var unsteady: [Place: ScriptAnswer] = [:]
  /// Whether a question has no answer because the process ended first.
  private(set) var isUnfinished = false
  /// The question that timed out.
  private(set) var lateAt: Place?

  /// Whether all answers equal the model's.
  var isAsRecorded: Bool { unlike.isEmpty && unsteady.isEmpty && !isUnfinished }

  /// Asks all questions, up to a timeout or a limit of crashes.
  init(
    of recordings: [Recording], on line: HostQueue, timeout: Duration
  ) throws(EnvironmentError) {
    var crashCount = 0
    for check in recordings.indices.reversed() {
      if Cancellation.isRequested { throw .cancelled }
      let repeated = recordings[check].repeated
      guard crashCount < CountLimit.secondRoundCrashes else {
        isUnfinished = isUnfinished || !repeated.isEmpty
        continue
      }
      let places = repeated.indices.reversed().map { Place(check: check, question: $0) }
      // An exercise that counts calls or remembers questions does so with any question, so one is
      // enough.
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
        case .success: break
        // Using up all memory takes a while each time, so this isn't repeated.
        case .failure(.ended(let crash)) where crash.cause.isLimit:
          crashCount = CountLimit.secondRoundCrashes
        // Further questions would time out, too, and take too long together.
        case .failure(.late):
          crashCount = CountLimit.secondRoundCrashes
          lateAt = place
        case .failure: crashCount += 1
        }
      }
    }
  }

  /// All questions up to this one, in the order of the second round.
  static func scripts(upTo place: Place, in recordings: [Recording]) -> [[UInt8]] {
    recordings.indices.reversed().filter { $0 >= place.check }.flatMap { check in
      let repeated = recordings[check].repeated
      return repeated.indices.reversed()
        .filter { check > place.check || $0 >= place.question }
        .map { repeated[$0].script }
    }
  }
}
