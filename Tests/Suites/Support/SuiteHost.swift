import Foundation

/// The process in which the learner's code and its suite run.
public enum SuiteHost {
  /// Reads the grader's request from standard input, loads the libraries that it names, runs the
  /// suite, and ends the process.
  public static func run() -> Never {
    OutputFile.open()
    let confinement = Confinement()
    rehearse()
    guard let line = readLine(),
      let request = try? JSONDecoder().decode(SuiteRequest.self, from: Data(line.utf8))
    else { stop("The request can't be read.") }
    Sampling.seed = request.seed
    tellNothing()
    confinement?.begin(readable: request.readable, executable: request.executable)
    ProcessFilter.begin()
    // Not before: a thread that was there already would stay free.
    endWithParent()
    let channel = Channel(fileDescriptor: request.channel, secret: request.secret)
    // Its names come last: what the suite needs of this program and its libraries, it finds there.
    guard dlopen(request.exercise, RTLD_NOW | RTLD_GLOBAL) != nil,
      let library = dlopen(request.suite, RTLD_NOW | RTLD_LOCAL)
    else { stop(String(cString: dlerror())) }
    guard let symbol = dlsym(library, "workbook_suite") else {
      stop("The library holds no suite.")
    }
    typealias Entry = @convention(c) () -> UnsafeMutableRawPointer
    let box = unsafeBitCast(symbol, to: Entry.self)()
    let suite = Unmanaged<SuiteBox>.fromOpaque(box).takeRetainedValue()
    // What is printed from here on is told apart, check by check, by these marks.
    let mark: (SuiteMessage) -> Void = { message in
      if case .started(let id) = message { markOutput(request.marker, id: id) }
      channel.send(message)
    }
    SuiteRun(
      checks: suite.checks, diagnoses: suite.diagnoses, skipping: request.skipping,
      failed: request.failed, announcing: request.announcing, send: mark
    ).run()
    fflush(nil)
    _exit(0)
  }

  /// Does once, for nobody, what every suite does.
  ///
  /// What a process does for the first time takes several times as long, and as long as the compiler
  /// works there is time.
  private static func rehearse() {
    let request = SuiteRequest(
      secret: .random(), marker: "", channel: 0, exercise: "", suite: "", skipping: [""],
      failed: [""], scratch: "", readable: [""], executable: [""], seed: 0)
    let text = try? JSONEncoder().encode(request)
    _ = try? JSONDecoder().decode(SuiteRequest.self, from: text ?? Data())
    let check = Check("rehearsal", step: 1) {
      try forAllSequences(of: [false, true], count: 2, longest: 3) { values in
        try expect(values, equals: values, given: [])
      }
      _ = try expectSilence(given: []) { 0 }
    }
    SuiteRun(
      checks: [check], diagnoses: { [] }, skipping: [], failed: [], send: { _ = $0.plainJSON }
    ).run()
  }

  /// Standard input stays open as long as the grader lives; when it ends, so does this process.
  ///
  /// What was standard input is nothing from here on: the learner's code has nobody to ask.
  private static func endWithParent() {
    let parent = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, Int32.random(in: 100...200))
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      // The runtime interrupts every thread while it writes a backtrace.
      while read(parent, &byte, 1) > 0 || errno == EINTR { errno = 0 }
      _exit(0)
    }
  }

  /// What this process was told has been heard; the exercise needn't see it.
  private static func tellNothing() {
    for name in ["SWIFT_BACKTRACE", "TMPDIR"] { unsetenv(name) }
    chdir("/")
  }

  private static func markOutput(_ marker: String, id: String) {
    fflush(nil)
    let line = Array("\n\(marker) \(id)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    _exit(70)
  }
}

/// Carries a suite's checks and diagnoses through the C function that the host looks up in the library.
public final class SuiteBox {
  let checks: [Check]
  /// Makes them; nobody needs them as long as nothing has failed.
  let diagnoses: () -> [Diagnosis]

  public init(_ suite: any LessonSuite.Type) {
    checks = suite.checks
    diagnoses = { suite.diagnoses }
  }
}
