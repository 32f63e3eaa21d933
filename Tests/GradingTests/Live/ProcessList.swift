import Foundation
import XCTest

/// The ids of the processes whose command line holds a text; skips the test where the system doesn't
/// list them as files.
func processes(naming text: String) throws -> [String] {
  let manager = FileManager.default
  try XCTSkipUnless(manager.fileExists(atPath: "/proc/self/cmdline"), "no list of processes here")
  return try manager.contentsOfDirectory(atPath: "/proc").filter { id in
    guard Int(id) != nil, let line = manager.contents(atPath: "/proc/\(id)/cmdline") else {
      return false
    }
    return String(decoding: line, as: UTF8.self).contains(text)
  }
}
