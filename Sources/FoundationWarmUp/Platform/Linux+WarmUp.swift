#if os(Linux)
  import Foundation

  /// Called by the exercise host.
  @_cdecl("workbook_warm_up") public func warmUp() {
    _ = TimeZone.current.identifier
    _ = TimeZone(identifier: "Europe/Berlin")?.secondsFromGMT()
    _ = Locale.current.identifier
    _ = Calendar.current.component(.hour, from: Date())
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .full
    _ = formatter.string(from: Date(timeIntervalSince1970: 0))
    _ = String(format: "%.2f", 1.0)
    // A process that asks for this first when it can open no files crashes.
    _ = Bundle.main.bundlePath
    _ = NSLocalizedString("", comment: "")
    let process = ProcessInfo.processInfo
    _ = (process.processorCount, process.activeProcessorCount, process.physicalMemory)
    _ = (process.processName, process.hostName, process.operatingSystemVersionString)
    _ = NSUserName()
  }
#endif
