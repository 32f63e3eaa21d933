import Terminal

@testable import Curriculum
@testable import Interface
@testable import Program

/// What happens to the interface in a test that tries out whatever comes: what a person presses,
/// and what comes from outside.
enum WalkStep: Equatable, Sendable {
  case press(Key)
  /// The verdict of this kind comes, if one is waited for.
  case verdict(Int)
  /// A test that runs tells how far it is.
  case progress
  /// The watched exercise was saved.
  case saved
  /// Somebody changed the chosen lesson's exercise.
  case changedOutside
  case resized(TerminalSize)
}

extension WalkStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .press(.character(let character)): "press(\"\(character)\")"
    case .press(let key): "press(.\(key))"
    case .verdict(let kind): "verdict(\(kind))"
    case .progress: "progress"
    case .saved: "saved"
    case .changedOutside: "changedOutside"
    case .resized(let size): "resized(\(size.columns)×\(size.rows))"
    }
  }
}

/// A way through the interface.
struct RandomWalk: Sendable {
  var size: TerminalSize
  var steps: [WalkStep]

  static let sizes = [(60, 20), (80, 24), (140, 40)].map { TerminalSize(columns: $0, rows: $1) }

  /// Every key that somebody may press.
  static let keys: [Key] =
    Array("abcdefghijklmnopqrstuvwxyzGLNORC0123456789?/ :=").map { .character($0) }
    + [
      .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .control("a"), .control("b"), .control("d"), .control("e"),
      .control("f"), .control("k"), .control("u"), .control("w"), .paste("state"),
    ]

  /// The keys that lead somewhere; pressed more often than others.
  private static let ways: [Key] = [
    .enter, .enter, .down, .down, .pageDown, .end, .escape, "a", "b", "c", "e", "g", "h", "h", "n",
    "p", "q", "r", "s", "t", "t", "v", "w", "x", "y", "L", "/", "?", " ",
  ]

  init(size: TerminalSize, length: Int, using generator: inout some RandomNumberGenerator) {
    self.size = size
    steps = (0..<length).map { _ in
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<15: .verdict(Int.random(in: 0..<WalkWorld.verdictCount, using: &generator))
      case 15..<18: .progress
      case 18..<21: .saved
      case 21..<23: .changedOutside
      case 23..<25: .resized(Self.sizes.randomElement(using: &generator)!)
      case 25..<60: .press(Self.keys.randomElement(using: &generator)!)
      default: .press(Self.ways.randomElement(using: &generator)!)
      }
    }
  }

  private init(size: TerminalSize, steps: [WalkStep]) {
    (self.size, self.steps) = (size, steps)
  }

  /// The shortest way that still ends in a fault, by leaving out what isn't needed.
  func shrunk(while isFaulty: (RandomWalk) throws -> Bool) rethrows -> RandomWalk {
    var walk = self
    var length = max(1, walk.steps.count / 2)
    while length >= 1 {
      var start = 0
      while start < walk.steps.count {
        var shorter = walk.steps
        shorter.removeSubrange(start..<min(start + length, shorter.count))
        let candidate = RandomWalk(size: size, steps: shorter)
        if try isFaulty(candidate) { walk = candidate } else { start += length }
      }
      length /= 2
    }
    return walk
  }
}
