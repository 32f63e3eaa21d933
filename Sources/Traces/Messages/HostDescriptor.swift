/// The file descriptors that a host inherits besides the standard streams.
package enum HostDescriptor {
  /// Frames in both directions.
  package static let channel: Int32 = 3
  /// The pipe to which a `CrashRecord` is written.
  package static let crash: Int32 = 4
  /// The first descriptor that isn't inherited.
  package static let firstOther: Int32 = 5
}
