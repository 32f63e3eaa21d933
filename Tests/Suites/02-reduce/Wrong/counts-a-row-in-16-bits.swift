// Fails: replay.in-order
// Diagnosis: increases in a row are counted first, in a type that is too short for so many.

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  var state = initial
  var row: UInt16 = 0
  for event in events {
    if case .increase = event {
      row &+= 1
    } else {
      state = reduce(state + Int(row), event: event)
      row = 0
    }
  }
  return state + Int(row)
}
