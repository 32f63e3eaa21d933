/// Two objects of one kind that are used by turns: each has to be as it is alone.
///
/// The model's are, so it is compared with the model; and what is wrong with one of them alone is no
/// matter of two.
public struct Turns<Each: StateMachine>: StateMachine {
  public typealias Lesson = Each.Lesson

  public struct Command: Equatable {
    public var object: Int
    public var command: Each.Command
  }

  /// The world of each object that has been used, or is the next to be.
  public struct World {
    var worlds: [Each.World]
  }

  private let each: Each
  private let script: ([Command]) -> Lesson.Script
  private let beginning: (Lesson.Trace, [Command]) -> Lesson.Trace
  private let sights: ([Command]) -> [Sight<Lesson>]

  /// What is played on both objects, what has to be as the model's of both, and as much of a longer word's trace
  /// as would have come of this word alone.
  public init(
    of each: Each, script: @escaping ([Command]) -> Lesson.Script,
    beginning: @escaping (Lesson.Trace, [Command]) -> Lesson.Trace,
    sights: @escaping ([Command]) -> [Sight<Lesson>]
  ) {
    (self.each, self.script, self.beginning, self.sights) = (each, script, beginning, sights)
  }

  public var start: World { World(worlds: [each.start]) }

  public func commands(in world: World) -> [Command] {
    // The second object comes into it only after the first.
    world.worlds.enumerated().flatMap { object, world in
      each.commands(in: world).map { Command(object: object, command: $0) }
    }
  }

  public func perform(_ command: Command, in world: inout World) {
    guard world.worlds.indices.contains(command.object) else { return }
    each.perform(command.command, in: &world.worlds[command.object])
    if world.worlds.count == 1 { world.worlds.append(each.start) }
  }

  public func renamed(_ word: [Command]) -> [Command] {
    let first = word.first?.object ?? 0
    var word = word
    // With nothing left for the first object, the second one is the first.
    for index in word.indices where first != 0 { word[index].object = 1 - word[index].object }
    for object in 0...1 {
      let places = word.indices.filter { word[$0].object == object }
      let renamed = each.renamed(places.map { word[$0].command })
      for (place, command) in zip(places, renamed) { word[place].command = command }
    }
    return word
  }

  public func script(of word: [Command]) -> Lesson.Script { script(word) }

  public func beginning(of trace: Lesson.Trace, through word: [Command]) -> Lesson.Trace {
    beginning(trace, word)
  }

  public func sights(of word: [Command]) -> [Sight<Lesson>] { sights(word) }

  public func isExcused(_ word: [Command], in context: TestContext<Lesson>) throws -> Bool {
    try (0...1).contains { object in
      let alone = each.renamed(word.filter { $0.object == object }.map(\.command))
      return try context.isWrong(alone, of: each)
    }
  }
}
