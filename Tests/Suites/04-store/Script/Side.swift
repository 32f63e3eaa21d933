/// Whatever has the lesson's store and login screen: the exercise, the model.
public protocol StoreSide {
  /// Makes a store that begins with this state.
  func makeStore(_ initial: State) -> any PlayedStore
  /// Whether code outside of the class can write a store's state.
  var stateIsWritable: Bool { get }
}

/// A store that a script is played on.
public protocol PlayedStore: AnyObject {
  /// What it says its state is.
  var state: State { get }
  /// Has an event change the state, and the observers told.
  func dispatch(_ event: Event)
  /// Gives the id of the subscription, of whatever type ids have.
  func subscribe(_ observer: @escaping (State?, State) -> Void) -> AnyHashable
  /// Ends a subscription.
  func unsubscribe(_ id: AnyHashable)
  /// An id that no subscription has.
  func makeUnknownID() -> AnyHashable
  /// Makes a login screen for this store.
  func makeScreen() -> any PlayedScreen
  /// The object that has to go away with the last reference to this one.
  var object: AnyObject { get }
}

/// A screen that a script is played on.
public protocol PlayedScreen: AnyObject {
  /// The texts on it now, line by line.
  var lines: [String] { get }
  /// How often each line was drawn, by its name.
  var redraws: [String: Int] { get }
  /// Somebody types this as the user's name.
  func typeUsername(_ text: String)
  /// Somebody types this as the password.
  func typePassword(_ text: String)
  /// Somebody taps the login button.
  func tapLogin()
  /// The object that has to go away with the last reference to this one.
  var object: AnyObject { get }
}
