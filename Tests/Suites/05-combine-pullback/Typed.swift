// What the counterexamples of this lesson name besides the exercise's own: behind an exercise, and behind
// `Script/House.swift` and `Script/Forms.swift`, each of them can be typed in as it stands.

/// A call of something that `combine` or `pullback` was given.
struct Call: CustomStringConvertible {
  var description: String

  var name: String { String(description.prefix { $0 != "(" }) }
}

/// All of them, in order.
var calls: [Call] = []

/// Those of reducers.
var runs: [Call] { calls.filter { !["get", "set"].contains($0.name) } }

/// A value within another one describes itself with its module's name.
func note(_ call: String) {
  calls.append(Call(description: call.replacing(#/\w+\.(?=Room\()/#, with: "")))
}

func reducer(_ room: inout Room, _ action: RoomAction) {
  note("reducer(\(room), .\(action))")
  action.act(on: &room)
}

func reducer(_ house: inout House, _ action: RoomAction) {
  house.number += 1
  action.act(on: &house.kitchen)
}

func reducer(_ lamp: inout Int, _ level: Int?) {
  lamp = level ?? 0
}

func reducer(_ user: inout User?, _ action: AccountAction) {
  switch action {
  case .register(let email, let password), .login(let email, let password):
    user = User(email: email, password: password)
  case .logout: user = nil
  case .emailValid: break
  }
}

func reducer(_ isValid: inout Bool, _ action: AccountAction) {
  if case .emailValid(let new) = action { isValid = new }
}

func reducer(_ pokemons: inout [Pokemon], _ action: PokemonListAction) {
  switch action {
  case .loadPokemon(let new): pokemons = new
  }
}

func add<Part: Form, Action: Form>(_ part: inout Part, _ action: Action) {
  part = Part(number: part.number + action.number)
}

func add(_ part: inout (Int, Int?), _ action: Int) { part.0 += action }

func add(_ part: inout Int, _ action: (Int, Int?)) { part += action.0 }

func letter(_ name: String) -> (inout [String], Int) -> Void {
  { value, action in
    note("\(name)(\(value), \(action))")
    value.append("\(name)\(action)")
  }
}

let (a, b, c, d) = (letter("a"), letter("b"), letter("c"), letter("d"))
let (e, f, g, h) = (letter("e"), letter("f"), letter("g"), letter("h"))
let (i, j, k, l) = (letter("i"), letter("j"), letter("k"), letter("l"))
