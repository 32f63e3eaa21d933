import Traces

extension User: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(email)
    writer.write(password)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(email: try reader.read(), password: try reader.read())
  }
}

extension Pokemon: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(name)
    writer.write(level)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(name: try reader.read(), level: try reader.read())
  }
}

extension Settings: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(loginUser)
    writer.write(isEmailValid)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(loginUser: try reader.read(), isEmailValid: try reader.read())
  }
}

extension PokemonList: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(pokemons)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(pokemons: try reader.read())
  }
}

extension AppState: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(settings)
    writer.write(pokemonList)
    writer.write(favoritePokemons)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      settings: try reader.read(), pokemonList: try reader.read(),
      favoritePokemons: try reader.read())
  }
}

extension AccountAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .emailValid(let isValid):
      writer.write(case: 0)
      writer.write(isValid)
    case .register(let email, let password):
      writer.write(case: 1)
      writer.write(email)
      writer.write(password)
    case .login(let email, let password):
      writer.write(case: 2)
      writer.write(email)
      writer.write(password)
    case .logout: writer.write(case: 3)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .emailValid(try reader.read())
    case 1: self = .register(email: try reader.read(), password: try reader.read())
    case 2: self = .login(email: try reader.read(), password: try reader.read())
    case 3: self = .logout
    default: throw reader.unknownCase()
    }
  }
}

extension PokemonListAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .loadPokemon(let pokemons): writer.write(pokemons)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self = .loadPokemon(try reader.read())
  }
}

extension FavoritesAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .favoritePokemon(let pokemon):
      writer.write(case: 0)
      writer.write(pokemon)
    case .removeFavoritePokemon(let pokemon):
      writer.write(case: 1)
      writer.write(pokemon)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .favoritePokemon(try reader.read())
    case 1: self = .removeFavoritePokemon(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension AppAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .account(let action):
      writer.write(case: 0)
      writer.write(action)
    case .pokemonList(let action):
      writer.write(case: 1)
      writer.write(action)
    case .favorites(let action):
      writer.write(case: 2)
      writer.write(action)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .account(try reader.read())
    case 1: self = .pokemonList(try reader.read())
    case 2: self = .favorites(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}
