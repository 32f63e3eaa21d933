import Foundation
import TestSupport
import XCTest

@testable import Curriculum
@testable import Grading

/// What is read in object files and libraries without any of the toolchain's programs.
final class LinkerFlagsTests: FolderTestCase {
  private func skipUnlessFilesAreOfLinux() throws {
    try XCTSkipUnless(PlatformFlags.linkerIsToldOfLibraries, "here such files have another form")
  }

  /// The object file of a source, by the real compiler.
  private func object(of source: String) throws -> Data {
    try skipUnlessFilesAreOfLinux()
    try write(source, to: "Some.swift")
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let answer = try toolchain.run(
      ["-parse-as-library", "-c", "\(folder)/Some.swift", "-o", "\(folder)/some.o"],
      environment: ProcessInfo.processInfo.environment)
    XCTAssertEqual(answer.ending, .exited(0), answer.errors)
    return try XCTUnwrap(FileManager.default.contents(atPath: "\(folder)/some.o"))
  }

  func testTheSameIsReadAsByTheToolchain() throws {
    let data = try object(of: "import Foundation\nlet now = Date()\n")
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let answer = try toolchain.execute(
      [
        "\(toolchain.folder)/bin/swift-autolink-extract", "\(folder)/some.o", "-o",
        "\(folder)/list",
      ], environment: ProcessInfo.processInfo.environment)
    XCTAssertEqual(answer.ending, .exited(0), answer.errors)
    let flags = try XCTUnwrap(LinkerFlags(objectFile: data))
    XCTAssertEqual(
      Set(flags.texts),
      Set(try XCTUnwrap(text(of: "list")).split(separator: "\n").map(String.init)))
    XCTAssertTrue(flags.texts.contains("-lFoundation"))
    XCTAssertEqual(Imports.refused(in: flags.texts), [])
    XCTAssertTrue(Set(flags.linked).isSubset(of: ["-lm", "-lpthread", "-ldl"]), "\(flags.linked)")
  }

  func testWhatMayBeImportedIsAListAndEverythingElseIsNamed() throws {
    for module in Imports.allowed {
      let flags = try XCTUnwrap(LinkerFlags(objectFile: try object(of: "import \(module)\n")))
      XCTAssertEqual(Imports.refused(in: flags.texts), [], module)
    }
    for module in ["Testing", "XCTest", "FoundationXML", "FoundationNetworking", "Runtime"] {
      let source = "// import nothing\n  @preconcurrency import \(module)\n"
      let flags = try XCTUnwrap(LinkerFlags(objectFile: try object(of: source)))
      XCTAssertEqual(Imports.refused(in: flags.texts), [module])
      XCTAssertEqual(Imports.line(of: module, in: source), 2)
    }
    XCTAssertNil(Imports.line(of: "Testing", in: "func Testing() {}\n"))
  }

  func testAFileThatWasCutOffIsNotRead() throws {
    let data = try object(of: "let one = 1\n")
    for count in [0, 3, 63, 64, 200, data.count - 64] {
      XCTAssertNil(LinkerFlags(objectFile: data.prefix(count)), "\(count) bytes")
    }
  }

  func testNumbersThatLeadOutOfTheFileAreNoTrouble() throws {
    let data = try object(of: "let one = 1\n")
    // The places of the table of sections and of their names, and the sizes.
    for offset in [0x28, 0x2F, 0x3A, 0x3C, 0x3E] {
      for value: UInt8 in [0x00, 0x7F, 0xFF] {
        var broken = data
        broken[offset] = value
        broken[offset + 1] = value
        _ = LinkerFlags(objectFile: broken)?.texts
      }
    }
  }

  func testALibraryNamesThoseThatItNeeds() throws {
    try skipUnlessFilesAreOfLinux()
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let path = "\(toolchain.folder)/lib/swift/linux/libFoundation.so"
    let data = try XCTUnwrap(FileManager.default.contents(atPath: path))
    let names = try XCTUnwrap(ELFObject(data)).neededLibraries
    XCTAssertTrue(names.contains("libswiftCore.so"), "\(names)")
    XCTAssertTrue(names.contains { $0.hasPrefix("libc.") }, "\(names)")
  }

  func testTheLinkerIsToldOfNothingElse() {
    for text in ["-o/etc/passwd", "-l../evil", "--script=x", "-l", "-lm -o x", "", "-lasan"] {
      let flags = LinkerFlags(texts: ["-lm", "-lFoundation", text])
      XCTAssertEqual(flags.linked, ["-lm"], text)
      XCTAssertEqual(Imports.refused(in: flags.texts).count, 1, text)
    }
  }

  func testAnythingElseIsNoObjectFile() {
    XCTAssertNil(LinkerFlags(objectFile: Data()))
    XCTAssertNil(LinkerFlags(objectFile: Data("#!/bin/sh\n".utf8)))
    XCTAssertNil(LinkerFlags(objectFile: Data(repeating: 0xFF, count: 4096)))
  }
}
