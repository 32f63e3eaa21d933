/// Whatever has the lesson's store and login screen: the exercise, the model.
public protocol StoreSide {
  func makeStore(_ initial: State) -> any PlayedStore
  /// Whether code outside of the class can write a store's state.
  var stateIsWritable: Bool { get }
}

/// A store that a script is played on.
public protocol PlayedStore: AnyObject {
  var state: State { get }
  func dispatch(_ event: Event)
  /// Gives the id of the subscription, of whatever type ids have.
  func subscribe(_ observer: @escaping (State?, State) -> Void) -> AnyHashable
  func unsubscribe(_ id: AnyHashable)
  /// An id that no subscription has.
  func makeUnknownID() -> AnyHashable
  func makeScreen() -> any PlayedScreen
  /// The object that has to go away with the last reference to this one.
  var object: AnyObject { get }
}

/// A screen that a script is played on.
public protocol PlayedScreen: AnyObject {
  var lines: [String] { get }
  var redraws: [String: Int] { get }
  func typeUsername(_ text: String)
  func typePassword(_ text: String)
  func tapLogin()
  /// The object that has to go away with the last reference to this one.
  var object: AnyObject { get }
}
