import Foundation

extension rusage {
  /// How much of a processor's time it tells of.
  package var processorTime: Duration { Duration(ru_utime) + Duration(ru_stime) }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(time.tv_sec) + .microseconds(Int(time.tv_usec))
  }
}
