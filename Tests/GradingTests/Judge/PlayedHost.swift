import SuiteSupport
import Traces

@testable import Curriculum
@testable import Grading

/// What an exercise does with one script.
enum PlayedAct {
  case gives(Int, printing: String = "")
  case ends
  /// Prints this, and then the runtime a line about why it ends.
  case crashes(printing: String)
  case hangs
  case floods
  case answers([UInt8])
}

/// Plays an exercise in this process, as a host would in its own.
final class PlayedExercise {
  /// What was asked, process by process.
  private(set) var processes: [[Int]] = []
  /// How long each answer was waited for at most.
  private(set) var limits: [Duration] = []
  /// What each process prints at its end, and whether it ends badly.
  var atExit: (printing: String, crash: Crash?) = ("", nil)
  fileprivate let act: (Int) -> PlayedAct

  init(_ act: @escaping (Int) -> PlayedAct) {
    self.act = act
  }

  static let crash = Crash(.signal(11))

  func start() -> any ScriptAnswering {
    processes.append([])
    return PlayedHost(self, number: processes.count - 1)
  }

  fileprivate func play(_ script: Int, in number: Int) -> PlayedAct {
    processes[number].append(script)
    return act(script)
  }

  fileprivate func wait(_ limit: Duration) { limits.append(limit) }
}

private final class PlayedHost: ScriptAnswering {
  let confinement = Sandbox(calls: true, files: true, namespaces: false)
  private let exercise: PlayedExercise
  private let number: Int
  /// One script, or several that have one answer.
  private var waiting: [[[UInt8]]] = []
  private var captured = CapturedOutput()
  private var isOver = false

  init(_ exercise: PlayedExercise, number: Int) {
    (self.exercise, self.number) = (exercise, number)
  }

  func ask(_ scripts: [[UInt8]]) {
    precondition(!isOver, "asked after its end")
    waiting += scripts.map { [$0] }
  }

  func ask(together scripts: [[UInt8]]) { waiting.append(scripts) }

  func answer(within allowance: Allowance) -> ScriptAnswer {
    precondition(!isOver && !waiting.isEmpty, "nothing was asked")
    exercise.wait(allowance.left)
    let scripts = waiting.removeFirst()
    guard scripts.count > 1 else { return answer(to: scripts[0], within: allowance) }
    var traces: [[UInt8]] = []
    for script in scripts {
      let answer = answer(to: script, within: allowance)
      guard case .success(let trace) = answer else { return answer }
      traces.append(trace)
    }
    return .success(Frame.joined(traces))
  }

  private func answer(to script: [UInt8], within allowance: Allowance) -> ScriptAnswer {
    guard let script = try? Int(packed: script) else { fatalError("no script") }
    switch exercise.play(script, in: number) {
    case .gives(let number, let text):
      captured.take(Array(text.utf8)[...])
      return .success(number.packed)
    case .answers(let bytes): return .success(bytes)
    case .ends: isOver = true
    case .crashes(let text):
      captured.take(Array("\(text)Fatal error: no\n".utf8)[...])
      isOver = true
      var crash = PlayedExercise.crash
      crash.lineCount = 1
      return .failure(.ended(crash))
    case .hangs:
      isOver = true
      return .failure(.late(.computing, seconds: allowance.seconds))
    case .floods:
      isOver = true
      return .failure(.tooLong)
    }
    return .failure(.ended(PlayedExercise.crash))
  }

  func settleAhead() {}

  func takeOutput() -> CapturedOutput {
    defer { captured = CapturedOutput() }
    return captured
  }

  func finish(
    within allowance: Allowance
  ) -> (output: CapturedOutput, crash: Crash?) {
    precondition(!isOver, "ended twice")
    isOver = true
    captured.take(Array(exercise.atExit.printing.utf8)[...])
    return (captured, exercise.atExit.crash)
  }
}
