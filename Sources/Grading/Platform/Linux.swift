#if os(Linux)
  import Basics
  import Curriculum
  import Launching
  import SuiteSupport

  /// Queries to the system about a host process.
  enum HostSystem {
    /// The path of the running program or test program.
    static var ownProgram: String { runningProgram ?? "" }

    /// The library that a host loads before an exercise that imports Foundation.
    static func preparation(in folder: String) -> String? { "\(folder)/FoundationWarmUp" }

    /// Whether the file system of a folder allows loading libraries, so isn't mounted `noexec`.
    static func mayLoad(from folder: String) -> Bool {
      var information = statvfs()
      // A folder that can't be examined can't be written either, which is reported elsewhere.
      guard statvfs(folder, &information) == 0 else { return true }
      // The value of ST_NOEXEC.
      return information.f_flag & 8 == 0
    }

    /// Like `write`, but without SIGPIPE if the other end is closed.
    static func send(_ bytes: UnsafeRawBufferPointer, over connection: Int32) -> Int {
      Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Whether the process has more seccomp filters than this one, and can't gain privileges.
    static func isSandboxed(_ process: pid_t) -> Bool {
      guard let status = ProcessStatus(of: process), let own = ProcessStatus(of: getpid()) else {
        return false
      }
      return status.mayWinNoRights && status.filterCount > own.filterCount
    }

    /// The number of threads of a process; 0 if it has ended.
    static func threadCount(of process: pid_t) -> Int {
      var information = stat()
      guard stat("/proc/\(process)/task", &information) == 0 else { return 0 }
      // The link count of a directory includes two links for `.` and its entry in the parent
      // directory.
      return Int(information.st_nlink) - 2
    }

    /// The processor time of the calling thread.
    static func timeOfThisThread() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Duration(time: time)
    }

    /// The limit that a process exceeds; nil if none.
    static func passedLimit(of process: pid_t) -> Limit? {
      if threadCount(of: process) > CountLimit.exerciseThreads { return .processes }
      // In pages: virtual size, resident size, and resident pages that belong to files.
      let numbers = systemWords(at: "/proc/\(process)/statm").prefix(3).compactMap {
        Int($0)
      }
      guard numbers.count == 3 else { return nil }
      return (numbers[1] - numbers[2]) * Int(getpagesize()) > MemoryLimit.exercise ? .memory : nil
    }
  }

  extension HostSystem {
    /// The addresses of a library's code, relative to its base.
    static func code(ofLibrary path: String) -> Range<UInt>? {
      FileManager.default.contents(atPath: path).flatMap(ELFObject.init)?.codeAddresses
    }

    /// For each address in a library with line tables, its functions, inlined ones first.
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
      // Without the symbolizer's answer a crash is reported without its line.
      guard let answer = try? capture(command, limit: TimeLimit.busyMachine),
        answer.ending.isSuccess
      else {
        return []
      }
      return frames(in: answer.output)
    }

    /// Parses two lines per function, with an empty line after each address.
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

  /// The compiler's and linker's flags on this system.
  enum PlatformFlags {
    static func xctest(environment: [String: String]) -> [String] { [] }

    /// Whether the toolchain's compiler works when it is called directly.
    static let compilerNeedsNobody = true

    /// The flags that select the toolchain's own linker; none if it has no `ld.lld`.
    static func linker(in toolchain: String) -> [String] {
      access("\(toolchain)/bin/ld.lld", X_OK) == 0 ? ["-use-ld=lld"] : []
    }

    /// Additional environment variables of the compiler.
    ///
    /// The compiler runs for a moment and requests thousands of memory pages one by one. Allocating
    /// large blocks without giving them back saves a fifteenth of its time.
    static let compilerEnvironment: [String: String] = {
      let settings = [
        "hugetlb=1", "top_pad=33554432", "mmap_threshold=33554432", "trim_threshold=1073741824",
      ]
      return ["GLIBC_TUNABLES": settings.map { "glibc.malloc.\($0)" }.joined(separator: ":")]
    }()

    /// Whether the linker needs a list of the libraries that an object file asks for.
    static let linkerIsToldOfLibraries = true

    /// Linker flags of adapters: own symbols take precedence, others are found in the host when it
    /// is loaded. It is stripped, because its checksum is computed before each use. Its tables of
    /// addresses can't be written after that.
    static let adapter = ["-Bsymbolic", "-s", "-zrelro", "-znow"].flatMap { ["-Xlinker", $0] }

    /// The linker flags that set the name under which other libraries depend on this one.
    static func named(_ name: String) -> [String] { ["-Xlinker", "-soname", "-Xlinker", name] }

    /// A linker version script that exports only the symbols with names of this pattern.
    static func exportList(of names: String) -> String { "{ global: \(names); local: *; };\n" }

    /// The linker flags that apply that script.
    static func exports(listedIn file: String) -> [String] {
      ["-Xlinker", "--version-script=\(file)"]
    }

    /// The module of the C library.
    static let libraryModule = "Glibc"

    /// The dynamic loader's variable for the folder of the program or library itself.
    static let ownFolder = "$ORIGIN"
  }
#endif
