/// How much a program may use, and each program that it starts.
public struct ProgramLimits: Sendable {
  /// Of addresses, in bytes.
  public var memory: Int
  /// Of a processor's time; whole seconds count.
  public var processorTime: Duration

  /// So many bytes of addresses, and so much time of a processor.
  public init(memory: Int, processorTime: Duration) {
    (self.memory, self.processorTime) = (memory, processorTime)
  }
}
