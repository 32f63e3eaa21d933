/// Whatever has the lesson's functions: the exercise, the model, a model that makes a mistake.
///
/// The types of state and event are its own. Of a state nothing is known but what its screen says.
public protocol YourOwnAppSide {
  /// What the app knows.
  associatedtype State
  /// What can happen.
  associatedtype Event

  /// A kitchen without timers.
  var initialState: State { get }

  /// An event of the script as one of its own.
  func event(_ event: AppEvent) -> Event
  /// What one of its own events is about.
  func meaning(of event: Event) -> Meaning

  /// Takes the app one event further.
  func appReducer(_ state: inout State, _ event: Event)
  /// What the screen shows.
  func screen(of state: State) -> [String]

  /// Makes a reducer for many parts of the reducer for one.
  func forEach<Part, PartEvent, Whole, WholeEvent>(
    _ reducer: @escaping Reducer<Part, PartEvent>,
    parts: WritableKeyPath<Whole, [Int: Part]>,
    event: @escaping (WholeEvent) -> (id: Int, event: PartEvent)?
  ) -> Reducer<Whole, WholeEvent>

  /// Puts a layer around a reducer that holds back what there is no room for.
  func atMost(
    _ count: Int, _ reducer: @escaping Reducer<State, Event>
  ) -> Reducer<State, Event>
  /// Puts a layer around a reducer that rings.
  func bell(
    _ reducer: @escaping Reducer<State, Event>, ring: @escaping (String) -> Void
  ) -> Reducer<State, Event>

  /// Starts a kitchen; gives what takes its events.
  func startKitchen(
    show: @escaping ([String]) -> Void, ring: @escaping (String) -> Void
  ) -> (Event) -> Void

  /// Whether a reducer is the app of the letter.
  func kitchenWorks(_ reducer: @escaping Reducer<State, Event>) -> Bool
}
