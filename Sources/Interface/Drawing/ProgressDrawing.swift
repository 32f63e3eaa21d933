import Curriculum

extension Drawing {
  /// What is done with a lesson's exercise now.
  ///
  /// - Parameter seconds: for how long that has been so; from one second on it is said.
  package func text(of progress: GradingProgress, lesson number: Int, seconds: Int = 0) -> String {
    func waited(_ sentence: Sentence) -> String {
      let text = words(sentence)
      return seconds > 0 ? words("progress.seconds", ["text": text, "seconds": seconds]) : text
    }
    switch progress.stage {
    case .compiling, .linking, .loading:
      return waited(Sentence("progress.compiling", ["number": number]))
    case .buildingAdapter: return waited(Sentence("progress.building-adapter", ["number": number]))
    case .running(let check):
      let count = waited(
        Sentence("progress.checking", ["done": progress.done + 1, "total": progress.total]))
      return words.labelled(count, check)
    }
  }
}
