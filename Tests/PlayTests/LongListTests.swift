import Curriculum
import SuiteSupport
import XCTest

/// A long list is a list like any other, whatever was done to it.
final class LongListTests: XCTestCase {
  /// The same change for a list and for an array.
  private func change(
    _ list: inout LongList<Int>, _ array: inout [Int], using generator: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...array.count, using: &generator)
    let range = place..<Int.random(in: place...min(array.count, place + 700), using: &generator)
    let isLong = array.count > 3_000
    let new = (0..<Int.random(in: 0...(isLong ? 3 : 900), using: &generator)).map { _ in
      Int.random(in: 0..<50, using: &generator)
    }
    let kind = Int.random(in: 0..<6, using: &generator)
    apply(kind, at: range, new, to: &list)
    apply(kind, at: range, new, to: &array)
  }

  private func apply<List: RangeReplaceableCollection<Int>>(
    _ kind: Int, at range: Range<Int>, _ new: [Int], to list: inout List
  ) where List.Index == Int {
    switch kind {
    case 0: list.append(7)
    case 1: list.insert(8, at: range.lowerBound)
    case 2: list.removeSubrange(range)
    case 3: list.append(contentsOf: new)
    case 4: list.replaceSubrange(range, with: new)
    default: if range.lowerBound < list.count { list.remove(at: range.lowerBound) }
    }
  }

  func testAListIsAnArrayWhateverIsDoneToIt() {
    var generator = SeededGenerator(seed: 1)
    var longest = 0
    for _ in 0..<12 {
      var (list, array) = (LongList<Int>(), [Int]())
      for _ in 0..<40 {
        change(&list, &array, using: &generator)
        longest = max(longest, array.count)
        XCTAssertEqual(Array(list), array)
        XCTAssertEqual(list.count, array.count)
        XCTAssertEqual(list.indices, array.indices)
        let place = Int.random(in: 0...array.count, using: &generator)
        XCTAssertEqual(Array(list[place...]), Array(array[place...]))
        XCTAssertEqual(Array(list.prefix(place)), Array(array.prefix(place)))
        XCTAssertEqual(list.last, array.last)
      }
    }
    XCTAssertGreaterThan(longest, 1_024, "otherwise no list has several parts")
  }

  func testListsAreEqualHoweverTheyWereMade() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<8 {
      var (list, array) = (LongList<Int>(), [Int]())
      for _ in 0..<20 {
        change(&list, &array, using: &generator)
        XCTAssertEqual(list, LongList(array))
        XCTAssertNil(list.firstDifference(from: LongList(array)))
        XCTAssertNil(LongList(array).firstDifference(from: list))
      }
    }
  }

  func testTheFirstDifferenceIsWhereArraysDifferFirst() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<10 {
      var (list, array) = (LongList<Int>(), [Int]())
      for _ in 0..<20 {
        let (before, old) = (list, array)
        change(&list, &array, using: &generator)
        let place = zip(old, array).enumerated().first { $1.0 != $1.1 }?.offset
        let expected = place ?? (old.count == array.count ? nil : min(old.count, array.count))
        XCTAssertEqual(list.firstDifference(from: before), expected)
        XCTAssertEqual(before.firstDifference(from: list), expected)
        XCTAssertEqual(list == before, old == array)
      }
    }
  }

  func testWhatALongListWasMadeFromStaysAsItIs() {
    let first = LongList(0..<2_000)
    var second = first
    second.insert(-1, at: 1_000)
    var third = second
    third.removeSubrange(500..<1_500)
    XCTAssertEqual(Array(first), Array(0..<2_000))
    XCTAssertEqual(Array(second), Array(0..<1_000) + [-1] + Array(1_000..<2_000))
    XCTAssertEqual(Array(third), Array(0..<500) + Array(1_499..<2_000))
    XCTAssertEqual(second.firstDifference(from: first), 1_000)
    XCTAssertEqual(third.firstDifference(from: second), 500)
  }

  func testAListOfNothingIsAListOfNothing() {
    var list = LongList(0..<600)
    list.removeSubrange(0..<600)
    XCTAssertEqual(list, LongList())
    XCTAssertNil(list.first)
    list.append(1)
    XCTAssertEqual(Array(list), [1])
    XCTAssertEqual(list.firstDifference(from: LongList()), 0)
  }
}
