// Derived from `Stub.swift` and the types beside this file: `workbook author derive 5`.

import Traces

public struct User: Equatable, Packed, Sendable {
  public var email: String
  public var password: String

  public init(email: String, password: String) {
    (self.email, self.password) = (email, password)
  }

  public func pack(into writer: inout Writer) { writer.write(email, password) }

  public init(from reader: inout Reader) throws(PackingError) {
    (email, password) = try (reader.read(), reader.read())
  }
}

public struct Pokemon: Equatable, Packed, Sendable {
  public var name: String
  public var level: Int

  public init(name: String, level: Int) { (self.name, self.level) = (name, level) }

  public func pack(into writer: inout Writer) { writer.write(name, level) }

  public init(from reader: inout Reader) throws(PackingError) {
    (name, level) = try (reader.read(), reader.read())
  }
}

public struct Settings: Equatable, Packed, Sendable {
  public var loginUser: User?
  public var isEmailValid: Bool

  public init(loginUser: User? = nil, isEmailValid: Bool = false) {
    (self.loginUser, self.isEmailValid) = (loginUser, isEmailValid)
  }

  public func pack(into writer: inout Writer) { writer.write(loginUser, isEmailValid) }

  public init(from reader: inout Reader) throws(PackingError) {
    (loginUser, isEmailValid) = try (reader.read(), reader.read())
  }
}

public struct PokemonList: Equatable, Packed, Sendable {
  public var pokemons: [Pokemon]

  public init(pokemons: [Pokemon] = []) { self.pokemons = pokemons }

  public func pack(into writer: inout Writer) { writer.write(pokemons) }

  public init(from reader: inout Reader) throws(PackingError) { pokemons = try reader.read() }
}

public struct AppState: Equatable, Packed, Sendable {
  public var settings: Settings
  public var pokemonList: PokemonList
  public var favoritePokemons: [Pokemon]

  public init(
    settings: Settings = Settings(), pokemonList: PokemonList = PokemonList(),
    favoritePokemons: [Pokemon] = []
  ) {
    (self.settings, self.pokemonList) = (settings, pokemonList)
    self.favoritePokemons = favoritePokemons
  }

  public func pack(into writer: inout Writer) {
    writer.write(settings, pokemonList, favoritePokemons)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    (settings, pokemonList, favoritePokemons) = try (reader.read(), reader.read(), reader.read())
  }
}

public enum AccountAction: Equatable, Packed, Sendable {
  case emailValid(Bool)
  case register(email: String, password: String)
  case login(email: String, password: String)
  case logout

  public func pack(into writer: inout Writer) {
    switch self {
    case .emailValid(let value): writer.write(case: 0, value)
    case .register(let email, let password): writer.write(case: 1, email, password)
    case .login(let email, let password): writer.write(case: 2, email, password)
    case .logout: writer.write(case: 3)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .emailValid(reader.read())
    case 1: self = try .register(email: reader.read(), password: reader.read())
    case 2: self = try .login(email: reader.read(), password: reader.read())
    case 3: self = .logout
    default: throw reader.unknownCase()
    }
  }
}

public enum PokemonListAction: Equatable, Packed, Sendable {
  case loadPokemon([Pokemon])

  public func pack(into writer: inout Writer) {
    switch self {
    case .loadPokemon(let value): writer.write(case: 0, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .loadPokemon(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

public enum FavoritesAction: Equatable, Packed, Sendable {
  case favoritePokemon(Pokemon)
  case removeFavoritePokemon(Pokemon)

  public func pack(into writer: inout Writer) {
    switch self {
    case .favoritePokemon(let value): writer.write(case: 0, value)
    case .removeFavoritePokemon(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .favoritePokemon(reader.read())
    case 1: self = try .removeFavoritePokemon(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

public enum AppAction: Equatable, Packed, Sendable {
  case account(AccountAction)
  case pokemonList(PokemonListAction)
  case favorites(FavoritesAction)

  public func pack(into writer: inout Writer) {
    switch self {
    case .account(let value): writer.write(case: 0, value)
    case .pokemonList(let value): writer.write(case: 1, value)
    case .favorites(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .account(reader.read())
    case 1: self = try .pokemonList(reader.read())
    case 2: self = try .favorites(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

public struct Counters: Equatable, Packed, Sendable {
  public var left: Int
  public var right: Int

  public init(left: Int = 0, right: Int = 0) { (self.left, self.right) = (left, right) }

  public func pack(into writer: inout Writer) { writer.write(left, right) }

  public init(from reader: inout Reader) throws(PackingError) {
    (left, right) = try (reader.read(), reader.read())
  }
}

public enum CounterAction: Int, CaseIterable, Packed, Sendable {
  case increase
  case decrease
}

public enum CountersAction: Equatable, Packed, Sendable {
  case left(CounterAction)
  case right(CounterAction)

  public func pack(into writer: inout Writer) {
    switch self {
    case .left(let value): writer.write(case: 0, value)
    case .right(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .left(reader.read())
    case 1: self = try .right(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

public struct LargerState: Equatable, Packed, Sendable {
  public var app: AppState
  public var counters: Counters

  public init(app: AppState = AppState(), counters: Counters = Counters()) {
    (self.app, self.counters) = (app, counters)
  }

  public func pack(into writer: inout Writer) { writer.write(app, counters) }

  public init(from reader: inout Reader) throws(PackingError) {
    (app, counters) = try (reader.read(), reader.read())
  }
}

public enum LargerAction: Equatable, Packed, Sendable {
  case app(AppAction)
  case counters(CountersAction)

  public func pack(into writer: inout Writer) {
    switch self {
    case .app(let value): writer.write(case: 0, value)
    case .counters(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .app(reader.read())
    case 1: self = try .counters(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension FormedValue {
  public func pack(into writer: inout Writer) { writer.write(kind, number, rest) }

  public init(from reader: inout Reader) throws(PackingError) {
    (kind, number, rest) = try (reader.read(), reader.read(), reader.read())
  }
}

extension FormedAction {
  public func pack(into writer: inout Writer) { writer.write(kind, number, isBoxed) }

  public init(from reader: inout Reader) throws(PackingError) {
    (kind, number, isBoxed) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Room {
  public func pack(into writer: inout Writer) { writer.write(lamp, name) }

  public init(from reader: inout Reader) throws(PackingError) {
    (lamp, name) = try (reader.read(), reader.read())
  }
}

extension House {
  public func pack(into writer: inout Writer) { writer.write(kitchen, hall, number) }

  public init(from reader: inout Reader) throws(PackingError) {
    (kitchen, hall, number) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Street {
  public func pack(into writer: inout Writer) { writer.write(house, trees) }

  public init(from reader: inout Reader) throws(PackingError) {
    (house, trees) = try (reader.read(), reader.read())
  }
}

extension RoomAction {
  public func pack(into writer: inout Writer) {
    switch self {
    case .brighter(let value): writer.write(case: 0, value)
    case .rename(let value): writer.write(case: 1, value)
    case .dim(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .brighter(by: reader.read())
    case 1: self = try .rename(reader.read())
    case 2: self = try .dim(to: reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension HouseAction {
  public func pack(into writer: inout Writer) {
    switch self {
    case .kitchen(let value): writer.write(case: 0, value)
    case .hall(let value): writer.write(case: 1, value)
    case .ring: writer.write(case: 2)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .kitchen(reader.read())
    case 1: self = try .hall(reader.read())
    case 2: self = .ring
    default: throw reader.unknownCase()
    }
  }
}

extension StreetAction {
  public func pack(into writer: inout Writer) {
    switch self {
    case .house(let value): writer.write(case: 0, value)
    case .plant: writer.write(case: 1)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .house(reader.read())
    case 1: self = .plant
    default: throw reader.unknownCase()
    }
  }
}

extension Scene {
  public func pack(into writer: inout Writer) { writer.write(reducer, values, turns) }

  public init(from reader: inout Reader) throws(PackingError) {
    (reducer, values, turns) = try (reader.read(), reader.read(), reader.read())
  }
}

extension Turn {
  public func pack(into writer: inout Writer) {
    switch self {
    case .act(let first, let second): writer.write(case: 0, first, second)
    case .replace(let first, let second): writer.write(case: 1, first, second)
    case .empty(let value): writer.write(case: 2, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .act(reader.read(), on: reader.read())
    case 1: self = try .replace(reader.read(), with: reader.read())
    case 2: self = try .empty(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Recipe {
  public func pack(into writer: inout Writer) {
    switch self {
    case .combination(let value): writer.write(case: 0, value)
    case .getSet(let value): writer.write(case: 1, value)
    case .getSetWhole: writer.write(case: 2)
    case .path(let value): writer.write(case: 3, value)
    case .pathWhole: writer.write(case: 4)
    case .pathInSteps: writer.write(case: 5)
    case .pathJoined: writer.write(case: 6)
    case .pathTurned: writer.write(case: 7)
    case .paths(let value): writer.write(case: 8, value)
    case .pathsWhole: writer.write(case: 9)
    case .pathsInSteps: writer.write(case: 10)
    case .pathsJoined: writer.write(case: 11)
    case .pathsTurned: writer.write(case: 12)
    case .pathsToLamp: writer.write(case: 13)
    case .field(let first, let second): writer.write(case: 14, first, second)
    case .formed(let first, let second, let third): writer.write(case: 15, first, second, third)
    case .accountReducer: writer.write(case: 16)
    case .pokemonListReducer: writer.write(case: 17)
    case .favoritesReducer: writer.write(case: 18)
    case .appReducer: writer.write(case: 19)
    case .countersReducer: writer.write(case: 20)
    case .largerReducer: writer.write(case: 21)
    case .screens: writer.write(case: 22)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .combination(reader.read())
    case 1: self = try .getSet(reader.read())
    case 2: self = .getSetWhole
    case 3: self = try .path(reader.read())
    case 4: self = .pathWhole
    case 5: self = .pathInSteps
    case 6: self = .pathJoined
    case 7: self = .pathTurned
    case 8: self = try .paths(reader.read())
    case 9: self = .pathsWhole
    case 10: self = .pathsInSteps
    case 11: self = .pathsJoined
    case 12: self = .pathsTurned
    case 13: self = .pathsToLamp
    case 14: self = try .field(reader.read(), reader.read())
    case 15: self = try .formed(reader.read(), reader.read(), reader.read())
    case 16: self = .accountReducer
    case 17: self = .pokemonListReducer
    case 18: self = .favoritesReducer
    case 19: self = .appReducer
    case 20: self = .countersReducer
    case 21: self = .largerReducer
    case 22: self = .screens
    default: throw reader.unknownCase()
    }
  }
}

extension Combination {
  public func pack(into writer: inout Writer) {
    switch self {
    case .letter(let value): writer.write(case: 0, value)
    case .combined(let value): writer.write(case: 1, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .letter(reader.read())
    case 1: self = try .combined(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension Event {
  public func pack(into writer: inout Writer) {
    switch self {
    case .ran(let first, let second, let third): writer.write(case: 0, first, second, third)
    case .got(let value): writer.write(case: 1, value)
    case .set(let first, let second): writer.write(case: 2, first, second)
    case .turned(let value): writer.write(case: 3, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .ran(reader.read(), reader.read(), reader.read())
    case 1: self = try .got(reader.read())
    case 2: self = try .set(reader.read(), reader.read())
    case 3: self = try .turned(reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension AnyValue {
  public func pack(into writer: inout Writer) {
    switch self {
    case .list(let value): writer.write(case: 0, value)
    case .room(let value): writer.write(case: 1, value)
    case .house(let value): writer.write(case: 2, value)
    case .street(let value): writer.write(case: 3, value)
    case .settings(let value): writer.write(case: 4, value)
    case .pokemonList(let value): writer.write(case: 5, value)
    case .favorites(let value): writer.write(case: 6, value)
    case .app(let value): writer.write(case: 7, value)
    case .counters(let value): writer.write(case: 8, value)
    case .larger(let value): writer.write(case: 9, value)
    case .formed(let value): writer.write(case: 10, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .list(reader.read())
    case 1: self = try .room(reader.read())
    case 2: self = try .house(reader.read())
    case 3: self = try .street(reader.read())
    case 4: self = try .settings(reader.read())
    case 5: self = try .pokemonList(reader.read())
    case 6: self = try .favorites(reader.read())
    case 7: self = try .app(reader.read())
    case 8: self = try .counters(reader.read())
    case 9: self = try .larger(reader.read())
    case 10: self = try .formed(reader.read())
    default: throw reader.unknownCase()
    }
  }

  public var list: [String]? { if case .list(let value) = self { value } else { nil } }

  public var room: Room? { if case .room(let value) = self { value } else { nil } }

  public var house: House? { if case .house(let value) = self { value } else { nil } }

  public var street: Street? { if case .street(let value) = self { value } else { nil } }

  public var settings: Settings? { if case .settings(let value) = self { value } else { nil } }

  public var pokemonList: PokemonList? {
    if case .pokemonList(let value) = self { value } else { nil }
  }

  public var favorites: [Pokemon]? {
    if case .favorites(let value) = self { value } else { nil }
  }

  public var app: AppState? { if case .app(let value) = self { value } else { nil } }

  public var counters: Counters? { if case .counters(let value) = self { value } else { nil } }

  public var larger: LargerState? { if case .larger(let value) = self { value } else { nil } }

  public var formed: FormedValue? { if case .formed(let value) = self { value } else { nil } }
}

extension AnyAction {
  public func pack(into writer: inout Writer) {
    switch self {
    case .number(let value): writer.write(case: 0, value)
    case .room(let value): writer.write(case: 1, value)
    case .house(let value): writer.write(case: 2, value)
    case .street(let value): writer.write(case: 3, value)
    case .account(let value): writer.write(case: 4, value)
    case .pokemonList(let value): writer.write(case: 5, value)
    case .favorites(let value): writer.write(case: 6, value)
    case .app(let value): writer.write(case: 7, value)
    case .counters(let value): writer.write(case: 8, value)
    case .larger(let value): writer.write(case: 9, value)
    case .formed(let value): writer.write(case: 10, value)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = try .number(reader.read())
    case 1: self = try .room(reader.read())
    case 2: self = try .house(reader.read())
    case 3: self = try .street(reader.read())
    case 4: self = try .account(reader.read())
    case 5: self = try .pokemonList(reader.read())
    case 6: self = try .favorites(reader.read())
    case 7: self = try .app(reader.read())
    case 8: self = try .counters(reader.read())
    case 9: self = try .larger(reader.read())
    case 10: self = try .formed(reader.read())
    default: throw reader.unknownCase()
    }
  }

  public var number: Int? { if case .number(let value) = self { value } else { nil } }

  public var room: RoomAction? { if case .room(let value) = self { value } else { nil } }

  public var house: HouseAction? { if case .house(let value) = self { value } else { nil } }

  public var street: StreetAction? { if case .street(let value) = self { value } else { nil } }

  public var account: AccountAction? {
    if case .account(let value) = self { value } else { nil }
  }

  public var pokemonList: PokemonListAction? {
    if case .pokemonList(let value) = self { value } else { nil }
  }

  public var favorites: FavoritesAction? {
    if case .favorites(let value) = self { value } else { nil }
  }

  public var app: AppAction? { if case .app(let value) = self { value } else { nil } }

  public var counters: CountersAction? {
    if case .counters(let value) = self { value } else { nil }
  }

  public var larger: LargerAction? { if case .larger(let value) = self { value } else { nil } }

  public var formed: FormedAction? { if case .formed(let value) = self { value } else { nil } }
}
