import EffectsScript
import SuiteSupport

/// A clock for which somebody waits, and for which time passes.
struct ClockMachine: StateMachine {
  typealias Lesson = Suite

  /// What is known without asking a clock. Of those who begin to wait meanwhile nothing is known here.
  struct World {
    var now = 0
    /// How many have begun to wait.
    var sleepers = 0
    /// When those are due who wait, in the order of `wait`.
    var due: [Int] = []
    /// When the last of all is due that ever were.
    var end = 0
  }

  var examples: [[ClockCommand]] = []
  let note: (ClockCommand) -> String?
  let alphabet: (World) -> [ClockCommand]

  /// - Parameters:
  ///   - note: the key of a remark about what happens during a command.
  ///   - alphabet: the commands that may follow.
  init(
    examples: [[ClockCommand]] = [], note: @escaping (ClockCommand) -> String? = { _ in nil },
    _ alphabet: @escaping (World) -> [ClockCommand]
  ) {
    (self.examples, self.note, self.alphabet) = (examples, note, alphabet)
  }

  let start = World()

  func commands(in world: World) -> [ClockCommand] { alphabet(world) }

  func perform(_ command: ClockCommand, in world: inout World) {
    switch command {
    case .wait(let sleeper):
      world.sleepers += 1
      world.due.append(world.now + sleeper.seconds)
      world.end = max(world.end, world.now + sleeper.seconds)
    case .advance(let seconds):
      world.now += seconds
      world.due.removeAll { $0 <= world.now }
    case .other: break
    }
  }

  /// Those who wait are called in the order in which they come.
  func renamed(_ word: [ClockCommand]) -> [ClockCommand] {
    var count = 0
    return word.map { command in
      guard case .wait(let sleeper) = command else { return command }
      count += 1
      return .wait(sleeper.named(Suite.sleeper(count)))
    }
  }

  func script(of word: [ClockCommand]) -> [Call] { [.clock(word)] }

  func beginning(of trace: [Answer], through word: [ClockCommand]) -> [Answer] {
    trace.map { .clock(Array($0.clock.prefix(word.count))) }
  }

  func sights(of word: [ClockCommand]) -> [Sight<Suite>] {
    [
      Sight(
        note: word.last.flatMap(note), code: { Suite.code($0, asking: .calls) },
        seeing: { $0.first?.clock.flatMap(\.self) })
    ]
  }

  /// Two clocks by turns.
  var byTurns: Turns<ClockMachine> {
    func commands(_ word: [Turns<ClockMachine>.Command]) -> [ClockCommand] {
      word.map { $0.object == 0 ? $0.command : .other($0.command.marked("2")) }
    }
    return Turns(
      of: self, script: { script(of: commands($0)) },
      beginning: { beginning(of: $0, through: commands($1)) },
      sights: { sights(of: commands($0)) })
  }
}

extension Suite {
  /// What the one is called who begins to wait as the one with this number.
  fileprivate static func sleeper(_ number: Int) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return number <= letters.count
      ? String(letters[letters.index(letters.startIndex, offsetBy: number - 1)]) : "\(number)"
  }
}

extension Sleeper {
  /// The same under another name, which is also in those of all who come after it.
  fileprivate func named(_ name: String) -> Sleeper {
    Sleeper(name, seconds, then: then.enumerated().map { $1.named(name + "\($0 + 1)") })
  }
}

extension ClockCommand {
  /// The same with this behind the name of whoever waits.
  fileprivate func marked(_ mark: String) -> ClockCommand {
    guard case .wait(let sleeper) = self else { return self }
    return .wait(sleeper.named("\(sleeper.name) \(mark)"))
  }
}

// MARK: - Letters

extension ClockMachine.World {
  /// Somebody begins to wait so long, if as many may come.
  ///
  /// - Parameter then: who begins to wait once that one is called.
  func waiting(_ seconds: [Int], atMost limit: Int, then: [Sleeper] = []) -> [ClockCommand] {
    guard sleepers < limit else { return [] }
    return seconds.map {
      .wait(Sleeper("", $0, then: then).named(Suite.sleeper(sleepers + 1)))
    }
  }

  /// The same, for those who are due after all others: then no order matters.
  func waitingLonger(_ seconds: [Int], atMost limit: Int) -> [ClockCommand] {
    waiting(seconds.filter { now + $0 > end }, atMost: limit)
  }

  /// Somebody waits, and whoever is called begins to wait anew.
  func waitingTwice(atMost limit: Int) -> [ClockCommand] {
    let again: [(Int, [Sleeper])] = [
      (1, [Sleeper("", 1)]), (1, [Sleeper("", 2), Sleeper("", 1)]), (1, [Sleeper("", 0)]),
      (0, [Sleeper("", 1)]), (2, [Sleeper("", 3)]),
      (1, [Sleeper("", 1, then: [Sleeper("", 1)])]),
    ]
    return again.flatMap { waiting([$0], atMost: limit, then: $1) }
  }
}

extension [Int] {
  /// Time passes by each of these.
  var passing: [ClockCommand] { map { .advance(by: $0) } }
}
