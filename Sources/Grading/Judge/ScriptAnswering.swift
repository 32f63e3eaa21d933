import Curriculum
import SuiteSupport
import Traces

/// A process in which an exercise answers scripts, one after the other, until it ends.
///
/// It serves one thread. After any answer but a trace it is over, and what has no answer yet has to be
/// asked in another one.
protocol ScriptAnswering: AnyObject {
  /// What keeps the exercise in its place.
  var confinement: Confinement { get }

  /// Hands over scripts, as bytes, to be answered in this order; waits for nothing.
  func ask(_ scripts: [[UInt8]])

  /// Hands over scripts to be answered in this order, by one trace: theirs, as `Frame.joined` puts them
  /// together.
  func ask(together scripts: [[UInt8]])

  /// Waits for the answer to the earliest script that has none yet.
  ///
  /// - Throws: if the machine gave it no time to answer.
  func answer(within allowance: Allowance) throws(HostFailure) -> ScriptAnswer

  /// What was printed since this was asked last, once nothing more can come of the scripts that have
  /// their answers.
  func takeOutput() -> HeardOutput

  /// Lets the process end as a program does, and hears what it still has to say.
  ///
  /// - Returns: what was printed since the last time, and why it ended if not as it should.
  func finish(within allowance: Allowance) -> (output: HeardOutput, crash: Crash?)
}

/// What came of one script.
enum ScriptAnswer: Equatable {
  /// The trace, as bytes.
  case trace([UInt8])
  /// It answered with more than a trace may be.
  case tooLong
  /// What came is no answer, or came when nobody had asked: it has broken the talk.
  case unreadable
  /// It had not answered when its time was over.
  case late(Lateness)
  /// The process ended instead.
  case ended(Crash)
}

extension ScriptAnswer {
  /// Whether it is the trace that the model gives.
  func meets(_ expected: ExpectedTrace) -> Bool {
    if case .trace(let trace) = self { expected.isMet(by: trace[...]) } else { false }
  }
}

/// Why no process answers for an exercise.
package enum HostFailure: Error, Equatable {
  /// The libraries can't be loaded; what was written about that.
  case doesNotLoad(details: String)
  /// The reason lies with this machine.
  case environment(EnvironmentProblem)
  /// All of it together takes more of a processor's time than there is for one exercise.
  case takesTooLong
}

extension EnvironmentProblem {
  /// What it means that no process of an exercise answers which was loaded before, or need not answer
  /// a lesson's scripts.
  init(_ failure: HostFailure) {
    switch failure {
    case .environment(let problem): self = problem
    case .doesNotLoad(let details): self = .nothingLoads(details: details)
    // Only who grades has a limit for all of it.
    case .takesTooLong: self = .cancelled
    }
  }
}
