/// The lesson with two steps, the second of which builds on nothing in the first.
extension FixtureLessons {
  static let upStub = """
    // Lesson 1 · Counting up
    struct Counter {
      var name: String
      var count: Int
    }

    // MARK: - Step 1: up
    func up(_ counter: Counter) -> Counter {
      return counter
    }

    // MARK: - Step 2: twice
    func twice(_ counter: Counter) -> Counter {
      return counter
    }

    """

  static let upSolution =
    upStub
    .replacing(
      "  return counter\n}\n\n",
      with: "  return Counter(name: counter.name, count: counter.count + 1)\n}\n\n"
    )
    .replacing("  return counter\n}", with: "  return up(up(counter))\n}")

  static let upText = """
    # Lesson 1 · Counting up

    After this lesson you can count.

    ## One more

    What comes after `1`?

    - a) `0`
    - b) `2`

    <details><summary>Answer</summary>

    **b)** One more than before.

    </details>

    ## The exercise

    Write `up`.

    """

  static let upFeedback = """
    # Counting up

    Module: `CountUp`

    ## Step 1: up

    Anchor: `func up(`

    ### up.adds-one

    `up` counts one more

    Why: counting is adding one.

    Section: One more

    - `stands-still`: The counter stands still.

    1. Which number follows?
    2. Build a new `Counter`.
    3. Its `count` is `counter.count + 1`.

    ### up.keeps-name

    `up` keeps the name

    Why: who counts stays the same.

    Section: One more

    1. Look at the name.
    2. Copy the name.
    3. Pass `name: counter.name`.

    ## Step 2: twice

    Anchor: `func twice(`

    ### twice.adds-two

    `twice` counts two more

    Why: two steps are one step and another.

    Section: The exercise

    1. Use what you have.
    2. Call `up`.
    3. Call `up` on what `up` gives.

    ## API

    ### Counter

    `Counter` lost its shape: it has a `name` and a `count`.

    ### up(_:)

    `up(_:)` is missing or has another type: it takes a `Counter` and gives the next one.

    ### twice(_:)

    `twice(_:)` is missing or has another type: it takes a `Counter` and gives another.

    """

  static let upInterface = """
    // needs: Counter
    @testable import struct CountUp.Counter
    // needs: up(_:)
    @testable import func CountUp.up
    // needs: twice(_:)
    @testable import func CountUp.twice

    struct Counter: Equatable {
      var name: String
      var count: Int

      // needs: Counter
      init(_ counter: CountUp.Counter) {
        (name, count) = (counter.name, counter.count)
      }

      static var given: CountUp.Counter { CountUp.Counter(name: "ada", count: 1) }

      // needs: up(_:)
      static var up: Counter { Counter(CountUp.up(given)) }

      // needs: twice(_:)
      static var twice: Counter { Counter(CountUp.twice(given)) }
    }

    """

  static let upSuite = """
    import SuiteSupport

    enum Suite: LessonSuite {
      static var checks: [Check] {
        [
          Check("up.adds-one", step: 1) {
            var counter = Counter.up
            counter.name = "ada"
            let note = counter.count == 1 ? "stands-still" : nil
            try expect(to(2), counter, after: "up", note: note)
          },
          Check("up.keeps-name", step: 1, after: "up.adds-one") {
            try expect(to(2), Counter.up, after: "up", note: nil)
          },
          Check("twice.adds-two", step: 2) {
            try expect(to(3), Counter.twice, after: "twice", note: nil)
          },
        ]
      }

      private static func to(_ count: Int) -> Counter {
        var counter = Counter(Counter.given)
        counter.count = count
        return counter
      }

      private static func expect(
        _ expected: Counter, _ actual: Counter, after name: String, note: String?
      ) throws {
        try SuiteSupport.expect(
          actual, equals: expected, given: [name + "(Counter(name: \\"ada\\", count: 1))"], note: note)
      }
    }

    """
}
