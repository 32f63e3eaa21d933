import Basics
import Curriculum
import Foundation
import Traces

/// Why a host is over.
enum HostEnd: Equatable {
  case ended(TerminationStatus)
  /// It was ended here, because it used more than it may.
  case passed(Limit)
}

extension HostProcess {
  /// How it has ended.
  var crash: Crash {
    guard let end else { return Crash(CrashReport(cause: .signal(SIGKILL))) }
    return Crash(
      end, record: record, lastWords: String(decoding: lastWords, as: UTF8.self), lines: lines)
  }
}
