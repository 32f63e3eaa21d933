/// A length of time as the system's own calls want it.
extension Duration {
  /// As a number of seconds.
  public var inSeconds: Double { self / .seconds(1) }
  /// As a number of milliseconds, rounded up: who waits must not wait for nothing again and again.
  public var inMilliseconds: Int32 { Int32(clamping: Int((self / .milliseconds(1)).rounded(.up))) }
  /// As a number of microseconds.
  public var inMicroseconds: UInt32 { UInt32(clamping: Int(self / .microseconds(1))) }
}
