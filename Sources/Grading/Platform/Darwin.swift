#if os(macOS)
  import Basics
  import Curriculum
  import Foundation
  import SuiteSupport

  // Written from Apple's documentation and XNU's sources; not tried on a Mac yet.

  enum HostSystem {
    /// The program that is running, or the bundle with its tests.
    static var ownProgram: String { Bundle(for: Mark.self).executablePath ?? "" }

    private final class Mark {}

    /// What a host loads before an exercise that imports Foundation: nothing, because files can still
    /// be read later.
    static func preparation(in folder: String) -> String? { nil }

    static func mayLoad(from folder: String) -> Bool {
      var information = statfs()
      // What can't be looked at can't be written, either, and that is told elsewhere.
      guard statfs(folder, &information) == 0 else { return true }
      return information.f_flags & UInt32(MNT_NOEXEC) == 0
    }

    static func send(_ bytes: UnsafeRawBufferPointer, over connection: Int32) -> Int {
      var isSet: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &isSet, socklen_t(MemoryLayout<Int32>.size))
      return Foundation.send(connection, bytes.baseAddress, bytes.count, 0)
    }

    /// Whether the process has a sandbox.
    static func isSandboxed(_ process: pid_t) -> Bool {
      // More arguments would be about an operation.
      typealias Function = @convention(c) (pid_t, UnsafePointer<CChar>?, Int32) -> Int32
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "sandbox_check") else {
        return false
      }
      return unsafeBitCast(symbol, to: Function.self)(process, nil, 0) == 1
    }

    /// How many threads a process has beside the one that waits for its parent's end; 0 if there is no
    /// such process any more.
    static func threadCount(of process: pid_t) -> Int {
      Int(information(about: process)?.pti_threadnum ?? 1) - 1
    }

    /// What threads wait for isn't told here: each of them may have something to say.
    static func activity(of process: pid_t, within time: Duration) -> HostActivity {
      (information(about: process)?.pti_numrunning ?? 0) > 0 ? .runs : .waits
    }

    static func isAsleep(_ process: pid_t) -> Bool {
      information(about: process).map { $0.pti_numrunning == 0 } ?? false
    }

    /// How long threads had to wait for a processor isn't told here.
    static func delay(of process: pid_t) -> Duration { .zero }

    /// Nor how much each of them has run.
    static func runs(of process: pid_t) -> [String] { [] }

    private static func information(about process: pid_t) -> proc_taskinfo? {
      var information = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      let count = proc_pidinfo(process, PROC_PIDTASKINFO, 0, &information, size)
      return count == size ? information : nil
    }

    /// How much of a processor's time this thread had isn't told here.
    static func timeOfThisThread() -> Duration { .zero }

    static func passedLimit(of process: pid_t) -> Limit? {
      if threadCount(of: process) > CountLimit.exerciseThreads { return .processes }
      var usage = rusage_info_current()
      let code = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_CURRENT, $0)
        }
      }
      return code == 0 && usage.ri_phys_footprint > MemoryLimit.exercise ? .memory : nil
    }

    static func code(ofLibrary path: String) -> Range<UInt>? {
      FileManager.default.contents(atPath: path).flatMap(MachOImage.init)?.codeAddresses
    }

    static func frames(
      at addresses: [UInt], in library: String, of toolchain: Toolchain
    ) -> [[SourceFrame]] {
      addresses.flatMap { address -> [[SourceFrame]] in
        let command = toolchain.command(
          [
            "/usr/bin/atos", "-o", library, "-fullPath", "-i", "-offset",
            "0x" + String(address, radix: 16),
          ], environment: [:], processorTime: TimeLimit.symbolizer)
        // Without an answer a crash is told without its line.
        guard let answer = try? capture(command, limit: TimeLimit.busyMachine),
          answer.ending.isSuccess
        else {
          return [[]]
        }
        return frames(in: answer.output)
      }
    }

    /// Of one address, as in `reduce(_:event:) (in lesson) (/folder/Exercise.swift:12)`.
    static func frames(in output: String) -> [[SourceFrame]] {
      let frames = output.split(separator: "\n").compactMap { line -> SourceFrame? in
        line.wholeMatch(of: /(.*) \(in .*\) \((.*):(\d+)\)/).map { parts in
          SourceFrame(
            function: String(parts.1), file: String(parts.2), line: Int(parts.3) ?? 0)
        }
      }
      return [frames]
    }
  }

  // Written from Apple's documentation; not tried on a Mac yet.

  enum PlatformFlags {
    static func xctest(environment: [String: String]) -> [String] {
      let question = Command(
        "/usr/bin/xcrun", ["--sdk", "macosx", "--show-sdk-platform-path"],
        environment: environment)
      // Without an answer XCTest isn't found, which is what is told then.
      guard let answer = try? capture(question, limit: TimeLimit.toolchainAnswer),
        answer.ending.isSuccess
      else { return [] }
      let platform = answer.output.trimmed + "/Developer"
      return ["-F", platform + "/Library/Frameworks", "-I", platform + "/usr/lib"]
    }

    /// Whether a toolchain's own compiler finds all that it needs, also if nobody has chosen it: who
    /// chooses it here tells it where the system's libraries are, too.
    static let compilerNeedsNobody = false

    /// How a toolchain's own linker is chosen: it is the only one.
    static func linker(in toolchain: String) -> [String] { [] }

    static let compilerEnvironment: [String: String] = [:]

    /// Whether the linker has to be told which libraries an object file asks for: it looks itself.
    static let linkerIsToldOfLibraries = false

    /// How an adapter finds its own names, and, when it is loaded, those of the host. Its own come
    /// first anyway.
    static let adapter = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]

    static func named(_ name: String) -> [String] {
      ["-Xlinker", "-install_name", "-Xlinker", "\(ownFolder)/\(name)"]
    }

    /// What has one of Swift's names can be found by others.
    static let exportList = "_$s*\n"

    static func exports(listedIn file: String) -> [String] {
      ["-Xlinker", "-exported_symbols_list", "-Xlinker", file]
    }

    static let libraryModule = "Darwin"

    static let ownFolder = "@loader_path"
  }
#endif
