import Foundation
import XCTest

/// Gives each test an empty folder of its own, and removes it with everything in it afterwards.
open class FolderTestCase: LongTestCase {
  public private(set) var folder = ""

  override open func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "FolderTestCase-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override open func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Writes a file, with the folders that it stands in.
  public func write(_ bytes: some Sequence<UInt8>, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  public func write(_ text: String, to file: String) throws { try write(text.utf8, to: file) }

  /// The text of a file, nil if there is none.
  public func text(of file: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(file)")
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
