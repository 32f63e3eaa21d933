import HigherOrderReducersScript
import SuiteSupport

extension Bench<Suite> {
  /// Throws a mismatch for the shortest of all short words after which the present isn't as it
  /// should be.
  func expectUndoWords(limit: Int, upTo longest: Int) throws {
    let (actual, expected) = try traceAndModel(of: [.undoWords(limit: limit, longest: longest)])
    guard actual != expected else { return }
    let (seen, right) = (actual[0].numbers, expected[0].numbers)
    guard let place = right.indices.first(where: { seen[$0] != right[$0] }) else { return }
    let words = UndoWords(limit: limit, longest: longest)
    let beginnings = words.beginnings(of: place)
    let turns = beginnings.map { Turn(words.all[$0].letter) }
    try SuiteSupport.expect(
      beginnings.map { seen[$0] }, equals: beginnings.map { right[$0] },
      given: Suite.code(.undo(turns, from: [0], limit: limit))
        + [Comment("presents").line])
  }
}
