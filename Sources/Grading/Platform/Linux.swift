#if os(Linux)
  import Basics
  import Curriculum
  import Launching
  import SuiteSupport

  /// What the workbook asks the system about a host.
  enum HostSystem {
    /// The program that is running, or that of the tests.
    static var ownProgram: String { runningProgram ?? "" }

    /// The library that a host loads before an exercise that imports Foundation.
    static func preparation(in folder: String) -> String? { "\(folder)/FoundationWarmUp" }

    /// Whether libraries can be loaded from a folder, as far as its file system says (`noexec`).
    static func mayLoad(from folder: String) -> Bool {
      var information = statvfs()
      // What can't be looked at can't be written, either, and that is told elsewhere.
      guard statvfs(folder, &information) == 0 else { return true }
      // The number of ST_NOEXEC.
      return information.f_flag & 8 == 0
    }

    /// As `write`, but nobody is ended for it if the other end has gone.
    static func send(_ bytes: UnsafeRawBufferPointer, over connection: Int32) -> Int {
      Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Whether the kernel filters the process's calls as no other process's, and it can win no
    /// rights.
    static func isSandboxed(_ process: pid_t) -> Bool {
      guard let status = ProcessStatus(of: process), let own = ProcessStatus(of: getpid()) else {
        return false
      }
      return status.mayWinNoRights && status.filterCount > own.filterCount
    }

    /// How many threads a process has; 0 if there is no such process any more.
    static func threadCount(of process: pid_t) -> Int {
      var information = stat()
      guard stat("/proc/\(process)/task", &information) == 0 else { return 0 }
      // The folder itself and its name in the folder above are counted, too.
      return Int(information.st_nlink) - 2
    }

    /// How much of a processor's time this thread had.
    static func timeOfThisThread() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Duration(time: time)
    }

    /// The limit that a process has passed, if any.
    static func passedLimit(of process: pid_t) -> Limit? {
      if threadCount(of: process) > CountLimit.exerciseThreads { return .processes }
      // In pages: all addresses, what is in memory, what of that belongs to files.
      let numbers = systemWords(at: "/proc/\(process)/statm").prefix(3).compactMap {
        Int($0)
      }
      guard numbers.count == 3 else { return nil }
      return (numbers[1] - numbers[2]) * Int(getpagesize()) > MemoryLimit.exercise ? .memory : nil
    }
  }

  extension HostSystem {
    /// Where a library's code lies, counted from its base.
    static func code(ofLibrary path: String) -> Range<UInt>? {
      FileManager.default.contents(atPath: path).flatMap(ELFObject.init)?.codeAddresses
    }

    /// The functions at each place in a library with lines, inlined ones first.
    static func frames(
      at addresses: [UInt], in library: String, of toolchain: Toolchain
    ) -> [[SourceFrame]] {
      let call = [
        "\(toolchain.folder)/bin/llvm-symbolizer", "--obj=\(library)", "--no-demangle",
        "--output-style=LLVM",
      ]
      let command = toolchain.command(
        call + addresses.map { "0x" + String($0, radix: 16) }, environment: [:],
        processorTime: TimeLimit.symbolizer)
      // Without an answer a crash is told without its line.
      guard let answer = try? capture(command, limit: TimeLimit.busyMachine),
        answer.ending.isSuccess
      else {
        return []
      }
      return frames(in: answer.output)
    }

    /// Two lines for each function, an empty one behind each address.
    static func frames(in output: String) -> [[SourceFrame]] {
      output.split(separator: "\n\n").map { block in
        let lines = block.split(separator: "\n")
        return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
          lines[index + 1].wholeMatch(of: /(.*):(\d+):(\d+)/).map { place in
            SourceFrame(
              function: String(lines[index]), file: String(place.1), line: Int(place.2) ?? 0,
              column: Int(place.3))
          }
        }
      }
    }
  }

  /// What the compiler and the linker are told here.
  enum PlatformFlags {
    static func xctest(environment: [String: String]) -> [String] { [] }

    /// Whether a toolchain's own compiler finds all that it needs, also if nobody has chosen it.
    static let compilerNeedsNobody = true

    /// How a toolchain's own linker is chosen; as the driver likes it where it has none.
    static func linker(in toolchain: String) -> [String] {
      access("\(toolchain)/bin/ld.lld", X_OK) == 0 ? ["-use-ld=lld"] : []
    }

    /// What the compiler's environment holds beside the learner's own.
    ///
    /// It lives for a moment, and asks the kernel for some thousand pages of memory, one by one. Large
    /// ones, many at a time, and none given back, save one part in fifteen of its time.
    static let compilerEnvironment: [String: String] = {
      let settings = [
        "hugetlb=1", "top_pad=33554432", "mmap_threshold=33554432", "trim_threshold=1073741824",
      ]
      return ["GLIBC_TUNABLES": settings.map { "glibc.malloc.\($0)" }.joined(separator: ":")]
    }()

    /// Whether the linker has to be told which libraries an object file asks for.
    static let linkerIsToldOfLibraries = true

    /// How an adapter finds its own names, and, when it is loaded, those of the host. It is read whole before it
    /// is loaded, so nothing is in it that only a debugger asks for.
    static let adapter = ["-Xlinker", "-Bsymbolic", "-Xlinker", "-s"]

    /// What a library is asked for by those who were linked to it.
    static func named(_ name: String) -> [String] { ["-Xlinker", "-soname", "-Xlinker", name] }

    /// A script for the linker: what has one of Swift's names can be found by others.
    static let exportList = "{ global: $s*; local: *; };\n"

    /// Has the linker read that list.
    static func exports(listedIn file: String) -> [String] {
      ["-Xlinker", "--version-script=\(file)"]
    }

    /// The module with the C library.
    static let libraryModule = "Glibc"

    /// The folder of the program or library itself, as the loader writes it.
    static let ownFolder = "$ORIGIN"
  }
#endif
