import Traces

/// The process with the learner's code: loads an exercise with its adapter and plays scripts with
/// it until no more are sent, or loads an exercise alone and calls functions of it.
@main enum ExerciseHost {
  static func main() {
    Platform.enter()
    Platform.warmUp()
    // A host that is started before the exercise is known gets the libraries that most exercises of
    // the lesson need. Failures are reported later, when an exercise requests the library.
    let early = CommandLine.arguments.dropFirst().filter(load)
    if !early.isEmpty { MainThread.settle() }
    Platform.reserve()
    CrashHandler.install()
    var channel = Channel()
    // Another request doesn't come from the workbook, so there is no one to answer.
    guard case .message(let bytes)? = channel.next(),
      let request = try? HostRequest(packed: bytes), Int(getppid()) == request.parent
    else { return }
    Platform.limitProcessorTime(seconds: request.processorTime)
    CrashHandler.mark = request.crashMark
    for library in request.libraries where !early.contains(library) {
      guard load(library) else { return channel.greet(.doesNotLoad(String(cString: dlerror()))) }
    }
    if early.isEmpty { MainThread.settle() }
    let paths = [request.exercise] + (request.adapter.map { [$0] } ?? [])
    channel.greet(.confined(Platform.confine(loading: paths)))
    // From here on the sandbox is in effect, also for code that runs while the exercise is loaded.
    // An adapter needs its exercise, so the loader maps both before it runs anything of them.
    guard let library = dlopen(request.adapter ?? request.exercise, RTLD_NOW) else {
      return channel.greet(.doesNotLoad(String(cString: dlerror())))
    }
    Platform.endLoading()
    CrashHandler.base = Platform.base(ofLibrary: request.exercise)
    guard let answers = request.adapter == nil ? calls(in: library) : answers(of: library)
    else { return channel.greet(.doesNotLoad("The adapter has no answers.")) }
    channel.greet(.ready)
    serve(answers, over: &channel)
    // `exit`, so that the exercise's exit handlers run and their output is captured.
    exit(0)
  }

  /// Loads a library globally, so that an exercise finds its symbols; a loaded one is only looked
  /// up.
  private static func load(_ library: String) -> Bool {
    guard let loaded = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else { return false }
    if let warmUp = dlsym(loaded, HostRequest.warmUp) {
      unsafeBitCast(warmUp, to: (@convention(c) () -> Void).self)()
    }
    return true
  }

  /// Answers an encoded script; nil if it can't be decoded.
  private typealias Answers = ([UInt8]) -> [UInt8]?

  /// Plays scripts with a lesson's adapter.
  private static func answers(of adapter: UnsafeMutableRawPointer) -> Answers? {
    guard let symbol = dlsym(adapter, ExerciseAnswers.symbol) else { return nil }
    let entry = unsafeBitCast(symbol, to: ExerciseAnswers.Entry.self)
    let answers = ExerciseAnswers.taken(from: entry())
    // Undecodable scripts are answered with `noScript`.
    return { try? answers.answer(to: $0) }
  }

  /// Calls functions of an exercise by symbol; their output is unbuffered.
  private static func calls(in exercise: UnsafeMutableRawPointer) -> Answers {
    let output = dlsym(Platform.anyLibrary, Platform.standardOutput)
    if let output { setvbuf(output.load(as: UnsafeMutablePointer<FILE>.self), nil, _IONBF, 0) }
    return { name in
      let symbol = dlsym(exercise, String(decoding: name, as: UTF8.self))
      if let symbol { unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)() }
      return (symbol != nil).packed
    }
  }

  private static func serve(_ answers: Answers, over channel: inout Channel) {
    while let frame = channel.next() {
      let answer: Frame
      switch frame {
      case .message(let script): answer = play(script, answers)
      case .together(let scripts): answer = play(together: scripts, answers)
      case .settle, .tooLong, .noScript:
        MainThread.settle()
        answer = frame
      }
      fflush(nil)
      channel.send(answer)
    }
  }

  private static func play(_ script: [UInt8], _ answers: Answers) -> Frame {
    defer { MainThread.drain() }
    guard let trace = answers(script) else { return .noScript }
    return trace.count > SizeLimit.message ? .tooLong : .message(trace)
  }

  /// Plays scripts that were sent in one frame and answers with one frame.
  private static func play(together scripts: [UInt8], _ answers: Answers) -> Frame {
    var reader = FrameReader()
    reader.add(scripts[...])
    var traces: [UInt8] = []
    // An incomplete frame is treated as undecodable.
    while case .message(let script)? = try? reader.next() {
      traces += play(script, answers).bytes
      guard traces.count <= SizeLimit.message else { return .tooLong }
    }
    return .message(traces)
  }
}

/// The host's end of the connection to the workbook.
struct Channel {
  private var reader = FrameReader()
  private var buffer = [UInt8](repeating: 0, count: SizeLimit.buffer)

  /// Waits for the next frame.
  ///
  /// - Returns: nil if the connection is closed or the data is malformed.
  mutating func next() -> Frame? {
    while true {
      do {
        if let frame = try reader.next() { return frame }
      } catch {
        return nil
      }
      let count = read(HostDescriptor.channel, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      reader.add(buffer[..<count])
    }
  }

  func send(_ frame: Frame) {
    frame.bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(HostDescriptor.channel, bytes.baseAddress! + sent, bytes.count - sent)
        guard count > 0 || errno == EINTR else { return }
        sent += max(count, 0)
      }
    }
  }

  func greet(_ greeting: HostGreeting) {
    send(.message(greeting.packed))
  }
}

/// Runs work that an exercise has left for the main thread.
///
/// Uses the C functions below Foundation after each script, because Foundation's take a hundred
/// times as long.
enum MainThread {
  /// The function that CoreFoundation calls to run work of the main queue.
  private static let drainQueue = loadedFunction(
    "_dispatch_main_queue_callback_4CF", (@convention(c) () -> Void).self)
  private static let mainLoop = loadedFunction(
    "CFRunLoopGetMain", (@convention(c) () -> UnsafeRawPointer?).self)
  private static let now = loadedFunction(
    "CFAbsoluteTimeGetCurrent", (@convention(c) () -> Double).self)
  private static let nextTimer = loadedFunction(
    "CFRunLoopGetNextTimerFireDate",
    (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double).self)
  private static let runLoop = loadedFunction(
    "CFRunLoopRunInMode", (@convention(c) (UnsafeRawPointer?, Double, UInt8) -> Int32).self)
  /// `kCFRunLoopRunHandledSource`.
  private static let hasRun: Int32 = 4
  nonisolated(unsafe) private static let mode =
    dlsym(Platform.anyLibrary, "kCFRunLoopDefaultMode")?.load(as: UnsafeRawPointer?.self)

  /// Runs the work on the main queue, and timers that fire within `TimeLimit.plannedWork`.
  static func drain() {
    for _ in 1...CountLimit.mainThreadTurns { drainQueue?() }
    guard let nextTimer, let mainLoop, let now, let runLoop else { return }
    let next = nextTimer(mainLoop(), mode)
    // 0 means that there is no timer.
    guard next > 0 else { return }
    let left = next - now()
    if left < TimeLimit.plannedWork.inSeconds { _ = runLoop(mode, max(0, left), 0) }
  }

  /// Runs the work on the main queue and in the main run loop.
  static func settle() {
    drain()
    for _ in 1...CountLimit.mainThreadTurns where runLoop?(mode, 0, 1) == hasRun {}
    drain()
  }
}

/// Looks up a function in all loaded libraries; nil if there is none of this name.
///
/// - Parameter type: its C function type.
func loadedFunction<Function>(_ name: String, _ type: Function.Type) -> Function? {
  dlsym(Platform.anyLibrary, name).map { unsafeBitCast($0, to: type) }
}
