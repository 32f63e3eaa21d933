// The calls of `with` and `compose`. The functions that they are given write down that they run.

extension HigherOrderReducersSide {
  func with(_ number: Int, _ function: NumberFunction) -> Answer {
    var calls: [NumberFunction] = []
    let result = with(number) { number in
      calls.append(function)
      return function(number)
    }
    return .number(result, calls: calls)
  }

  func with(_ text: String, _ function: TextFunction) -> Answer {
    var calls: [TextFunction] = []
    let result = with(text) { text in
      calls.append(function)
      return function(text)
    }
    return .text(result, calls: calls)
  }

  func compose(_ outer: NumberFunction, _ inner: NumberFunction, _ number: Int) -> Answer {
    var calls: [NumberFunction] = []
    func watched(_ function: NumberFunction) -> (Int) -> Int {
      { number in
        calls.append(function)
        return function(number)
      }
    }
    let result = compose(watched(outer), watched(inner))(number)
    return .number(result, calls: calls)
  }

  func compose(_ outer: TextFunction, _ inner: TextFunction, _ text: String) -> Answer {
    var calls: [TextFunction] = []
    func watched(_ function: TextFunction) -> (String) -> String {
      { text in
        calls.append(function)
        return function(text)
      }
    }
    let result = compose(watched(outer), watched(inner))(text)
    return .text(result, calls: calls)
  }

  func composeLayers(action: Int, value: Int) -> Answer {
    var events: [LayerEvent] = []
    func layer(_ layer: ComposedLayer) -> NumberLayer {
      { reducer in
        events.append(.putOn(layer))
        return { value, action in
          events.append(.before(layer))
          reducer(&value, action)
          events.append(.after(layer))
        }
      }
    }
    let layered = compose(layer(.outer), layer(.inner))({ value, action in
      events.append(.reducer)
      value &+= action
    })
    var value = value
    layered(&value, action)
    return .layers(events, value: value)
  }
}
