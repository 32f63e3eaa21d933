import Foundation
import XCTest

/// Compares a whole screen with the one that is kept in `Frames`.
///
/// With `WORKBOOK_KEEP_FRAMES` set, the screen is kept instead: look at what has changed before you
/// commit it.
func assertFrame(
  _ screen: String, _ name: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  let path = "\((#filePath as NSString).deletingLastPathComponent)/../Frames/\(name).txt"
  if ProcessInfo.processInfo.environment["WORKBOOK_KEEP_FRAMES"] != nil {
    try screen.write(toFile: path, atomically: true, encoding: .utf8)
  }
  let kept = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  assertText(screen, String(kept.dropLast()), name, file: file, line: line)
}
