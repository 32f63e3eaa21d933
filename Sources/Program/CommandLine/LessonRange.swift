/// Lessons by their numbers, as they are typed: `3`, `1-3`, `1-3,5`.
struct LessonRange: Equatable, Sendable {
  /// From 1.
  var numbers: Set<Int> = []

  /// Nil if it isn't written like that.
  init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first >= 1, first <= last, last <= Self.last
      else { return nil }
      numbers.formUnion(first...last)
    }
  }

  /// More lessons than any course has: their folders' numbers have two digits.
  private static var last: Int { 99 }
}
