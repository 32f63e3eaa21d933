import LessonSuites
import SuiteSupport
import TestSupport
import Traces
import XCTest

@testable import Grading

/// Whatever stands in a host's pipes, the judge goes on, and nothing wrong passes.
///
/// `WORKBOOK_TALKS` says how many talks are tried, otherwise as many as a few seconds take;
/// `WORKBOOK_SEED` tries those of an earlier run again.
final class MutatedTalkTests: XCTestCase {
  private let lines = ExerciseLines(
    library: CommandLine.arguments[0],
    toolchain: try! Toolchain(environment: ProcessInfo.processInfo.environment), withLines: { nil })

  func testNoTalkEndsTheJudgeOrPasses() throws {
    let traces = sampledTraces()
    let (doubling, memory) = (Recorded(DoublingSuite.self), Recorded(MemorySuite.self))
    var (count, passed) = (0, 0)
    try tryMutations(countedBy: "WORKBOOK_TALKS", for: .seconds(5)) { mutation in
      switch mutation.number(below: 64) {
      // Some checks ask thousands of questions.
      case 0: try check(traces[mutation.number(below: traces.count)], mutation)
      case 1..<8: greet(&mutation)
      case 8..<40: read(traces[mutation.number(below: traces.count)], &mutation)
      case 40..<56: passed += try passes(doubling, mutation) ? 1 : 0
      default: passed += try passes(memory, mutation) ? 1 : 0
      }
      count += 1
    }
    XCTAssertEqual(passed, 0)
    XCTAssertGreaterThan(count, 1000)
  }

  /// A suite with numbers for scripts, and what it asks.
  private struct Recorded {
    var suite: AnySuite
    var recordings: [Recording]

    init<Lesson: LessonSuite>(_ lesson: Lesson.Type) where Lesson.Script == Int {
      suite = AnySuite(lesson)
      recordings = suite.record()
    }
  }

  /// Whether an exercise passes that answers wrongly, with whatever the mutations make of it.
  private func passes(_ lesson: Recorded, _ mutation: Mutation) throws -> Bool {
    let exercise = MutatedExercise(mutation, lines: lines) { script in
      // What can't be read isn't asked.
      ((try? Int(packed: script)) ?? 0).packed
    }
    let report = try Judge(
      lesson.suite, recordings: lesson.recordings, seed: 0, timeout: .seconds(10),
      starting: { exercise.start() }
    ).judge()
    XCTAssertEqual(report.results.count, lesson.suite.catalogue.count)
    return report.results.values.allSatisfy { $0 == .passed }
  }

  /// A greeting, or whatever comes in its place.
  private func greet(_ mutation: inout Mutation) {
    let greetings: [HostGreeting] = [
      .confined(.none),
      .confined(Sandbox(calls: false, files: false, namespaces: false, reason: "no")), .ready,
      .doesNotLoad("no"),
    ]
    let greeting = greetings[mutation.number(below: greetings.count)]
    var talk = HostTalk()
    talk.expect()
    talk.take(mutation.mutated(Frame.message(mutation.mutated(greeting.packed)).bytes)[...])
    // What is none is told as such.
    if case .message(let bytes)? = talk.next() { _ = try? HostGreeting(packed: bytes) }
  }

  /// A script of a lesson, with the model's trace.
  private struct SampledTrace {
    var suite: AnySuite
    /// The place of the check that asks it.
    var check: Int
    var script: [UInt8]
    var trace: [UInt8]
  }

  /// A few of what each lesson asks first.
  private func sampledTraces() -> [SampledTrace] {
    LessonSuites.all.sorted { $0.key < $1.key }.flatMap { _, suite in
      suite.record().enumerated().flatMap { check, recording in
        recording.questions.prefix(3).compactMap { question in
          suite.model(question.script).map {
            SampledTrace(
              suite: suite, check: check, script: question.script, trace: $0)
          }
        }
      }
    }
  }

  /// All that is done with a trace before anybody knows whether it is one.
  private func read(_ sample: SampledTrace, _ mutation: inout Mutation) {
    let trace = mutation.mutated(sample.trace)
    _ = sample.suite.contrast(sample.script, sample.trace, trace)
    _ = sample.suite.steady(trace)
    _ = sample.suite.parts(of: sample.script, trace)
  }

  /// Has a check of a lesson look at the model's answers, spoiled: whether it notices depends on where.
  private func check(_ sample: SampledTrace, _ mutation: Mutation) throws {
    _ = try sample.suite.judge(
      sample.check, answering: MutatedModel(suite: sample.suite, mutation: mutation))
  }
}
