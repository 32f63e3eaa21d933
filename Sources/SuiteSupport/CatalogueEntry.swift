/// One check as a suite declares it.
public struct CatalogueEntry: Codable, Equatable, Sendable {
  public var id: String
  /// The step of the lesson that it belongs to, from 1.
  public var step: Int
  /// The ids of the checks that have to pass before this one says anything.
  public var after: [String]
  /// Whether it fails when anything that its step asks is answered otherwise in another order.
  public var isAboutMemory: Bool

  public init(id: String, step: Int, after: [String], isAboutMemory: Bool = false) {
    self.id = id
    self.step = step
    self.after = after
    self.isAboutMemory = isAboutMemory
  }
}
