import Limits
import Traces

/// The process with the learner's code: loads an exercise with its adapter, and plays scripts with
/// it until nobody asks any more; or an exercise alone, and calls functions of it.
@main enum ExerciseHost {
  static func main() {
    Platform.enter()
    Platform.warmUp()
    // Whoever starts a host before there is an exercise knows what most of the lesson's import.
    // What can't be loaded is told when an exercise asks for it.
    let early = CommandLine.arguments.dropFirst().filter(load)
    if !early.isEmpty { MainThread.settle() }
    Platform.reserve()
    CrashHandler.install()
    var channel = Channel()
    // Whoever asks for something else isn't the workbook, and waits for no answer.
    guard case .message(let bytes)? = channel.next(),
      let request = try? HostRequest(packed: bytes), Platform.isChild(of: request.parent)
    else { return }
    Platform.limitProcessorTime(seconds: request.processorTime)
    for library in request.libraries where !early.contains(library) {
      guard load(library) else { return channel.greet(.doesNotLoad(String(cString: dlerror()))) }
    }
    if early.isEmpty { MainThread.settle() }
    let paths = [request.exercise] + (request.adapter.map { [$0] } ?? [])
    channel.greet(
      .confined(request.isConfined ? Platform.confine(loading: paths) : Confinement.none))
    // From here on everything that the exercise can reach is confined: what runs while it is loaded, too.
    var library: UnsafeMutableRawPointer?
    for path in paths {
      library = dlopen(path, RTLD_NOW)
      if library == nil { return channel.greet(.doesNotLoad(String(cString: dlerror()))) }
    }
    Platform.endLoading()
    CrashHandler.base = Platform.base(ofLibrary: request.exercise)
    guard let library,
      let answers = request.adapter == nil ? calls(in: library) : answers(of: library)
    else { return channel.greet(.hasNoAnswers) }
    channel.greet(.ready)
    serve(answers, over: &channel)
    // By this way, so that what the exercise has left for the end is heard.
    exit(0)
  }

  /// Loads a library so that an exercise finds what is in it, as if the host needed it; what is loaded
  /// already, it only finds.
  private static func load(_ library: String) -> Bool {
    guard let loaded = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else { return false }
    if let warmUp = dlsym(loaded, HostRequest.warmUp) {
      unsafeBitCast(warmUp, to: (@convention(c) () -> Void).self)()
    }
    return true
  }

  /// What is answered to a script; nil if it is none.
  private typealias Answers = ([UInt8]) -> [UInt8]?

  /// Plays scripts by a lesson's adapter.
  private static func answers(of adapter: UnsafeMutableRawPointer) -> Answers? {
    guard let symbol = dlsym(adapter, ExerciseAnswers.symbol) else { return nil }
    let entry = unsafeBitCast(symbol, to: ExerciseAnswers.Entry.self)
    let answers = ExerciseAnswers.taken(from: entry())
    // What is no script is answered with that it is none.
    return { try? answers.answer(to: $0) }
  }

  /// Calls functions of an exercise by their symbols; what they print is heard as it comes.
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

  /// Plays what was sent in one go, and answers in one.
  private static func play(together scripts: [UInt8], _ answers: Answers) -> Frame {
    var reader = FrameReader()
    reader.add(scripts[...])
    var traces: [UInt8] = []
    // What isn't whole is no script, either.
    while case .message(let script)? = try? reader.next() {
      traces += play(script, answers).bytes
      guard traces.count <= SizeLimit.message else { return .tooLong }
    }
    return .message(traces)
  }
}
