import Basics

/// A question that is repeated in a second process: a check's question, or a part of one.
public struct RepeatedQuestion: Equatable, Sendable {
  /// The index of the question in its check.
  public var question: Int
  /// The index of the part; nil for the whole question.
  public var part: Int?
  /// The script of the question or part.
  public var script: [UInt8]
  public var expected: ExpectedTrace
}

extension Recording {
  /// Chooses the questions to repeat.
  ///
  /// - Parameters:
  ///   - known: the scripts already chosen; the new ones are added.
  ///   - traces: the model's traces for all questions.
  ///   - parts: splits a script and its trace.
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
    // If all are too long, only the shortest is repeated.
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
  /// A sample of questions; few are enough to show a memory.
  ///
  /// It includes the shortest, which have empty values, the longest, which mix different calls, the
  /// first and the last, and others at even distances.
  ///
  /// - Parameter seed: determines the choice of the others.
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
