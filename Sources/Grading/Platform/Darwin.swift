#if os(macOS)
  import Basics
  import Curriculum
  import Foundation
  import SuiteSupport

  // Written from Apple's documentation and XNU's sources; not tried on a Mac yet.

  enum HostSystem {
    /// The path of the running program, or of the test bundle.
    static var ownProgram: String { Bundle(for: Mark.self).executablePath ?? "" }

    private final class Mark {}

    /// Not needed on macOS: the sandbox still allows files to be read later.
    static func preparation(in folder: String) -> String? { nil }

    static func mayLoad(from folder: String) -> Bool {
      var information = statfs()
      // A folder that can't be examined can't be written either, which is reported elsewhere.
      guard statfs(folder, &information) == 0 else { return true }
      return information.f_flags & UInt32(MNT_NOEXEC) == 0
    }

    static func send(_ bytes: UnsafeRawBufferPointer, over connection: Int32) -> Int {
      var isSet: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &isSet, socklen_t(MemoryLayout<Int32>.size))
      return Foundation.send(connection, bytes.baseAddress, bytes.count, 0)
    }

    /// Whether the process is in a sandbox.
    static func isSandboxed(_ process: pid_t) -> Bool {
      // Without an operation to check, `sandbox_check` takes three arguments.
      typealias Function = @convention(c) (pid_t, UnsafePointer<CChar>?, Int32) -> Int32
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "sandbox_check") else {
        return false
      }
      return unsafeBitCast(symbol, to: Function.self)(process, nil, 0) == 1
    }

    /// The number of threads without the one that watches for the parent's end; 0 if the process
    /// has ended.
    static func threadCount(of process: pid_t) -> Int {
      Int(information(about: process)?.pti_threadnum ?? 1) - 1
    }

    /// The system doesn't tell what threads wait for, so any of them may still print.
    static func activity(of process: pid_t, within time: Duration) -> HostActivity {
      (information(about: process)?.pti_numrunning ?? 0) > 0 ? .runs : .waits
    }

    static func isAsleep(_ process: pid_t) -> Bool {
      information(about: process).map { $0.pti_numrunning == 0 } ?? false
    }

    /// Not available on macOS.
    static func delay(of process: pid_t) -> Duration { .zero }

    /// Not available on macOS.
    static func runs(of process: pid_t) -> [String] { [] }

    private static func information(about process: pid_t) -> proc_taskinfo? {
      var information = proc_taskinfo()
      let size = Int32(MemoryLayout<proc_taskinfo>.size)
      let count = proc_pidinfo(process, PROC_PIDTASKINFO, 0, &information, size)
      return count == size ? information : nil
    }

    /// Not available on macOS.
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
        // Without a symbolizer's answer a crash is reported without its line.
        guard let answer = try? capture(command, limit: TimeLimit.busyMachine),
          answer.ending.isSuccess
        else {
          return [[]]
        }
        return frames(in: answer.output)
      }
    }

    /// Parses the frames of one address, such as `reduce(_:event:) (in lesson)
    /// (/folder/Exercise.swift:12)`.
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
      // Without an answer the compiler reports that XCTest is missing.
      guard let answer = try? capture(question, limit: TimeLimit.toolchainAnswer),
        answer.ending.isSuccess
      else { return [] }
      let platform = answer.output.trimmed + "/Developer"
      return ["-F", platform + "/Library/Frameworks", "-I", platform + "/usr/lib"]
    }

    /// Whether the toolchain's compiler works when called directly. On macOS `xcrun` must tell it
    /// the SDK.
    static let compilerNeedsNobody = false

    /// The flags that select the toolchain's own linker; macOS has only one.
    static func linker(in toolchain: String) -> [String] { [] }

    static let compilerEnvironment: [String: String] = [:]

    /// Whether the linker needs a list of the libraries an object file asks for. On macOS it reads
    /// the file.
    static let linkerIsToldOfLibraries = false

    /// Linker flags of adapters: symbols that aren't found are looked up in the host when the
    /// adapter is loaded. The adapter's own symbols take precedence anyway.
    static let adapter = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]

    static func named(_ name: String) -> [String] {
      ["-Xlinker", "-install_name", "-Xlinker", "\(ownFolder)/\(name)"]
    }

    /// A list for the linker that exports only the symbols with names of this pattern.
    static func exportList(of names: String) -> String { "_\(names)\n" }

    static func exports(listedIn file: String) -> [String] {
      ["-Xlinker", "-exported_symbols_list", "-Xlinker", file]
    }

    static let libraryModule = "Darwin"

    static let ownFolder = "@loader_path"
  }
#endif
