import Foundation
import TestSupport
import XCTest

/// What can't be asked is told in one clear message, and costs nothing that was there.
final class ClassCommandLineTests: CachedTestCase {
  func testWhatCannotBeAskedIsToldOnce() throws {
    let yard = try ClassYard()
    try yard.handIn(2, seed: 2, kinds: [.right, .wrong])
    try yard.grade("r", ["--seed", "7"])
    let files = try yard.files("r")
    try yard.write("a file", to: "file")
    try yard.write("id,name\nada,Ada\nada,Ada\n", to: "twice.csv")
    try yard.write("", to: "empty.csv")
    try yard.write("who\nada\n", to: "noID.csv")
    try yard.write("id,name\n\"ada,Ada\n", to: "open.csv")
    try yard.write("check,points\nno.such,1\n", to: "unknown.csv")
    try yard.write("check,points\nup.adds-one,-1\n", to: "negative.csv")
    try yard.write("check,points\nup.adds-one,nan\n", to: "nan.csv")
    try yard.write("check,points\nup.adds-one,1e300\n", to: "large.csv")
    try yard.write("check,points\nup.adds-one,1\nup.adds-one,1\n", to: "double.csv")
    try FileManager.default.createDirectory(
      atPath: "\(yard.folder)/nothing", withIntermediateDirectories: true)
    let (handedIn, folder) = (yard.handedIn, yard.folder)
    let report = ["--report", "\(folder)/r"]
    let usage: [[String]] = [
      [], ["grade"], ["grade", handedIn], ["grad", handedIn] + report,
      ["grade", handedIn, handedIn] + report, ["grade", handedIn, "--report"],
      ["grade", handedIn, "--report", ""], ["grade", ""] + report,
      ["grade", handedIn, "--shard", "3/2", "--seed", "7"] + report,
      ["grade", handedIn, "--shard", "0/2", "--seed", "7"] + report,
      ["grade", handedIn, "--shard", "2", "--seed", "7"] + report,
      ["grade", handedIn, "--shard", "1/2"] + report,
      ["grade", handedIn, "--jobs", "0"] + report, ["grade", handedIn, "--jobs", "-1"] + report,
      ["grade", handedIn, "--jobs", "many"] + report,
      ["grade", handedIn, "--lessons", "9"] + report,
      ["grade", handedIn, "--lessons", "2-1"] + report,
      ["grade", handedIn, "--lessons", "x"] + report,
      ["grade", handedIn, "--lessons", ""] + report,
      ["grade", handedIn, "--seed", "-1"] + report,
      ["grade", handedIn, "--timeout", "0"] + report,
      ["grade", handedIn, "--resume", "--again"] + report,
      ["grade", handedIn, "--format", "json"] + report, ["merge"] + report,
      ["merge", "\(folder)/r"], ["pipeline", "jenkins"],
    ]
    let surroundings: [[String]] = [
      ["grade", "\(folder)/missing"] + report, ["grade", "\(folder)/file"] + report,
      ["grade", "\(folder)/nothing"] + report,
      ["grade", handedIn, "--report", "\(folder)/file"],
      ["grade", handedIn, "--report", "\(folder)/file/below"],
      ["grade", handedIn, "--resume", "--report", "\(folder)/new"],
      ["grade", handedIn, "--report", handedIn],
      ["grade", handedIn, "--report", "\(handedIn)/report"],
      ["grade", handedIn, "--roster", "\(folder)/missing.csv"] + report,
      ["grade", handedIn, "--roster", "\(folder)/twice.csv"] + report,
      ["grade", handedIn, "--roster", "\(folder)/empty.csv"] + report,
      ["grade", handedIn, "--roster", "\(folder)/noID.csv"] + report,
      ["grade", handedIn, "--roster", "\(folder)/open.csv"] + report,
      ["grade", handedIn, "--roster", folder] + report,
      ["grade", handedIn, "--points", "\(folder)/missing.csv"] + report,
      ["grade", handedIn, "--points", "\(folder)/unknown.csv"] + report,
      ["grade", handedIn, "--points", "\(folder)/negative.csv"] + report,
      ["grade", handedIn, "--points", "\(folder)/nan.csv"] + report,
      ["grade", handedIn, "--points", "\(folder)/large.csv"] + report,
      ["grade", handedIn, "--points", "\(folder)/double.csv"] + report,
    ]
    let wrong = usage.map { ($0, Set<Int32?>([64])) } + surroundings.map { ($0, [64, 69]) }
    for (arguments, codes) in wrong {
      let run = try yard.run(arguments)
      let text = arguments.joined(separator: " ").replacing(folder, with: "…")
      XCTAssertTrue(codes.contains(run.code), "\(text): \(run.output)\(run.errors)")
      XCTAssertEqual(run.output, "", text)
      XCTAssertNotEqual(run.errors, "", text)
      if try yard.files("r") != files {
        XCTFail("\(text) changed the report")
        try yard.restore(files, in: "r")
      }
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/new"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(handedIn)/report"))
  }

  func testTwoRunsIntoOneFolderAreNotBothTaken() throws {
    let yard = try ClassYard()
    try yard.handIn(4, seed: 2, kinds: [.right, .wrong], isDistinct: true)
    try FileManager.default.createDirectory(
      atPath: "\(yard.folder)/linked", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(yard.folder)/link", withDestinationPath: "\(yard.folder)/linked")
    for report in ["r", "link"] {
      let run = try yard.run(
        ["grade", yard.handedIn, "--report", "\(yard.folder)/\(report)", "--seed", "7"],
        script: """
          "$@" >/dev/null & id=$!; while [ ! -e \(yard.folder)/\(report)/class.jsonl ]; \
          do sleep 0.02; done; "$@"; second=$?; wait $id || second=first; echo "second $second"
          """)
      XCTAssertTrue(run.output.hasSuffix("second 69\n"), report + run.output + run.errors)
      XCTAssertEqual(try yard.results(report).filter { $0.status == "ungraded" }, [])
    }
  }
}
