import HostMessages
import Limits
import Traces

/// The process with the learner's code: loads an exercise with its adapter, and plays scripts with
/// it until nobody asks any more; or an exercise alone, and calls functions of it.
@main enum ExerciseHost {
  /// What was asked for; the gate reads it while the libraries are loaded.
  nonisolated(unsafe) static var request: HostRequest?
  /// Whether it needs no files any more for what exercises do.
  nonisolated(unsafe) private static var isPrepared = false
  /// What has taken hold; nil as long as nobody has tried.
  nonisolated(unsafe) static var confinement: Confinement?

  static func main() {
    Platform.enter()
    Platform.warmUp()
    // Whoever starts a host before there is an exercise knows what most of the lesson's import.
    for preparation in CommandLine.arguments.dropFirst() { prepare(by: preparation) }
    Platform.reserve()
    CrashHandler.install()
    var channel = Channel()
    // Whoever asks for something else isn't the workbook, and waits for no answer.
    guard case .message(let bytes)? = channel.next(),
      let request = try? HostRequest(packed: bytes)
    else { return }
    self.request = request
    guard Platform.isChild(of: request.parent) else { return }
    Platform.limitProcessorTime(seconds: request.processorTime)
    prepare(by: request.preparation)
    confinement = Platform.beforeLoading(isConfined: request.isConfined)
    guard let library = dlopen(request.adapter ?? request.exercise, RTLD_NOW) else {
      return channel.greet(.doesNotLoad(String(cString: dlerror())))
    }
    CrashHandler.base = Platform.base(ofLibrary: request.exercise)
    guard let confinement else { return channel.greet(.isOpen) }
    let answers = request.adapter == nil ? calls(in: library) : answers(of: library)
    guard let answers else { return channel.greet(.hasNoAnswers) }
    channel.greet(.ready(confinement))
    serve(answers, over: &channel)
    // By this way, so that what the exercise has left for the end is heard.
    exit(0)
  }

  /// Loads what does once what an exercise may not do for the first time, and has the main thread do
  /// what is to be done there; once, or with nothing if there is nothing to load.
  private static func prepare(by library: String?) {
    guard !isPrepared else { return }
    isPrepared = true
    // Without it the exercise is loaded all the same, and sees what it may not do. With it the exercise
    // finds all that this library needs, as if the host needed it.
    if let library, let loaded = dlopen(library, RTLD_NOW | RTLD_GLOBAL),
      let warmUp = dlsym(loaded, HostRequest.warmUp)
    {
      unsafeBitCast(warmUp, to: (@convention(c) () -> Void).self)()
    }
    MainThread.settle()
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
