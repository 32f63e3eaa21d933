import EffectsScript
import SuiteSupport

/// A store that is sent actions, and whose server and clock call back when they like.
struct StoreMachine: StateMachine {
  typealias Lesson = Suite

  /// How much a right store has asked for at most.
  struct World {
    var requests = 0
    var bells = 0
    /// What may have been answered already.
    var answered: [StoreCommand] = []
    /// Who calls back for the effects so far, and for those under way, by their ids, where none follows
    /// on another.
    var begun: [String: [StoreCommand]] = [:]
    var underWay: [String: StoreCommand] = [:]
  }

  let manner: Manner
  let alphabet: (World) -> [StoreCommand]

  init(_ manner: Manner = .later, _ alphabet: @escaping (World) -> [StoreCommand]) {
    (self.manner, self.alphabet) = (manner, alphabet)
  }

  let start = World()

  func commands(in world: World) -> [StoreCommand] { alphabet(world) }

  func perform(_ command: StoreCommand, in world: inout World) {
    switch command {
    case .send(let deed):
      for wish in deed.wishes {
        let callback = world.callback(of: wish)
        world.underWay[wish.id] = callback
        if let callback { world.begun[wish.id, default: []].append(callback) }
        world.requests += wish.requests
        world.bells += wish.bells
      }
    case .answer, .ring:
      world.answered.append(command)
      world.underWay = world.underWay.filter { $0.value != command }
    default: break
    }
  }

  /// Each command, and a look at the value.
  func script(of word: [StoreCommand]) -> [Call] { [.watched(word, manner)] }

  /// Whether the store is gone once it was used in one of these ways, nobody holds it any more, and
  /// somebody calls back all the same.
  func departures(upTo length: Int, byChance count: Int) -> [[Call]] {
    scripts(upTo: length, byChance: count).map { script in
      script.map { call in
        guard case .store(let commands, let value, let manner) = call else { return call }
        let late: [StoreCommand] = [.release, .answer(0, .success("u1")), .ring(0), .isGone]
        return .store(commands.filter { !$0.isLook } + late, from: value, manner)
      }
    }
  }

  func beginning(of trace: [Answer], through word: [StoreCommand]) -> [Answer] {
    beginning(of: trace, after: word.count)
  }

  /// There is one answer for each command.
  func beginning(of trace: [Answer], after count: Int) -> [Answer] {
    trace.map { .store($0.store.prefix(untilAnswers: count)) }
  }

  func sights(of word: [StoreCommand]) -> [Sight<Suite>] {
    [Sight { $0.first?.store.values.last }]
  }

  /// Two stores by turns, each of which is looked at.
  var byTurns: Turns<StoreMachine> {
    func script(of word: [Turns<StoreMachine>.Command]) -> [Call] {
      let commands = word.flatMap { turn -> [StoreCommand] in
        [turn.object == 0 ? turn.command : .other(turn.command), .value, .other(.value)]
      }
      return [.store(commands)]
    }
    return Turns(
      of: self, script: script,
      beginning: { beginning(of: $0, after: 2 * $1.count) },
      sights: { _ in
        [Sight { Array($0.first?.store.values.suffix(2) ?? []) }]
      })
  }
}

extension StoreMachine.World {
  /// The server and the clock call back for whatever was asked, also once more.
  var callingBack: [StoreCommand] {
    (0..<requests).map { .answer($0, .success("u\($0)")) } + (0..<bells).map { .ring($0) }
  }

  /// As soon as an effect is begun, all older ones with its id call back, each once.
  func afterLateOnes(asking ids: [String]) -> [StoreCommand] {
    let late = ids.filter { underWay[$0] != nil }.flatMap { begun[$0, default: []] }
      .first { !underWay.values.contains($0) && !answered.contains($0) }
    if let late { return [late] }
    return ids.flatMap { id -> [StoreCommand] in
      let ask = StoreCommand.send(Deed("ask \(id)", [.ask(id)]))
      guard let answer = underWay[id] else { return [ask] }
      return [ask, answer, .send(Deed("cancel \(id)", [.cancel(id: id)]))]
    }
  }

  /// Who calls back for an effect that is begun now; nil for none.
  fileprivate func callback(of wish: Wish) -> StoreCommand? {
    switch wish {
    case .logIn: .answer(requests, .success("u\(requests)"))
    case .wait: .ring(bells)
    case .cancel: nil
    }
  }

  /// The same, each once.
  var callingBackOnce: [StoreCommand] { callingBack.filter { !answered.contains($0) } }
}

extension Wish {
  /// How often the server is asked for it, with what comes of it.
  fileprivate var requests: Int {
    switch self {
    case .logIn(_, _, _, let then): 1 + then.sum(\.requests)
    case .wait(_, _, let then): then.wishes.sum(\.requests)
    case .cancel: 0
    }
  }

  /// How often somebody waits.
  fileprivate var bells: Int {
    switch self {
    case .logIn(_, _, _, let then): then.sum(\.bells)
    case .wait(_, _, let then): 1 + then.wishes.sum(\.bells)
    case .cancel: 0
    }
  }
}

extension [Wish] {
  fileprivate func sum(_ count: (Wish) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}

extension [StoreEvent] {
  /// The events up to the answer to the question with this number.
  fileprivate func prefix(untilAnswers count: Int) -> [StoreEvent] {
    guard count > 0 else { return [] }
    var answers = 0
    let end = firstIndex { event in
      answers += event.isAnswer ? 1 : 0
      return answers == count
    }
    return end.map { Array(self[...$0]) } ?? self
  }
}
