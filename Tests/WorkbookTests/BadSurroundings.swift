import Basics
import FixtureLessons
import Foundation
import XCTest

@testable import Grading

/// A machine that lacks something, and what comes of a right exercise there: it passes, or one sentence
/// says what is missing. It never fails.
struct BadSurroundings {
  var name: String
  var outcome: Outcome
  /// What it takes to make it.
  var need = Need.nothing
  var arguments = ["test", "2"]
  /// Whether the exercise can be read for purity, whatever keeps it from being graded.
  var canRead = false
  /// Makes it, of the machine that is there.
  var change: (Fixture, inout WorkbookProcess.Surroundings) throws -> Void

  enum Outcome {
    case passes
    /// The exercise passes, but something else can't be done.
    case passesBut(String)
    /// Nothing can be said of the exercise.
    case told(String)
  }

  enum Need: CaseIterable {
    case nothing
    /// Nobody who may do everything.
    case permissions
    /// Mounts that nobody else sees.
    case mounts
    /// Somebody who runs nothing else.
    case user
  }
}

extension BadSurroundings {
  private static let notKept = """
    Your progress could not be kept: .workbook/progress.jsonl can't be written. Everything else stands. \
    Look at the folder's permissions and at the free space.
    """
  private static let noRoom = """
    ROOT/small can't be written, so nothing can be compiled. Free some space, or set `TMPDIR` to a folder \
    that can.
    """
  private static let noProcessFiles = """
    There is no `/proc` here, and neither Swift's programs nor the workbook can do without it. Where it \
    is missing on purpose, in a container say, it has to be mounted: `mount -t proc proc /proc`.
    """
  private static let fewThreads = """
    Too few programs and threads may run at once here: grading takes 16 more than run now. End what you \
    don't need, or allow more, and begin again: `ulimit -u 4096`, in a container `--pids-limit`.
    """

  private static func fewFiles(_ limit: Int) -> BadSurroundings {
    let sentence = """
      Only \(limit) files may be open at once here, and grading takes 64. Allow more, and begin again: \
      `ulimit -n 1024`.
      """
    return BadSurroundings(name: "\(limit) files", outcome: .told(sentence)) {
      $1.preparation = "ulimit -n \(limit)"
    }
  }

  private static func limited(_ limits: String, _ outcome: Outcome = .passes) -> BadSurroundings {
    BadSurroundings(name: limits, outcome: outcome) { $1.preparation = limits }
  }

  /// For a user who may have so many threads and programs, and write hardly anywhere.
  private static func few(_ threads: Int, _ outcome: Outcome) -> BadSurroundings {
    BadSurroundings(name: "\(threads) threads", outcome: outcome, need: .user) {
      chmod(Fixture.temporary, 0o777)
      // Not every shell that is called `sh` knows this limit.
      $1.starter += ["bash", "-c", "ulimit -u \(threads) && exec \"$@\"", "bash"]
    }
  }

  /// With a temporary folder in which only so many blocks can be written, of 512 bytes each.
  private static func full(_ blocks: Int) -> BadSurroundings {
    BadSurroundings(name: "room for \(blocks)", outcome: .told(noRoom), canRead: true) {
      fixture, surroundings in
      try fixture.write("", to: "small/other")
      surroundings.preparation = "trap '' XFSZ; ulimit -f \(blocks)"
      surroundings.environment = ["TMPDIR": "\(fixture.root)/small"]
    }
  }

  /// With a temporary folder of its own file system.
  private static func mounted(_ options: String, _ outcome: Outcome) -> BadSurroundings {
    BadSurroundings(name: options, outcome: outcome, need: .mounts, canRead: true) {
      fixture, surroundings in
      let folder = "\(fixture.root)/small"
      try fixture.write("", to: "small/other")
      let mount = "mount -t tmpfs -o \(options) none '\(folder)'"
      surroundings.environment = ["TMPDIR": folder, "MOUNT": mount]
    }
  }

  /// Without `/proc`, in this folder.
  private static func withoutProcessFiles(in folder: String?) -> BadSurroundings {
    let name = "no /proc, in \(folder ?? "the workbook")"
    return BadSurroundings(name: name, outcome: .told(noProcessFiles), need: .mounts) {
      fixture, surroundings in
      surroundings.directory = folder
      surroundings.environment = ["MOUNT": "mount -t tmpfs none /proc"]
      surroundings.program = try fixture.copyProgram(to: ".build/debug/workbook")
    }
  }

  static var table: [BadSurroundings] {
    [
      BadSurroundings(
        name: "no compiler",
        outcome: .told(
          """
          There is no Swift compiler: `swiftc` is in no folder of your `PATH`. Install Swift 6.1 or newer \
          from swift.org, then open a new terminal.
          """)
      ) { $1.environment = ["PATH": "/nowhere"] },
      BadSurroundings(
        name: "no other program than the toolchain's", outcome: .passes,
        arguments: ["test", "2", "--no-prewarm"]
      ) {
        let swiftc = try XCTUnwrap(
          executable(named: "swiftc", environment: ProcessInfo.processInfo.environment))
        $1.environment = ["PATH": (swiftc as NSString).deletingLastPathComponent]
      },
      BadSurroundings(name: "no home", outcome: .passes) { $1.preparation = "unset HOME" },
      BadSurroundings(name: "a home that isn't there", outcome: .passes) {
        $1.environment = ["HOME": "/nonexistent"]
      },
      BadSurroundings(
        name: "no temporary folder",
        outcome: .told(
          """
          ROOT/nowhere can't be written, so nothing can be compiled. Free some space, or set `TMPDIR` to a \
          folder that can.
          """)
      ) { $1.environment = ["TMPDIR": "\($0.root)/nowhere"] },
      BadSurroundings(name: "a file where things are kept", outcome: .passesBut(notKept)) {
        fixture, _ in
        try fixture.block(".workbook", with: "mine")
      },
      fewFiles(8), fewFiles(20), fewFiles(63),
      limited("ulimit -n 64"), limited("ulimit -n 200"), limited("ulimit -Sn 16"),
      full(1), full(8), full(24),
      limited(
        "ulimit -v 300000",
        .told(
          """
          Programs may use only 292 MB of addresses here, and grading takes 768. Allow more, and begin \
          again: `ulimit -v unlimited`.
          """)),
      limited("ulimit -v 800000"), limited("ulimit -s 256"),
      BadSurroundings(
        name: "a build that was moved",
        outcome: .told(
          """
          ROOT/.build was built in another place, and can't be used after the move. Remove it, and start \
          again; then it is built anew: rm -rf ROOT/.build
          """), canRead: true
      ) { fixture, surroundings in
        // What it needs is missing, too; that isn't the cause.
        surroundings.program = try fixture.copyProgram(to: ".build/debug/workbook")
        try fixture.write("/elsewhere/a.o : /elsewhere/a.swift\n", to: ".build/debug/A.build/a.d")
      },
      BadSurroundings(
        name: "a home that can't be written", outcome: .passes, need: .permissions
      ) { fixture, surroundings in
        try fixture.write("", to: "home/other")
        XCTAssertEqual(chmod("\(fixture.root)/home", 0o555), 0)
        surroundings.environment = ["HOME": "\(fixture.root)/home"]
      },
      BadSurroundings(name: "a folder .workbook", outcome: .passesBut(notKept), need: .permissions)
      {
        fixture, _ in
        XCTAssertEqual(chmod("\(fixture.root)/.workbook", 0o555), 0)
      },
      BadSurroundings(
        name: "a checkout that can't be written", outcome: .passesBut(notKept), need: .mounts
      ) { fixture, surroundings in
        let mounts = [fixture.root, HostPrograms.ownFolder].map { folder in
          "mount --bind '\(folder)' '\(folder)' && mount -o remount,ro,bind '\(folder)'"
        }
        surroundings.environment = ["MOUNT": mounts.joined(separator: " && ")]
        // Where the shell has been before it was mounted it could still be written.
        surroundings.starter += ["sh", "-c", "cd '\(fixture.root)' && exec \"$@\"", "sh"]
      },
      mounted("size=16k", .told(noRoom)),
      mounted("size=64m", .passes),
      mounted(
        "noexec",
        .told(
          """
          Nothing that stands in ROOT/small may be run (it is mounted `noexec`), so no exercise can be \
          loaded there. Set `TMPDIR` to another folder.
          """)),
      withoutProcessFiles(in: nil), withoutProcessFiles(in: "/"),
    ]
      + [4, 6, 8, 12].map { few($0, .told(fewThreads)) } + [few(64, .passesBut(notKept))]
  }
}
