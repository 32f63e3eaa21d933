import SuiteSupport

/// The one name that the host looks up; compiled into every lesson's suite, which declares `Suite`.
@_cdecl("workbook_suite")
public func entry() -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(SuiteBox(Suite.self)).toOpaque()
}
