/// A number of points as all files write it: without an exponent, and without the dust of adding.
struct Points: Comparable, CustomStringConvertible {
  /// In ten-thousandths: so that 0.1 and 0.2 are 0.3, in every order.
  private var parts: Int

  /// The nearest number of points.
  init(_ value: Double) { parts = Int((value * Self.scale).rounded()) }

  static let none = Points(0)

  var description: String {
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: Int(Self.scale))
    guard rest != 0 else { return "\(whole)" }
    var digits = String(Int(Self.scale) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }

  static func < (left: Points, right: Points) -> Bool { left.parts < right.parts }
  static func + (left: Points, right: Points) -> Points {
    var sum = left
    sum.parts += right.parts
    return sum
  }
  static func += (left: inout Points, right: Points) { left = left + right }

  private static let scale = 10_000.0
}

extension GradedLesson {
  /// All that there is to get.
  var maximum: Points { checks.reduce(.none) { $0 + Points($1.points) } }

  /// What an exercise gets; nil if nothing is known of it.
  func points(of exercise: GradedExercise?) -> Points? {
    guard let exercise, exercise.result.status != .ungraded else { return nil }
    let passed = Set(exercise.result.checks.lazy.filter { $0.result == .passed }.map(\.id))
    return checks.lazy.filter { passed.contains($0.id) }.reduce(.none) { $0 + Points($1.points) }
  }
}

extension ClassReport {
  /// All that there is to get.
  var maximum: Points { lessons.reduce(.none) { $0 + $1.maximum } }

  /// What a learner gets; nil as long as something of theirs isn't graded.
  func total(of learner: GradedLearner) -> Points? {
    let exercises = lessons.map { learner.exercises[$0.id] }
    guard exercises.allSatisfy({ $0?.result.status != .ungraded }) else { return nil }
    return zip(lessons, exercises).reduce(.none) { $0 + ($1.0.points(of: $1.1) ?? .none) }
  }
}
