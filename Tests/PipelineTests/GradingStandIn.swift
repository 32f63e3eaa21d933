import Basics
import Foundation
import XCTest

/// A program in place of the workbook, which writes down what it is asked, in a folder with spaces.
final class GradingStandIn {
  let root: String

  init() throws {
    root = "\(WorkbookCopy.temporary)/a class \(UUID().uuidString)"
    let manager = FileManager.default
    for folder in [".build/debug", "handed in", "bin"] {
      try manager.createDirectory(
        atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
    }
    // A part can be told to end with 69: once, or always.
    try write(
      """
      #!/bin/sh
      cd '\(root)'
      line=
      for word; do line="$line<$word>"; done
      printf '%s\\n' "$line" >>calls.txt
      if [ "$2" = grade ]; then
        part=${7%/*}
        if [ -e "once-$part" ]; then rm "once-$part"; exit 69; fi
        if [ -e "always-$part" ]; then exit 69; fi
        mkdir -p "$5"
      fi
      # What was not graded can't be put together.
      [ "$2" != merge ] || [ -d "$3" ] || { echo "there is no $3"; exit 69; }
      """, to: ".build/debug/workbook")
    try write("#!/bin/sh\n", to: "bin/swift")
  }

  deinit {
    // Nothing is left to do if it has gone already.
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Writes a file, which can be run if it begins as a script.
  func write(_ text: String, to path: String) throws {
    try text.write(toFile: "\(root)/\(path)", atomically: true, encoding: .utf8)
    if text.hasPrefix("#!") {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(root)/\(path)")
    }
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }

  /// The words of each call, sorted, because parts come in any order.
  var calls: [[String]] {
    let text = FileManager.default.contents(atPath: "\(root)/calls.txt") ?? Data()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").sorted()
      .map { line in line.dropFirst().dropLast().components(separatedBy: "><") }
  }

  /// Runs a script in its folder, as `sh -e` does.
  func run(_ script: String, _ variables: [String: String] = [:]) throws -> Captured {
    var environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? ""
    environment.merge(["LANG": "C.UTF-8", "PATH": "\(root)/bin:\(path)"]) { $1 }
    environment.merge(variables) { $1 }
    let command = Command(
      "/bin/sh", ["-e", "-c", "cd \"$1\" && shift\n\(script)", "sh", root],
      environment: environment)
    return try capture(command, limit: .seconds(200))
  }
}

/// A file that `workbook class pipeline` prints.
enum PrintedPipeline {
  static func path(_ name: String) throws -> String {
    "\(try WorkbookCopy.original.root)/\(folder)/\(name)"
  }

  static let folder = "Sources/Program/Class/Pipelines"

  /// Skips a test where a program isn't there, and says so.
  static func need(_ script: String, _ what: String) throws {
    let command = Command(
      "/bin/sh", ["-c", script], environment: ProcessInfo.processInfo.environment)
    let works = try capture(command, limit: .seconds(10)).ending.isSuccess
    try XCTSkipUnless(works, "there is no \(what) here")
  }

  static func needParallel() throws {
    try need("parallel --version | grep -q '^GNU parallel'", "GNU parallel")
  }

  /// One whose controller answers, and that has a node.
  static func needSlurm() throws {
    try need(
      "sbatch --version && sinfo --noheader --states=idle,mixed | grep -q .", "Slurm that runs")
  }
}
