/// The lesson with two steps, the second of which builds on nothing in the first.
extension FixtureLessons {
  /// What a learner begins the first lesson with.
  package static let upStub = """
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

  /// An exercise that passes the first lesson.
  package static let upSolution =
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

    - **a)** is one less.

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

  /// It holds the script's types itself: the host has none for it.
  static let upAdapter = """
    import Traces

    // needs: Counter
    @testable import struct CountUp.Counter
    // needs: twice(_:)
    @testable import func CountUp.twice
    // needs: up(_:)
    @testable import func CountUp.up

    enum Call: Int, Packed {
      case up, twice
    }

    struct Answer: Packed {
      var name: String
      var count: Int

      // needs: Counter
      init(_ counter: CountUp.Counter) {
        (name, count) = (counter.name, counter.count)
      }

      func pack(into writer: inout Writer) {
        writer.write(name)
        writer.write(count)
      }

      init(from reader: inout Reader) throws(PackingError) {
        name = try reader.read()
        count = try reader.read()
      }
    }

    func play(_ call: Call) -> Answer {
      // needs: Counter
      let counter = CountUp.Counter(name: "ada", count: 1)
      switch call {
      // needs: up(_:)
      case .up: return Answer(CountUp.up(counter))
      // needs: twice(_:)
      case .twice: return Answer(CountUp.twice(counter))
      }
    }

    @_cdecl("workbook_answers")
    public func answers() -> UnsafeMutableRawPointer {
      ExerciseAnswers(play).entry
    }

    """
}
