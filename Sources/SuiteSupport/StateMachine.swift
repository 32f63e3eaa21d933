import Basics

/// The commands for an object, and which of its properties must equal the model's after each
/// command.
///
/// A *word* is a sequence of commands. A context asks an exercise words and reports the shortest
/// one after which a property differs.
public protocol StateMachine<Lesson> {
  associatedtype Lesson: LessonSuite
  /// An action on the object, or one that an observer of it performs.
  associatedtype Command: Equatable
  /// What determines the possible commands: the existing objects and their state.
  associatedtype World

  var start: World { get }
  /// The possible next commands, simplest first. Of commands that differ only in the name of a new
  /// object, one is included.
  func commands(in world: World) -> [Command]
  func perform(_ command: Command, in world: inout World)
  /// Words that are asked first, such as the programs in the lesson's text.
  var examples: [[Command]] { get }
  /// The word with its names renumbered after commands were removed from it.
  func renamed(_ word: [Command]) -> [Command]

  /// The script for a word: its commands, and the questions after each.
  func script(of word: [Command]) -> Lesson.Script
  /// The beginning of a longer word's trace that corresponds to this word alone.
  func beginning(of trace: Lesson.Trace, through word: [Command]) -> Lesson.Trace
  /// The properties that must equal the model's after a word, most important first.
  func sights(of word: [Command]) -> [Sight<Lesson>]
  /// Whether a word fails for a reason that other checks cover. May ask the exercise.
  func isExcused(_ word: [Command], in context: TestContext<Lesson>) throws -> Bool
}

extension StateMachine {
  public var examples: [[Command]] { [] }
  public func renamed(_ word: [Command]) -> [Command] { word }

  public func isExcused(_ word: [Command], in context: TestContext<Lesson>) throws -> Bool {
    false
  }
}

extension StateMachine where Lesson.Trace: RangeReplaceableCollection {
  /// For scripts that equal the word, with one answer for each command.
  public func beginning(of trace: Lesson.Trace, through word: [Command]) -> Lesson.Trace {
    Lesson.Trace(trace.prefix(word.count))
  }
}

/// A property that can be seen in a trace.
public struct Sight<Lesson: LessonSuite> {
  /// Throws a mismatch unless the property is the same in both traces of a script.
  public let compare:
    (_ actual: Lesson.Trace, _ expected: Lesson.Trace, _ script: Lesson.Script) throws -> Void

  /// Compares a view of the trace. `lines` are appended to the script's code and show what is
  /// compared, `note` is the key of a note in `Feedback.md`, and `code` may annotate the script's
  /// code.
  public init<View: Equatable & Sendable>(
    _ lines: String..., note: String? = nil,
    code: @escaping (Lesson.Script) -> [String] = Lesson.code,
    seeing view: @escaping (Lesson.Trace) -> View
  ) {
    compare = { actual, expected, script in
      try expect(view(actual), equals: view(expected), given: code(script) + lines, note: note)
    }
  }

  /// For requirements that leave something open: `compare` throws a mismatch, with the lines of
  /// code that it asks for, unless the exercise's trace is acceptable.
  public init(
    code: @escaping (Lesson.Script) -> [String] = Lesson.code,
    comparing compare:
      @escaping (
        _ actual: Lesson.Trace, _ expected: Lesson.Trace, _ code: () -> [String]
      ) throws -> Void
  ) {
    self.init { actual, expected, script in
      try compare(actual, expected) { code(script) }
    }
  }

  /// - Parameter compare: throws a mismatch unless the property is the same in both traces.
  public init(
    compare: @escaping (Lesson.Trace, Lesson.Trace, _ script: Lesson.Script) throws -> Void
  ) {
    self.compare = compare
  }
}

extension TestContext {
  /// Throws a mismatch unless the exercise has the same properties as the model after each command
  /// of each word.
  ///
  /// Tries the machine's examples, then every word of up to `length` commands, then `count`
  /// generated ones, the same for the same seed. Reports the shortest failing word, up to the
  /// command after which it fails.
  ///
  /// - Parameters:
  ///   - longest: the maximum length of generated words.
  ///   - number: distinguishes the generators of one suite.
  public func expectWords<Machine: StateMachine<Lesson>>(
    of machine: Machine, upTo length: Int, byChance count: Int = 0, longest: Int = 12,
    number: UInt64 = 1
  ) throws {
    var shortest: WrongWord<Machine.Command>?
    for word in machine.examples + machine.words(upTo: length) {
      guard let wrong = try mistake(in: word, of: machine, besides: shortest?.word) else {
        continue
      }
      if shortest.map(wrong.isPreferable) ?? true { shortest = wrong }
      if wrong.rank == 0 { break }
    }
    var generator = generator(number)
    for _ in 0..<count where shortest == nil {
      shortest = try mistake(in: machine.word(longest: longest, using: &generator), of: machine)
    }
    if let shortest { throw try simplest(shortest, of: machine).error }
  }

  private func simplest<Machine: StateMachine<Lesson>>(
    _ wrong: WrongWord<Machine.Command>, of machine: Machine
  ) throws -> WrongWord<Machine.Command> {
    for simpler in machine.simplifications(of: wrong.word) {
      guard let found = try mistake(in: simpler, of: machine) else { continue }
      if found.rank <= wrong.rank { return try simplest(found, of: machine) }
    }
    // Asks the final word once more, alone, so that the last recorded question is the one behind
    // the error.
    return try mistake(in: wrong.word, of: machine) ?? wrong
  }

  func isWrong<Machine: StateMachine<Lesson>>(
    _ word: [Machine.Command], of machine: Machine
  ) throws -> Bool {
    try mistake(in: word, of: machine) != nil
  }

  /// The first difference in a word, as the word up to there with its error; nil if there is none,
  /// or if the word begins with one in which it is `known`.
  private func mistake<Machine: StateMachine<Lesson>>(
    in word: [Machine.Command], of machine: Machine, besides known: [Machine.Command]? = nil
  ) throws -> WrongWord<Machine.Command>? {
    let traces: (actual: Lesson.Trace, expected: Lesson.Trace)
    do {
      traces = try traceAndModel(of: machine.script(of: word))
    } catch let problem as NoTrace where problem.reason.isEnd || problem.reason == .tooLong {
      return WrongWord(word: word, error: problem)
    }
    guard traces.actual != traces.expected else {
      Comparisons.current?.compare()
      return nil
    }
    if let known, word.starts(with: known) { return nil }
    let first = firstDifference(upTo: word.count) { count in
      let beginning = Array(word.prefix(count))
      return machine.beginning(of: traces.actual, through: beginning)
        != machine.beginning(of: traces.expected, through: beginning)
    }
    for count in first..<word.count + 1 {
      let beginning = Array(word.prefix(count))
      let actual = machine.beginning(of: traces.actual, through: beginning)
      let expected = machine.beginning(of: traces.expected, through: beginning)
      let script = machine.script(of: beginning)
      do {
        for sight in machine.sights(of: beginning) { try sight.compare(actual, expected, script) }
      } catch let mismatch as Mismatch {
        if try machine.isExcused(beginning, in: self) { return nil }
        return WrongWord(word: beginning, error: mismatch)
      }
    }
    return nil
  }

  /// Throws a mismatch for the first turn of a script after which the exercise differs from the
  /// model.
  ///
  /// - Parameters:
  ///   - turns: the actions, in order.
  ///   - script: makes the script that plays turns.
  ///   - beginning: the beginning of the whole trace for a number of turns.
  ///   - sights: the properties to compare, most important first.
  public func expect<Turn>(
    _ turns: [Turn], playing script: ([Turn]) -> Lesson.Script,
    upTo beginning: (Lesson.Trace, Int) -> Lesson.Trace, seeing sights: Sight<Lesson>...
  ) throws {
    let (actual, expected) = try traceAndModel(of: script(turns))
    guard actual != expected else { return Comparisons.current?.compare() ?? () }
    let first = firstDifference(upTo: turns.count) {
      beginning(actual, $0) != beginning(expected, $0)
    }
    for count in first..<turns.count + 1 {
      let (seen, right) = (beginning(actual, count), beginning(expected, count))
      let script = script(Array(turns.prefix(count)))
      for sight in sights { try sight.compare(seen, right, script) }
    }
  }
}

/// The length of the shortest beginning in which traces differ; one more than `length` if they don't.
/// Beginnings that are longer than a different one are different, too.
private func firstDifference(upTo length: Int, differ: (Int) -> Bool) -> Int {
  var (low, high) = (0, length + 1)
  while low < high {
    let middle = (low + high) / 2
    if differ(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// A word after whose last command there is an error.
private struct WrongWord<Command> {
  var word: [Command]
  var error: any Error

  /// Crashes come first, then wrong results, then too long answers and others.
  var rank: Int {
    switch (error as? NoTrace)?.reason {
    case .ended: 0
    case nil: 1
    default: 2
    }
  }

  func isPreferable(to other: WrongWord) -> Bool {
    let sizes = [self, other].map { ($0.error as? Mismatch)?.size ?? 0 }
    return (rank, word.count, sizes[0]) < (other.rank, other.word.count, sizes[1])
  }
}
