import Foundation
import XCTest

@testable import Classroom

/// The archives beside these tests; `make.sh` there says how they were made.
enum ArchiveFiles {
  static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Archives/\(name).zip"
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  static func archive(_ name: String) throws -> ZipArchive<[UInt8]> {
    try ZipArchive(bytes(name))
  }

  /// What the programs were given for lesson 3.
  static let login = (0..<400).map { number in
    "let value\(number) = \(number * number) // "
      + String(repeating: "abc", count: number % 7) + "\n"
  }.joined()
}

extension ZipArchive {
  /// The text of the entry with this path, or the fault.
  func text(_ path: String, limit: Int = 1 << 20) throws -> String {
    let index = try XCTUnwrap(entries.firstIndex { $0.path.joined(separator: "/") == path })
    return String(decoding: try bytes(of: index, limit: limit), as: UTF8.self)
  }

  /// The names of its entries.
  var names: [String] { entries.map { $0.path.joined(separator: "/") } }
}
