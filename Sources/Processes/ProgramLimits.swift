/// How much a program may use, and each program that it starts.
public struct ProgramLimits: Sendable {
  /// Of addresses, in bytes.
  public var memory: Int
  /// Of a processor's time, in seconds.
  public var processorTime: Int

  public init(memory: Int, processorTime: Int) {
    (self.memory, self.processorTime) = (memory, processorTime)
  }
}
