import CombinePullbackScript
import SuiteSupport

extension Suite {
  package static func code(_ scene: Scene) -> [String] { code(scene, notingAll: false) }

  /// - Parameter notingAll: whether all that a pullback is given writes down its calls, as reducers do.
  static func code(_ scene: Scene, notingAll: Bool) -> [String] {
    let names = names(of: scene)
    let declarations = zip(names, scene.values).map { "var \($0)\($1.annotation) = \(code($1))" }
    let turns = scene.turns.map { turn in
      switch turn {
      case .act(let action, let index):
        call(of: scene.reducer, on: names[index], code(action))
      case .replace(let index, let value):
        "\(names[index]) = \(code(value))" + Comment("somebody-else").trailing
      case .empty(let index): "\(names[index]) = LargerState()"
      }
    }
    return explained(declarations, for: scene.reducer) + making(scene.reducer, notingAll) + turns
  }

  /// By the values in the end, or by the calls if those are the same.
  package static func contrast(_ scene: Scene, _ one: [Event], _ other: [Event]) -> Contrast {
    let values = [one, other].map { Values(all: scene.values(after: $0)) }
    return values[0] == values[1]
      ? Contrast(
        code(scene, notingAll: true) + ["calls" + Comment("calls").trailing],
        Tree(describing: one.calls), Tree(describing: other.calls))
      : Contrast(code(scene) + [result(of: scene)], values[0].tree, values[1].tree)
  }

  /// What shows the values in the end.
  static func result(of scene: Scene) -> String {
    let names = names(of: scene)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  private static func code(_ value: Any) -> String {
    let code = SuiteSupport.code(value)
    guard code.utf8.count > 1_000 else { return code }
    // Of those that failed, some have been taken away at either end.
    let levels = code.matches(of: #/"Onix", level: (\d+)/#).compactMap { Int($0.output.1) }
    guard let first = levels.first else { return code }
    let range = first..<first + levels.count
    return code.replacing(
      SuiteSupport.code(Samples.manyPokemons(of: range)),
      with: Samples.making(manyPokemonsOf: range))
  }

  private static func names(of scene: Scene) -> [String] {
    scene.values.enumerated().map { index, value in
      if scene.values.count == 1 { return value.name }
      return index < 2 ? ["first", "second"][index] : "value\(index + 1)"
    }
  }

  /// Says what the reducers do that the lesson doesn't know.
  private static func explained(_ declarations: [String], for recipe: Recipe) -> [String] {
    guard let first = declarations.first else { return [] }
    let rest = declarations.dropFirst()
    switch recipe {
    case .combination(.combined([])), .accountReducer, .pokemonListReducer, .favoritesReducer,
      .appReducer, .countersReducer, .largerReducer, .screens:
      return declarations
    case .combination:
      return declarations + [Comment("letters").line]
    case .pathsWhole:
      return [first + Comment("other-app").trailing] + rest + [Comment("counts").line]
    case .pathTurned, .pathsTurned:
      return [first + Comment("other-app").trailing] + rest
        + [Comment("counts").line, Comment("turned").line]
    case .pathsToLamp:
      return [first + Comment("other-app").trailing] + rest + [Comment("lamp").line]
    case .field(let field, _):
      return declarations + [Comment("field", ["field": "\(field)"]).line]
    case .formed:
      return [first + Comment("other-app").trailing] + rest + [Comment("adds").line]
    default:
      return [first + Comment("other-app-with-rooms").trailing] + rest
        + (recipe.place.map { $0.explanation } ?? [])
    }
  }

  private static func making(_ recipe: Recipe, _ notingAll: Bool) -> [String] {
    switch recipe {
    case .combination(.combined([])):
      ["let combined: (inout [String], Int) -> Void = combine()"]
    case .combination(let combination): ["let combined = \(code(combination))"]
    case .getSet(let place) where notingAll:
      [
        #"let get = { (house: House) in note("get(\(house))"); return house.\#(place) }"#,
        #"let pulled = pullback(reducer, get: get, set: { note("set(\($0), \($1))"); "#
          + "$0.\(place) = $1 })",
      ]
    case .getSet(let place):
      [
        "let pulled = pullback(reducer, get: { (house: House) in house.\(place) }, "
          + "set: { $0.\(place) = $1 })"
      ]
    case .getSetWhole:
      ["let pulled = pullback(reducer, get: { (room: Room) in room }, set: { $0 = $1 })"]
    case .path(let place): [#"let pulled = pullback(reducer, value: \House.\#(place))"#]
    case .pathWhole: [#"let pulled = pullback(reducer, value: \Room.self)"#]
    case .pathInSteps:
      [#"let pulled = pullback(pullback(reducer, value: \House.hall), value: \Street.house)"#]
    case .pathJoined: [#"let pulled = pullback(reducer, value: \Street.house.hall)"#]
    case .pathTurned:
      [#"let pulled = pullback(pullback(reducer, value: \House.turned), value: \Street.house)"#]
    case .paths(let place):
      [
        #"let pulled = pullback(reducer, value: \House.\#(place), action: "#
          + #"\HouseAction.\#(place.actionName))"#
      ]
    case .pathsWhole:
      [#"let pulled = pullback(reducer, value: \House.self, action: \HouseAction.hall)"#]
    case .pathsInSteps: steps(from: "hall")
    case .pathsTurned: steps(from: "turned")
    case .pathsJoined:
      [
        #"let pulled = pullback(reducer, value: \Street.house.hall, action: "#
          + #"\StreetAction.hall)"#
      ]
    case .pathsToLamp:
      [#"let pulled = pullback(reducer, value: \Room.lamp, action: \RoomAction.dim)"#]
    case .field(let field, .getSet):
      [
        "let pulled = pullback(reducer, get: { (state: \(field.whole)) in state.\(field) }, "
          + "set: { $0.\(field) = $1 })"
      ]
    case .field(let field, .path):
      [#"let pulled = pullback(reducer, value: \\#(field.whole).\#(field))"#]
    case .field(let field, .paths):
      [
        #"let pulled = pullback(reducer, value: \\#(field.whole).\#(field), action: "#
          + #"\AppAction.\#(field.actionName))"#
      ]
    case .formed(let kind, let role, let way): [making(kind, role, way)]
    case .accountReducer, .pokemonListReducer, .favoritesReducer, .appReducer, .countersReducer,
      .largerReducer, .screens:
      []
    }
  }

  private static func making(_ kind: Kind, _ role: Role, _ way: Way) -> String {
    let (whole, part) =
      switch role {
      case .part: ("Box<\(kind.type)>", "part")
      case .whole: (kind.type, kind == .pair ? "0" : "number")
      case .both: (kind.type, "half")
      case .own, .all, .allAndOwn: ("Box<Int>", "part")
      }
    let own = role == .own ? kind.type : "Int"
    switch way {
    case .getSet:
      return "let pulled: (inout \(whole), \(own)) -> Void = "
        + "pullback(add, get: { $0.\(part) }, set: { $0.\(part) = $1 })"
    case .path:
      return "let pulled: (inout \(whole), \(own)) -> Void = pullback(add, value: \\.\(part))"
    case .paths:
      let path =
        switch role {
        case .part, .whole, .both, .own: "BoxAction<\(own)>.own"
        case .all: kind == .pair ? "\(kind.type).1" : "\(kind.type).odd"
        case .allAndOwn: "\(kind.type).oddOne"
        }
      return "let pulled = pullback(add, value: \\\(whole).\(part), action: \\\(path))"
    }
  }

  private static func steps(from part: String) -> [String] {
    [
      #"let inHouse = pullback(reducer, value: \House.\#(part), action: \HouseAction.hall)"#,
      #"let pulled = pullback(inHouse, value: \Street.house, action: \StreetAction.house)"#,
    ]
  }

  private static func code(_ combination: Combination) -> String {
    switch combination {
    case .letter(let letter): letter
    case .combined(let parts): "combine(\(parts.map { code($0) }.joined(separator: ", ")))"
    }
  }

  private static func call(of recipe: Recipe, on name: String, _ action: String) -> String {
    switch recipe {
    case .combination: "combined(&\(name), \(action))"
    case .accountReducer: "accountReducer(state: &\(name), action: \(action))"
    case .pokemonListReducer: "pokemonListReducer(state: &\(name), action: \(action))"
    case .favoritesReducer: "favoritesReducer(state: &\(name), action: \(action))"
    case .appReducer: "appReducer(&\(name), \(action))"
    case .countersReducer: "countersReducer(&\(name), \(action))"
    case .largerReducer: "largerReducer(&\(name), \(action))"
    default: "pulled(&\(name), \(action))"
    }
  }
}

extension Place {
  /// The name of the property that finds its actions.
  fileprivate var actionName: String {
    switch self {
    case .kitchen, .roundedKitchen: "kitchen"
    case .hall, .countedHall: "hall"
    }
  }

  /// What a computed one does.
  fileprivate var explanation: [String] {
    switch self {
    case .kitchen, .hall: []
    case .countedHall: [Comment("counted-hall").line]
    case .roundedKitchen: [Comment("rounded-kitchen").line]
    }
  }
}

extension Kind {
  /// The type's name.
  fileprivate var type: String {
    switch self {
    case .number: "Int"
    case .text: "String"
    case .truth: "Bool"
    case .optional: "Int?"
    case .list: "[Int]"
    case .level: "Level"
    case .light: "Light"
    case .size: "Size"
    case .signal: "Signal"
    case .meter: "Meter"
    case .pair: "(Int, Int?)"
    }
  }
}

extension Field {
  /// The type of what it is a part of.
  fileprivate var whole: String {
    switch self {
    case .loginUser, .isEmailValid: "Settings"
    case .pokemons: "PokemonList"
    }
  }

  /// The name of the property that finds its actions.
  fileprivate var actionName: String {
    switch self {
    case .loginUser, .isEmailValid: "account"
    case .pokemons: "pokemonList"
    }
  }
}

extension AnyValue {
  fileprivate var name: String {
    switch self {
    case .list: "value"
    case .room: "room"
    case .house: "house"
    case .street: "street"
    case .settings, .pokemonList, .favorites, .app, .counters, .larger: "state"
    case .formed(let value): value.rest == nil ? "whole" : "box"
    }
  }

  /// The type, where it can't be seen.
  fileprivate var annotation: String {
    switch self {
    case .list: ": [String]"
    case .favorites: ": [Pokemon]"
    case .formed(let value): value.rest == nil ? ": \(value.kind.type)" : ""
    default: ""
    }
  }
}
