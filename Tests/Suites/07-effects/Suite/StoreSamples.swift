import EffectsScript
import SuiteSupport

// What stores are sent.

extension Wish {
  /// Asks the server; what comes of it is named after the user.
  static func ask(_ id: String, _ username: String = "ada", then: [Wish] = []) -> Wish {
    .logIn(id: id, username: username, password: "\(username)'s", then: then)
  }

  /// Waits; what comes of it has a name of its own.
  static func wait(
    _ id: String, _ seconds: Int = 3, then name: String = "rang", _ wishes: [Wish] = []
  ) -> Wish {
    .wait(id: id, seconds: seconds, then: Deed(name, wishes))
  }
}

extension Call {
  /// The same commands, with a look at the value after each of them.
  static func watched(
    _ commands: [StoreCommand], from value: [String] = [], _ manner: Manner = .later
  ) -> Call {
    .store(commands.flatMap { [$0, .value] }, from: value, manner)
  }
}

extension Model {
  static let deeds = [Deed("one"), Deed("two"), Deed("three")]

  /// What is asked for in step 2: no id is there twice, and nothing is cancelled.
  static let requests: [[Deed]] = [
    [Deed("tap", [.ask("a")])],
    [Deed("tap", [.wait("a", 3)])],
    [Deed("tap", [.ask("a", "ada"), .wait("b", 5), .ask("c", "bob")])],
    [Deed("tap", [.ask("a", "ada"), .ask("b", "bob")]), Deed("again", [.wait("c", 1)])],
    [Deed("nothing"), Deed("tap", [.wait("a", 2), .wait("b", 1)]), Deed("nothing")],
    // It isn't written down, so the value stays as it is.
    [Deed("", [.ask("a")])],
  ]

  /// An effect whose action asks for an effect, and so on, so many times.
  static func chain(_ count: Int) -> Deed {
    let wishes = (0..<count).reversed().reduce(into: [Wish]()) { wishes, place in
      wishes = [
        place.isMultiple(of: 2)
          ? .ask("id\(place)", "user\(place)", then: wishes)
          : .wait("id\(place)", place, then: "rang\(place)", wishes)
      ]
    }
    return Deed("tap", wishes)
  }

  /// The commands that answer such a chain.
  static func answering(chain count: Int) -> [StoreCommand] {
    (0..<count).map { place in
      place.isMultiple(of: 2) ? .answer(place / 2, .success("u\(place)")) : .ring(place / 2)
    }
  }

  // MARK: Step 3

  static let lateCommands: [StoreCommand] = [
    .send(Deed("ask a", [.ask("a")])), .answer(0, .success("u0")),
    .send(Deed("cancel a", [.cancel(id: "a")])), .answer(1, .success("u1")),
    .send(Deed("wait a", [.wait("a")])), .ring(0), .send(Deed("ask b", [.ask("b", "bob")])),
    .send(Deed("cancel b", [.cancel(id: "b")])), .ring(1),
    .send(Deed("ask anew", [.cancel(id: "a"), .ask("a", "eve", then: [.wait("a", 1)])])),
    .answer(2, .failure(.offline)), .send(Deed("wait b", [.wait("b", 2, then: "rang for b")])),
  ]

  /// Commands for diagnoses: each shows something else.
  static let lateScripts: [Call] = [
    [0, 2, 1, 0, 1, 3, 3], [4, 2, 5, 4, 5, 8, 8], [0, 0, 1, 3, 3], [0, 0, 3, 1, 3], [4, 0, 5, 1],
    [0, 4, 1, 5], [0, 6, 2, 1, 3, 7], [0, 6, 1, 3], [0, 6, 7, 7, 3, 1], [0, 2, 0, 1, 3],
    [4, 11, 5, 8], [9, 9, 1, 3, 5], [0, 2, 0, 3, 6, 10], [0, 1, 0, 3, 2, 0, 10],
  ].map { .watched($0.map { lateCommands[$0] }) }
}
