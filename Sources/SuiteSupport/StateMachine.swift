import Basics

/// What can be done with an object, and what of it has to be as the model's after each command.
///
/// A *word* is what is done, one command after the other. A context asks words of an exercise, and tells
/// the shortest after which anything can be seen that shouldn't be.
public protocol StateMachine<Lesson> {
  associatedtype Lesson: LessonSuite
  /// One thing that is done with the object, or that one of its observers is to do by itself.
  associatedtype Command: Equatable
  /// What decides which commands may follow: the objects that there are, and what they look like.
  associatedtype World

  var start: World { get }
  /// The commands that may come next, the simplest first. Of those that differ only in the name of
  /// something new there is one.
  func commands(in world: World) -> [Command]
  func perform(_ command: Command, in world: inout World)
  /// Words that are asked before all others, such as the programs in the lesson's text.
  var examples: [[Command]] { get }
  /// The same word with its names as the commands give them, after something was taken out of it.
  func renamed(_ word: [Command]) -> [Command]

  /// What the exercise plays: the commands, and the questions behind each of them.
  func script(of word: [Command]) -> Lesson.Script
  /// The beginning of a longer word's trace: as much as would have come of this word alone.
  func beginning(of trace: Lesson.Trace, through word: [Command]) -> Lesson.Trace
  /// What has to be as the model's once a word is over, what matters most first.
  func sights(of word: [Command]) -> [Sight<Lesson>]
  /// Whether a word goes wrong for a reason that other checks are about. It may ask the exercise.
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
  /// Of a script that is the word: one answer for each command.
  public func beginning(of trace: Lesson.Trace, through word: [Command]) -> Lesson.Trace {
    Lesson.Trace(trace.prefix(word.count))
  }
}

/// One thing that can be seen in a trace.
public struct Sight<Lesson: LessonSuite> {
  /// Throws a mismatch unless both traces of a script show the same.
  public let compare:
    (_ actual: Lesson.Trace, _ expected: Lesson.Trace, _ script: Lesson.Script) throws -> Void

  /// Shows a part of what came of a script, with lines below its code that say what is shown, and perhaps the key
  /// of a remark in `Feedback.md`. The code may note what is shown.
  public init<View: Equatable & Sendable>(
    _ lines: String..., note: String? = nil,
    code: @escaping (Lesson.Script) -> [String] = Lesson.code,
    seeing view: @escaping (Lesson.Trace) -> View
  ) {
    compare = { actual, expected, script in
      try expect(view(actual), equals: view(expected), given: code(script) + lines, note: note)
    }
  }

  /// Where the lesson leaves something open: throws a mismatch, with these lines of code and its own, unless the
  /// exercise's trace shows what it should.
  public init(
    code: @escaping (Lesson.Script) -> [String] = Lesson.code,
    comparing compare:
      @escaping (
        _ actual: Lesson.Trace, _ expected: Lesson.Trace, _ code: [String]
      ) throws -> Void
  ) {
    self.init { try compare($0, $1, code($2)) }
  }

  /// - Parameter compare: throws a mismatch unless both traces of a script show the same.
  public init(
    compare: @escaping (Lesson.Trace, Lesson.Trace, _ script: Lesson.Script) throws -> Void
  ) {
    self.compare = compare
  }
}

extension TestContext {
  /// Throws a mismatch unless after each command of each word an exercise shows what the model does.
  ///
  /// First come the machine's examples, then every word of at most `length` commands, then `count`
  /// generated ones, always the same for the same seed. What is wrong is told as the shortest word that
  /// shows it, with its last command.
  ///
  /// - Parameters:
  ///   - longest: how many commands a generated word has at most.
  ///   - number: tells apart the calls of one suite.
  public func expectWords<Machine: StateMachine<Lesson>>(
    of machine: Machine, upTo length: Int, byChance count: Int = 0, longest: Int = 12,
    number: UInt64 = 1
  ) throws {
    var shortest: WrongWord<Machine.Command>?
    for word in machine.examples + machine.words(upTo: length) {
      guard let wrong = try mistake(in: word, of: machine) else { continue }
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
    // Who looks behind the error finds what was asked last; and what was wrong in the middle of a longer
    // word is asked alone.
    return try mistake(in: wrong.word, of: machine) ?? wrong
  }

  func isWrong<Machine: StateMachine<Lesson>>(
    _ word: [Machine.Command], of machine: Machine
  ) throws -> Bool {
    try mistake(in: word, of: machine) != nil
  }

  /// The first thing that is wrong with a word: the word as far as that.
  private func mistake<Machine: StateMachine<Lesson>>(
    in word: [Machine.Command], of machine: Machine
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
    for count in 0...word.count {
      let beginning = Array(word.prefix(count))
      let actual = machine.beginning(of: traces.actual, through: beginning)
      let expected = machine.beginning(of: traces.expected, through: beginning)
      guard actual != expected else { continue }
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

  /// Throws a mismatch for the first turn of a script after which the exercise shows anything else than
  /// the model does.
  ///
  /// - Parameters:
  ///   - turns: what happens, one after the other.
  ///   - script: what the exercise plays for the first of them.
  ///   - beginning: of the whole trace, as much as comes of so many of them.
  ///   - sights: what has to be as the model's, what matters most first.
  public func expect<Turn>(
    _ turns: [Turn], playing script: ([Turn]) -> Lesson.Script,
    upTo beginning: (Lesson.Trace, Int) -> Lesson.Trace, seeing sights: Sight<Lesson>...
  ) throws {
    let (actual, expected) = try traceAndModel(of: script(turns))
    guard actual != expected else { return Comparisons.current?.compare() ?? () }
    for count in 0...turns.count {
      let (seen, right) = (beginning(actual, count), beginning(expected, count))
      guard seen != right else { continue }
      let script = script(Array(turns.prefix(count)))
      for sight in sights { try sight.compare(seen, right, script) }
    }
  }
}

/// A word after whose last command something is wrong.
private struct WrongWord<Command> {
  var word: [Command]
  var error: any Error

  /// That an exercise crashes says more than that it is wrong, and that it says too much says less.
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

extension StateMachine {
  /// The scripts of every word of so many commands, and of so many longer ones: what tells mistakes
  /// apart.
  public func scripts(upTo length: Int, byChance count: Int) -> [Lesson.Script] {
    var generator = SeededGenerator(seed: 1)
    let long = (0..<count).map { _ in word(longest: 12, using: &generator) }
    return (words(upTo: length) + long).map(script)
  }

  /// Every word of so many commands, and the shorter ones that nothing may follow. All others begin one
  /// of them.
  fileprivate func words(upTo length: Int) -> [[Command]] {
    var words: [[Command]] = []
    func follow(_ word: [Command], _ world: World) {
      let next = word.count < length ? commands(in: world) : []
      if next.isEmpty, !word.isEmpty { words.append(word) }
      for command in next {
        var world = world
        perform(command, in: &world)
        follow(word + [command], world)
      }
    }
    follow([], start)
    return words
  }

  fileprivate func word(longest: Int, using generator: inout SeededGenerator) -> [Command] {
    var (word, world): ([Command], World) = ([], start)
    for _ in 0..<Int.random(in: 1...longest, using: &generator) {
      guard let command = commands(in: world).randomElement(using: &generator) else { break }
      perform(command, in: &world)
      word.append(command)
    }
    return word
  }

  /// Shorter words, those that lack most first; then, unless the word is long, those in which one command
  /// is a simpler one.
  fileprivate func simplifications(of word: [Command]) -> [[Command]] {
    let isLong = word.count > CountLimit.simplifiedCommands
    var (simpler, length): ([[Command]], Int) = ([], max(1, word.count / 2))
    while length > (isLong ? word.count / 16 : 0) {
      simpler += stride(from: 0, to: word.count, by: length).map { start in
        renamed(Array(word[..<start] + word[min(start + length, word.count)...]))
      }
      length /= 2
    }
    var world = start
    for (index, command) in word.enumerated() where !isLong {
      simpler += commands(in: world).prefix { $0 != command }.map { other in
        var word = word
        word[index] = other
        return word
      }
      perform(command, in: &world)
    }
    return simpler.filter(isWord)
  }

  private func isWord(_ word: [Command]) -> Bool {
    var world = start
    for command in word {
      guard commands(in: world).contains(command) else { return false }
      perform(command, in: &world)
    }
    return true
  }
}
