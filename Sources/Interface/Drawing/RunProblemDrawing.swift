import Curriculum
import Terminal

extension Drawing {
  /// Why a run didn't go on, with the learner's line if that is known.
  ///
  /// - Parameter file: the path of the exercise, as it is shown.
  package func reason(of problem: RunProblem, file: String) -> String {
    let result: CheckResult =
      switch problem {
      case .ended(let cause, let place): .crashed(cause, given: [], at: place)
      case .late(let lateness, let seconds): .timedOut(lateness, given: [], seconds: seconds)
      case .tooLong: .noTrace(.tooLong, given: [])
      case .unreadable: .noTrace(.unreadable, given: [])
      }
    let text = visible(
      controlCharactersIn: reasonText(of: result) ?? timeoutText(of: result) ?? "")
    guard case .ended(_, let place?) = problem else { return text }
    // What a trap says of itself has no full stop.
    let isWhole = text.last?.isPunctuation ?? true
    return words.sentences([
      isWhole ? text : words.ended(text),
      words("play.stopped-at", ["place": "\(file):\(place.line)"]),
    ])
  }
}
