import Foundation

/// How much a program may use, and each program that it starts.
public struct ProgramLimits: Sendable {
  /// Of addresses, in bytes.
  public var memory: Int
  /// Of a processor's time; whole seconds count.
  public var processorTime: Duration

  /// How many bytes of addresses this process may have, and each that it starts.
  package static var ownMemory: Int {
    var limits = rlimit()
    return getrlimit(addressesResource, &limits) == 0 ? Int(clamping: limits.rlim_cur) : .max
  }

  /// So many bytes of addresses, and so much time of a processor.
  public init(memory: Int, processorTime: Duration) {
    (self.memory, self.processorTime) = (memory, processorTime)
  }
}
