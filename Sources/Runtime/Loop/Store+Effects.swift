import Interface
import Reducers
import Verdicts

extension Store where State == AppState, Event == AppEvent {
  /// Takes an event in and has everything done that the reducers ask for because of it.
  func send(_ event: AppEvent, performing perform: (Effect) -> Void) {
    send(event)
    while let effect = state.effects.first {
      send(.effectTaken)
      perform(effect)
    }
  }
}
