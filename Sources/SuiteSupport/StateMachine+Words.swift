import Basics

// The words that are made of a machine's commands.

extension StateMachine {
  /// The scripts of the words of `length` commands and of `count` random words, as samples for
  /// diagnoses.
  public func scripts(upTo length: Int, byChance count: Int) -> [Lesson.Script] {
    var generator = SeededGenerator(seed: 1)
    let long = (0..<count).map { _ in word(longest: 12, using: &generator) }
    return (words(upTo: length) + long).map(script)
  }

  /// A word that goes on after `beginning` with each command that is possible there, one after the
  /// other, as far as it still is.
  public func tour(after beginning: [Command]) -> [Command] {
    var world = start
    for command in beginning { perform(command, in: &world) }
    var word = beginning
    for index in commands(in: world).indices {
      let possible = commands(in: world)
      guard index < possible.count else { break }
      perform(possible[index], in: &world)
      word.append(possible[index])
    }
    return word
  }

  /// All words of exactly `length` commands, and shorter ones without a possible next command.
  /// Every other word is the beginning of one of these.
  func words(upTo length: Int) -> [[Command]] {
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

  func word(longest: Int, using generator: inout SeededGenerator) -> [Command] {
    var (word, world): ([Command], World) = ([], start)
    for _ in 0..<Int.random(in: 1...longest, using: &generator) {
      guard let command = commands(in: world).randomElement(using: &generator) else { break }
      perform(command, in: &world)
      word.append(command)
    }
    return word
  }

  /// Shorter words, shortest first; then, unless the word is long, words with one command replaced
  /// by a simpler one.
  func simplifications(of word: [Command]) -> [[Command]] {
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
