import Basics
import Curriculum
import SuiteSupport
import Terminal
import TestSupport
import XCTest

@testable import Curriculum
@testable import Interface
@testable import Program

/// Whatever is on the screen: a key does something only if the screen says so, what it did can be seen at
/// once, and there are few of them.
final class OfferedKeysTests: LongTestCase {
  /// How many ways, and how long each is. The window has another size in each, and changes it on the way.
  private let (ways, length) = (9, 60)

  func testAKeyDoesOnlyWhatIsOfferedAndWhatCanBeSeen() throws {
    let languages = try WalkLanguage.all()
    @Sendable func fault(in walk: RandomWalk) -> String? {
      Self.fault(in: walk, WalkWorld(size: walk.size, languages: languages))
    }
    var generator = SeededGenerator(seed: 11)
    let sizes = RandomWalk.sizes
    let walks = (0..<ways).map { way in
      RandomWalk(size: sizes[way % sizes.count], length: length, using: &generator)
    }
    let faulty = try concurrently(walks) { fault(in: $0) == nil ? nil : $0 }
    guard let walk = faulty.compactMap({ $0 }).first else { return }
    let shortest = walk.shrunk { fault(in: $0) != nil }
    XCTFail(
      """
      \(walk.size.columns)×\(walk.size.rows): \(shortest.steps)
      \(fault(in: shortest) ?? "")
      """)
  }

  /// The first thing on the way that isn't as it should be, in words.
  private static func fault(in walk: RandomWalk, _ start: WalkWorld) -> String? {
    var world = start
    var frame = world.frame
    for step in walk.steps {
      guard !world.state.isOver else { return nil }
      if case .press(let key) = step {
        let (next, fault) = pressed(key, in: world, showing: frame)
        if let fault { return fault }
        world = next
      } else {
        world.take(step)
      }
      frame = world.frame
      if let excess = world.table.excess(world.window) { return "\(excess)\n\(plain(frame))" }
    }
    guard !world.state.isOver else { return nil }
    for offer in world.table.offers where isNamed(world.window.names(of: offer.keys), in: frame) {
      for key in offer.keys {
        let (_, fault) = pressed(key, in: world, showing: frame, isOffered: true)
        if let fault { return fault }
      }
    }
    return nil
  }

  /// What comes of a key, and what isn't as it should be about that, in words.
  private static func pressed(
    _ key: Key, in world: WalkWorld, showing frame: String, isOffered: Bool = false
  ) -> (next: WalkWorld, fault: String?) {
    var next = world
    let frames = next.take(.press(key))
    return (next, fault(of: key, in: world, showing: frame, isOffered, next, frames))
  }

  private static func fault(
    of key: Key, in world: WalkWorld, showing frame: String, _ isOffered: Bool,
    _ next: WalkWorld, _ frames: [String]
  ) -> String? {
    let asked = next.asked.dropFirst(world.asked.count)
    let isSeen = frames.contains { $0 != frame }
    // An editor takes the screen; who leaves sees the shell.
    let leaves =
      next.state.isOver
      || asked.contains { effect in
        switch effect {
        case .edit, .suspend: true
        default: false
        }
      }
    let didSomething = next.state != world.state || !asked.isEmpty
    if isOffered, !isSeen, !leaves {
      return "\(key) is offered, and nothing can be seen of it:\n\(plain(frame))"
    }
    if didSomething, !isSeen, !leaves {
      return "\(key) did something (\(Array(asked))) that can't be seen:\n\(plain(frame))"
    }
    if isSeen || leaves || didSomething, !isOffered, !isExplained(key, in: world, frame) {
      return "\(key) does something (\(Array(asked))), and nothing on the screen or in its help "
        + "says so:\n\(plain(frame))"
    }
    return nil
  }

  /// Whether the line of keys, or the help of what is on the screen, names a key; typing explains
  /// itself.
  private static func isExplained(_ key: Key, in world: WalkWorld, _ frame: String) -> Bool {
    let entries = world.table.entries
    if entries.contains(where: { $0.takesText && $0.takes(key) }) { return true }
    // The search says what its keys do where nothing is looked for yet.
    let own = world.state.screen == .search ? searchKeys(world.state) : []
    let helped = helpSections(for: world.state.screen, in: world.state, world.window)
      .flatMap(\.entries)
    if (own + helped).flatMap(\.allKeys).contains(key) { return true }
    return world.table.offers.contains { offer in
      offer.keys.contains(key) && isNamed(world.window.names(of: offer.keys), in: frame)
    }
  }

  private static func isNamed(_ names: String, in frame: String) -> Bool {
    plain(frame).split(separator: "\n").last?.contains("\(names) ") ?? false
  }

  private static func plain(_ frame: String) -> String {
    frame.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
