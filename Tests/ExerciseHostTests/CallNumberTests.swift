import Foundation
import XCTest

/// The numbers of the kernel's calls are those of its headers, for the processor that this runs on and
/// for the other one.
final class CallNumberTests: XCTestCase {
  /// The numbers in the host's table, by the kernel's names.
  private func table() throws -> [String: (x86: Int?, arm: Int?)] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let text = try String(
      contentsOfFile: "\(package)/Sources/ExerciseHost/Platform/Linux+Calls.swift",
      encoding: .utf8)
    let rows = text.matches(of: /static let (\w+) = Self\((\w+), (\w+)\)/).map { row in
      let name = String(row.1).replacing(/[A-Z]/) { "_" + $0.0.lowercased() }
      return (name, (x86: Int(row.2), arm: Int(row.3)))
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// The numbers that a header defines; some names stand for other names.
  private func numbers(in header: String) throws -> [String: Int] {
    guard let text = try? String(contentsOfFile: header, encoding: .utf8) else {
      throw XCTSkip("the kernel's headers aren't here: \(header)")
    }
    let words = Dictionary(
      text.matches(of: /(?m)^#define (__NR\w*) (\w+)/).map { ($0.1, $0.2) },
      uniquingKeysWith: { $1 })
    var numbers: [String: Int] = [:]
    for (name, word) in words where name.hasPrefix("__NR_") {
      numbers[String(name.dropFirst(5))] = Int(words[word] ?? word)
    }
    return numbers
  }

  func testX86() throws {
    let numbers = try numbers(in: "/usr/include/x86_64-linux-gnu/asm/unistd_64.h")
    let table = try table()
    XCTAssertGreaterThan(table.count, 70)
    for (name, call) in table {
      XCTAssertEqual(call.x86, numbers[name], name)
    }
  }

  func testArm() throws {
    let numbers = try numbers(in: "/usr/include/asm-generic/unistd.h")
    for (name, call) in try table() {
      XCTAssertEqual(call.arm, numbers[name], name)
    }
  }
}
