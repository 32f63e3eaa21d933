import SuiteSupport
import Traces

@testable import Grading

/// A lesson in which numbers are doubled, in two steps that must not remember anything.
enum MemorySuite: LessonSuite {
  static func model(_ script: Int) -> Int { script &* 2 }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { ["double(\(script))"] }

  static var checks: [Check<MemorySuite>] {
    [
      Check("numbers", step: 1) { context in
        for number in 1...6 { try context.expect(number, seeing: \.self) }
      },
      Check(sameAnswers: "same", step: 1, after: "numbers"),
      Check("tens", step: 2, after: "same") { context in
        for number in [10, 20] { try context.expect(number, seeing: \.self) }
      },
      Check(sameAnswers: "same-tens", step: 2, after: "same", "tens"),
    ]
  }

  static var diagnoses: [Diagnosis<MemorySuite>] {
    [
      Diagnosis(
        checks: ["numbers", "same"], scripts: [7, 8], seeing: \.self,
        mistakes: [Mistake("adds") { $0 + 2 }, Mistake("keeps", remembers: true) { $0 + 3 }])
    ]
  }
}

/// The same with so many questions that not all of them are asked again.
enum LongMemorySuite: LessonSuite {
  static func model(_ script: Int) -> Int { script &* 2 }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { ["double(\(script))"] }

  static var checks: [Check<LongMemorySuite>] {
    [
      Check("numbers", step: 1) { context in
        for number in 1...60 { try context.expect(number, seeing: \.self) }
      },
      Check(sameAnswers: "same", step: 1, after: "numbers"),
    ]
  }
}

/// An exercise of which every process begins without a memory.
struct ForgetfulExercise: Sendable {
  /// Makes what one process does with numbers.
  var begin: @Sendable () -> ForgetfulHost.Act

  var start: @Sendable () throws(EnvironmentError) -> any ScriptAnswering {
    { ForgetfulHost(begin()) }
  }
}

/// One process of such an exercise.
final class ForgetfulHost: ScriptAnswering {
  typealias Act = (Int) -> PlayedAct
  let confinement = Sandbox(calls: true, files: true, namespaces: true)
  private let act: Act
  /// One script, or several that have one answer.
  private var waiting: [[[UInt8]]] = []
  private var captured = CapturedOutput()

  init(_ act: @escaping Act) {
    self.act = act
  }

  func ask(_ scripts: [[UInt8]]) { waiting += scripts.map { [$0] } }

  func ask(together scripts: [[UInt8]]) { waiting.append(scripts) }

  func answer(within allowance: Allowance) -> ScriptAnswer {
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
    switch act(script) {
    case .gives(let number, let text):
      captured.take(Array(text.utf8)[...])
      return .success(number.packed)
    case .answers(let bytes): return .success(bytes)
    case .ends, .crashes: return .failure(.ended(PlayedExercise.crash))
    case .hangs: return .failure(.late(.computing, seconds: allowance.seconds))
    case .floods: return .failure(.tooLong)
    }
  }

  func settleAhead() {}

  func takeOutput() -> CapturedOutput {
    defer { captured = CapturedOutput() }
    return captured
  }

  func finish(
    within allowance: Allowance
  ) -> (output: CapturedOutput, crash: Crash?) {
    (takeOutput(), nil)
  }
}
