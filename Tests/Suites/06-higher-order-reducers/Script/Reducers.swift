// The reducers that layers are put around, known on both sides. What an exercise has made of a value
// may be any number: nothing here may overflow.

/// Changes a value as an action says.
public typealias Reducer<Value, Action> = (inout Value, Action) -> Void

/// What the lesson's app does without any layer.
public func appReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .counter(.decrTapped): state.count &-= 1
  case .counter(.incrTapped): state.count &+= 1
  case .primeModal(.saveFavoritePrimeTapped): state.favoritePrimes.append(state.count)
  case .primeModal(.removeFavoritePrimeTapped):
    state.favoritePrimes.removeAll { [count = state.count] in $0 == count }
  case .favoritePrimes(.deleteFavoritePrimes(let positions)):
    state.favoritePrimes = state.favoritePrimes.deleting(positions)
  }
}

extension [Int] {
  /// What is left without the elements that stand at these positions.
  public func deleting(_ positions: [Int]) -> [Int] {
    enumerated().filter { !positions.contains($0.offset) }.map(\.element)
  }
}

/// What a meter does when a knob is turned.
public func meterReducer(_ meter: inout Meter, _ knob: Knob) {
  switch knob {
  case .turn(let steps): meter.level &+= steps
  case .rename(let unit): meter.unit = unit
  }
}

/// What a meter does that counts the other way.
public func backwardMeterReducer(_ meter: inout Meter, _ knob: Knob) {
  switch knob {
  case .turn(let steps): meter.level &-= steps
  case .rename(let unit): meter.unit = unit
  }
}

/// What a number does when a key is pressed.
public func keyReducer(_ value: inout Int, _ key: Key) {
  switch key {
  case .add(let number): value &+= number
  case .double: value &*= 2
  }
}

/// What a layer is put around.
public enum InnerReducer: Int, Sendable {
  /// The app's reducer.
  case app
  /// One that leaves everything as it is.
  case idle
  /// One that keeps nothing of the diary.
  case clearing
  /// The app's reducer with a diary of its own.
  case diary
}
