import Basics
import SuiteSupport
import TestSupport
import Traces

@testable import Grading

/// A process that answers with what came of mutations: of frames, of traces, of what it prints, and of
/// what it has written down about its crash.
final class MutatedHost: ScriptAnswering {
  let confinement = Sandbox(calls: true, files: true, namespaces: true)
  private let exercise: MutatedExercise
  private var talk = HostTalk()
  private var captured = CapturedOutput()
  private var isOver = false

  init(_ exercise: MutatedExercise) { self.exercise = exercise }

  func ask(_ scripts: [[UInt8]]) {
    for script in scripts { take(.message(exercise.trace(script))) }
  }

  func ask(together scripts: [[UInt8]]) {
    take(.message(Frame.joined(scripts.map(exercise.trace))))
  }

  private func take(_ frame: Frame) {
    talk.expect()
    var bytes = exercise.mutation.mutated(frame.bytes)[...]
    // They come in pieces of any size.
    while !bytes.isEmpty {
      let count = exercise.mutation.number(below: bytes.count) + 1
      talk.take(bytes.prefix(count))
      bytes = bytes.dropFirst(count)
    }
    captured.take(exercise.mutation.output()[...])
  }

  func answer(within allowance: Allowance) -> ScriptAnswer {
    precondition(!isOver, "asked after its end")
    let answer = talk.answer() ?? .failure(.ended(exercise.crash()))
    if case .success = answer { return answer }
    isOver = true
    return answer
  }

  func settleAhead() {}

  func takeOutput() -> CapturedOutput {
    defer { captured = CapturedOutput() }
    return captured
  }

  func finish(within allowance: Allowance) -> (output: CapturedOutput, crash: Crash?) {
    isOver = true
    return (captured, exercise.mutation.number(below: 4) == 0 ? exercise.crash() : nil)
  }
}

/// An exercise whose answers are wrong, one and all, before they are mutated.
final class MutatedExercise {
  var mutation: Mutation
  private let wrong: ([UInt8]) -> [UInt8]
  private let lines: ExerciseLines

  init(_ mutation: Mutation, lines: ExerciseLines, wrong: @escaping ([UInt8]) -> [UInt8]) {
    (self.mutation, self.lines, self.wrong) = (mutation, lines, wrong)
  }

  func start() -> any ScriptAnswering { MutatedHost(self) }

  /// What it answers to a script.
  func trace(_ script: [UInt8]) -> [UInt8] {
    let trace = wrong(script)
    return mutation.number(below: 4) == 0 ? mutation.mutated(trace) : trace
  }

  /// How its process ends.
  func crash() -> Crash {
    let signal = Int32(mutation.number(below: 66))
    let record = CrashRecord(
      mutation.mutated(mutation.record(signal: UInt(signal))), mark: Mutation.crashMark)
    let end: TerminationStatus =
      mutation.number(below: 2) == 0 ? .exited(128 + signal) : .killed(signal: signal)
    return Crash(
      end, record: record, lastWords: String(decoding: mutation.output(), as: UTF8.self),
      lines: lines)
  }
}

/// Answers as the model of a suite does, spoiled.
final class MutatedModel: Answering {
  private let suite: AnySuite
  private var mutation: Mutation

  init(suite: AnySuite, mutation: Mutation) { (self.suite, self.mutation) = (suite, mutation) }

  func replies(to questions: [Question]) -> [Reply] {
    questions.map { question in
      let trace = mutation.mutated(suite.model(question.script) ?? [])
      return Reply(.success(trace), printed: mutation.output())
    }
  }
}

extension Mutation {
  /// How the records of these crashes begin.
  static let crashMark: UInt = 0x4352_4153_4820_3031

  /// What a signal's handler writes, about some crash.
  mutating func record(signal: UInt) -> [UInt8] {
    let count = number(below: 4)
    let address = UInt.random(in: 0 ... .max, using: &numbers)
    let words: [UInt] =
      [
        Self.crashMark, signal, 0x1000, address, address &+ UInt(number(below: 1 << 17)),
        UInt(count),
      ]
      + (0..<count).map { _ in 0x1000 &+ UInt(number(below: 1 << 20)) }
    return words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt($0 * 8)) }
    }
  }

  /// Something that was printed, mostly nothing.
  mutating func output() -> [UInt8] {
    let pieces = [
      "\n", "Fatal error: no", "Exercise.swift:99999999999999999999: Fatal error: x\n",
      "Exercise.swift:3: Fatal error: failed to allocate\n", "\u{1B}[2J", "a\u{301}", "\0",
      String(repeating: "long ", count: 300), String(repeating: "\n", count: 30),
    ]
    guard number(below: 4) == 0 else { return [] }
    return mutated(Array(numbers.text(of: pieces, upTo: 4).utf8))
  }
}
