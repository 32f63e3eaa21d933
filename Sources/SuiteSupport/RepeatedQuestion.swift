import Basics

/// A question that is asked once more in a second process: one of a check's, or a part of one.
public struct RepeatedQuestion: Equatable, Sendable {
  /// The question's place among those of its check.
  public var question: Int
  /// Which of its parts it is; nil if it is asked whole.
  public var part: Int?
  /// What is asked: the question's script, or that of its part.
  public var script: [UInt8]
  public var expected: ExpectedTrace
}

extension Recording {
  /// Chooses what is asked once more.
  ///
  /// - Parameters:
  ///   - known: the scripts that were asked before; gets those that are asked here.
  ///   - traces: the model's answers to all questions.
  ///   - parts: takes a script with its trace apart.
  mutating func `repeat`(
    besides known: inout Set<[UInt8]>, seed: UInt64,
    traces: [[UInt8]], parts: (_ script: [UInt8], _ trace: [UInt8]) -> [AnySuite.Part]
  ) {
    let first = questions.indices.filter {
      known.insert(questions[$0].script).inserted && questions[$0].order == .shared
    }
    let all = first.flatMap { place -> [RepeatedQuestion] in
      let (script, trace) = (questions[place].script, traces[place])
      guard script.count > SizeLimit.repeatedQuestion else {
        return [RepeatedQuestion(question: place, script: script, expected: ExpectedTrace(trace))]
      }
      return parts(script, trace).enumerated().compactMap { index, part in
        guard part.script.count <= SizeLimit.repeatedQuestion, known.insert(part.script).inserted
        else { return nil }
        return RepeatedQuestion(
          question: place, part: index, script: part.script, expected: ExpectedTrace(part.trace))
      }
    }
    repeated = all.sampled(CountLimit.repeatedQuestions, seed: seed)
    // Where all are long, the shortest of them.
    let shortest = first.min { questions[$0].script.count < questions[$1].script.count }
    if repeated.isEmpty, let shortest {
      repeated = [
        RepeatedQuestion(
          question: shortest, script: questions[shortest].script, expected: expected[shortest])
      ]
    }
  }
}

extension [RepeatedQuestion] {
  /// A few of them: whoever remembers something does so with a few questions, too.
  ///
  /// The shortest are among them, which hold what is empty; the longest, in which different calls take
  /// turns; the first and the last; and of the others some from everywhere.
  ///
  /// - Parameter seed: decides which of the others.
  fileprivate func sampled(_ limit: Int, seed: UInt64) -> [RepeatedQuestion] {
    guard count > limit else { return self }
    let byLength = indices.sorted { self[$0].script.count < self[$1].script.count }
    var chosen = Set([0, count - 1] + byLength.prefix(2) + byLength.suffix(2))
    let others = indices.filter { !chosen.contains($0) }
    let (start, rest) = (Int(seed % UInt64(others.count)), Swift.max(0, limit - chosen.count))
    for number in 0..<rest {
      chosen.insert(others[(start + number * others.count / rest) % others.count])
    }
    return chosen.sorted().map { self[$0] }
  }
}
