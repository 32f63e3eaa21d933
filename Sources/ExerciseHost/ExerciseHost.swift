import Foundation
import HostMessages
import Limits
import Traces

/// The process with the learner's code: loads an exercise with its adapter, and plays scripts with
/// it until nobody asks any more.
@main enum ExerciseHost {
  /// What was asked for; the gate reads it while the libraries are loaded.
  nonisolated(unsafe) static var request: HostRequest?
  /// What has taken hold; nil as long as nobody has tried.
  nonisolated(unsafe) static var confinement: Confinement?

  static func main() {
    Platform.enter()
    Platform.warmUp()
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
    confinement = Platform.beforeLoading(isConfined: request.isConfined)
    guard let adapter = dlopen(request.adapter, RTLD_NOW) else {
      return channel.greet(.doesNotLoad(String(cString: dlerror())))
    }
    CrashHandler.base = Platform.base(ofLibrary: request.exercise)
    guard let confinement else { return channel.greet(.isOpen) }
    guard let symbol = dlsym(adapter, ExerciseAnswers.symbol) else {
      return channel.greet(.hasNoAnswers)
    }
    let entry = unsafeBitCast(symbol, to: ExerciseAnswers.Entry.self)
    let answers = ExerciseAnswers.taken(from: entry())
    channel.greet(.ready(confinement))
    serve(answers, over: &channel)
    // By this way, so that what the exercise has left for the end is heard.
    exit(0)
  }

  private static func serve(_ answers: ExerciseAnswers, over channel: inout Channel) {
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

  private static func play(_ script: [UInt8], _ answers: ExerciseAnswers) -> Frame {
    defer { MainThread.drain() }
    // What is no script is answered with that it is none.
    guard let trace = try? answers.answer(to: script) else { return .noScript }
    return trace.count > SizeLimit.message ? .tooLong : .message(trace)
  }

  /// Plays what was sent in one go, and answers in one.
  private static func play(together scripts: [UInt8], _ answers: ExerciseAnswers) -> Frame {
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
