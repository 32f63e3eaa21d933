/// One check as a suite declares it.
public struct CatalogueEntry: Codable, Equatable, Sendable {
  /// `topic.behaviour`, as in `login.trigger-clears-error`.
  public var id: String
  /// The step of the lesson that it belongs to, from 1.
  public var step: Int
  /// The ids of the checks that have to pass before this one says anything.
  public var after: [String]
  /// Whether it fails when anything that its step asks is answered otherwise in another order.
  public var isAboutMemory: Bool
  /// The functions that are read for it; none if it asks instead.
  public var functions: [String]
  /// Whether these functions may keep a state in an object.
  public var allowsObjects: Bool

  /// A check of a step; it asks, unless it names functions to be read.
  public init(
    id: String, step: Int, after: [String], isAboutMemory: Bool = false, functions: [String] = [],
    allowsObjects: Bool = false
  ) {
    self.id = id
    self.step = step
    self.after = after
    self.isAboutMemory = isAboutMemory
    self.functions = functions
    self.allowsObjects = allowsObjects
  }

  /// Whether the exercise is read for it, and asked nothing.
  public var isReading: Bool { !functions.isEmpty }
}
