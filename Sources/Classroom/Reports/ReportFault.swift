/// Why a report can't be written.
package enum ReportFault: Error, Equatable, Sendable {
  /// There is no folder at this path, and none can be made.
  case noFolder(path: String)
  /// This file can't be written; the reason is the system's.
  case unwritable(path: String, reason: String)
  /// This part of the page that the workbook brings along isn't there.
  case noPage(path: String)
}
