/// Two objects of one kind that are used alternately; each must behave as if it were alone.
///
/// The results are compared with the model's, whose objects are independent. Words that already
/// fail for one of the objects alone are excused.
public struct Turns<Each: StateMachine>: StateMachine {
  public typealias Lesson = Each.Lesson

  public struct Command: Equatable {
    public var object: Int
    public var command: Each.Command
  }

  /// The world of each object that was used, and of the next one.
  public struct World {
    var worlds: [Each.World]
  }

  private let each: Each
  private let script: ([Command]) -> Lesson.Script
  private let beginning: (Lesson.Trace, [Command]) -> Lesson.Trace
  private let sights: ([Command]) -> [Sight<Lesson>]

  /// - Parameters:
  ///   - each: the machine of one object.
  ///   - script: the script that plays a word on both objects.
  ///   - beginning: the beginning of a longer word's trace that corresponds to this word alone.
  ///   - sights: the properties of both objects that must equal the model's.
  public init(
    of each: Each, script: @escaping ([Command]) -> Lesson.Script,
    beginning: @escaping (Lesson.Trace, [Command]) -> Lesson.Trace,
    sights: @escaping ([Command]) -> [Sight<Lesson>]
  ) {
    (self.each, self.script, self.beginning, self.sights) = (each, script, beginning, sights)
  }

  public var start: World { World(worlds: [each.start]) }

  public func commands(in world: World) -> [Command] {
    // The second object is available only after the first was used.
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
    // If no command for the first object is left, the second one becomes the first.
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
