/// A known way to be wrong, named if no known mistake explains it.
public struct Symptom<Sample, Outcome: Equatable> {
  let name: String
  /// Whether it says with what alone an exercise goes wrong.
  private(set) var isLimit = false
  private let everywhere: Bool
  private let shows: (Sample, _ right: Outcome, _ seen: Outcome) -> Bool

  /// - Parameters:
  ///   - name: a name under `## Mistakes` in the lesson's `Feedback.md`, whose text must be true of
  ///     every exercise that matches.
  ///   - everywhere: whether every wrong outcome must match, or only one.
  ///   - shows: returns whether a wrong outcome matches.
  public init(
    _ name: String, everywhere: Bool = true,
    _ shows: @escaping (Sample, _ right: Outcome, _ seen: Outcome) -> Bool
  ) {
    (self.name, self.everywhere, self.shows) = (name, everywhere, shows)
  }

  /// Wrong with some samples only: with those that have something that others don't.
  public init(_ name: String, onlyWith isMeant: @escaping (Sample) -> Bool) {
    self.init(name) { sample, _, _ in isMeant(sample) }
    isLimit = true
  }

  /// Wrong with some numbers only, `NAME-below-zero` or `NAME-large-numbers`.
  public static func ofNumbers(
    _ name: String, _ number: @escaping (Sample) -> Int
  ) -> [Symptom] {
    [
      Symptom("\(name)-below-zero", onlyWith: { number($0) < 0 }),
      Symptom("\(name)-large-numbers", onlyWith: { number($0).magnitude > 100 }),
    ]
  }

  func isSeen(in answers: [(Sample, right: Outcome, seen: Outcome)]) -> Bool {
    let wrong = answers.filter { $0.right != $0.seen }
    func shows(_ answer: (Sample, right: Outcome, seen: Outcome)) -> Bool {
      self.shows(answer.0, answer.right, answer.seen)
    }
    return everywhere ? !wrong.isEmpty && wrong.allSatisfy(shows) : wrong.contains(where: shows)
  }
}

/// How a list differs from the right one.
public enum Deviation: Equatable {
  case missing
  case more
  case order
  case other
}

extension Array where Element: Equatable {
  /// How the array differs from the right one; nil if it is equal.
  public func deviation(from right: [Element]) -> Deviation? {
    guard self != right else { return nil }
    let (isMissing, isMore) = (!right.isEach(in: self), !isEach(in: right))
    return switch (isMissing, isMore) {
    case (true, false): .missing
    case (false, true): .more
    case (false, false): .order
    case (true, true): .other
    }
  }

  /// Whether the other array has each element as often, or more often, in any order.
  func isEach(in other: [Element]) -> Bool {
    var rest = other
    return allSatisfy { element in
      guard let place = rest.firstIndex(of: element) else { return false }
      rest.remove(at: place)
      return true
    }
  }
}

extension Array {
  /// The mistake that shows wherever it can, in an exercise that makes other mistakes, too. Of
  /// several, the one that explains most.
  func nameBesideOthers<Sample, Outcome>(
    in answers: [(Sample, right: Outcome, seen: Outcome)]
  ) -> String? where Element == Mistake<Sample, Outcome> {
    let wrong = answers.reduce(0) { count, answer in
      count
        + answer.right.places(besides: answer.seen).count {
          answer.right.part($0) != answer.seen.part($0)
        }
    }
    var best: (name: String?, count: Int) = (nil, Swift.max(1, wrong / 4))
    for mistake in self where !mistake.isGeneral {
      guard let model = mistake.model, let count = mistake.showings(of: model, in: answers) else {
        continue
      }
      if count > best.count {
        best = (mistake.name, count)
      } else if count == best.count, mistake.name != best.name {
        best.name = nil
      }
    }
    return best.name
  }
}

extension Mistake {
  /// How often something shows that comes of it; nil if it doesn't show somewhere where it should.
  fileprivate func showings(
    of model: (Sample) -> Outcome, in answers: [(Sample, right: Outcome, seen: Outcome)]
  ) -> Int? {
    var count = 0
    for (sample, right, seen) in answers {
      let mistaken = model(sample)
      for place in right.places(besides: mistaken) {
        let shown = mistaken.part(place)
        guard shown != right.part(place) else { continue }
        guard shown == seen.part(place) else { return nil }
        // What is missing may be missing for any reason.
        if mistaken.has(place) { count += 1 }
      }
    }
    return count
  }
}

// Lists are compared place by place.

extension Equatable {
  fileprivate func places(besides other: Self) -> Range<Int> {
    0..<Swift.max((self as? any Row)?.count ?? 1, (other as? any Row)?.count ?? 1)
  }

  fileprivate func has(_ place: Int) -> Bool {
    (self as? any Row).map { place < $0.count } ?? true
  }

  fileprivate func part(_ place: Int) -> AnyEquatable {
    (self as? any Row)?.element(place) ?? AnyEquatable(self)
  }
}

/// A value that can be compared with any other.
private struct AnyEquatable: Equatable {
  let value: Any
  let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (one: AnyEquatable, other: AnyEquatable) -> Bool { one.isEqual(other.value) }
}

private protocol Row {
  var count: Int { get }
  func element(_ place: Int) -> AnyEquatable
}

extension Array: Row where Element: Equatable {
  fileprivate func element(_ place: Int) -> AnyEquatable {
    indices.contains(place) ? AnyEquatable(self[place]) : AnyEquatable(Element?.none)
  }
}
