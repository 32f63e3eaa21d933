/// The file descriptors that a host is given beside its standard streams.
package enum HostDescriptor {
  /// Frames, both ways.
  package static let channel: Int32 = 3
  /// Where a crash is written down, as a `CrashRecord`.
  package static let crash: Int32 = 4
  /// The first that it hasn't been given.
  package static let firstOther: Int32 = 5
}
