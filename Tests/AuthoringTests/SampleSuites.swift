import SuiteSupport
import Traces

// Suites of one check beside the one on memory, each with something of its own.

/// The check that each step has.
private func onMemory<Lesson: LessonSuite>() -> Check<Lesson> {
  Check(sameAnswers: "next.same-answer", step: 1)
}

/// Nothing is wrong with it.
enum Steady: LessonSuite {
  static func model(_ script: Int) -> Int { script &+ 1 }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { ["next(\(script))"] }
  static var checks: [Check<Steady>] {
    [Check("next.adds-one", step: 1) { try $0.expect(1, seeing: \.self) }, onMemory()]
  }
}

/// Its check asks nothing.
enum Idle: LessonSuite {
  static func model(_ script: Int) -> Int { script }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { [] }
  static var checks: [Check<Idle>] {
    [Check("next.adds-one", step: 1) { _ in }, onMemory()]
  }
}

/// Its own model fails.
enum Failing: LessonSuite {
  static func model(_ script: Int) -> Int { script }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { [] }
  static var checks: [Check<Failing>] {
    [
      Check("next.adds-one", step: 1) { context in
        try expect(try context.trace(of: 1), equals: 2, given: [])
      }, onMemory(),
    ]
  }
}

/// A number that is read as another one.
struct Halved: Packed, Equatable {
  var number: Int

  init(number: Int) { self.number = number }
  init(from reader: inout Reader) throws(PackingError) { number = try reader.read() / 2 }
  func pack(into writer: inout Writer) { writer.write(number) }
}

/// What it packs isn't read as it was.
enum Lossy: LessonSuite {
  static func model(_ script: Halved) -> Int { script.number }
  static func fits(_ trace: Int, _ script: Halved) -> Bool { true }
  static func code(_ script: Halved) -> [String] { [] }
  static var checks: [Check<Lossy>] {
    [
      Check("next.adds-one", step: 1) { try $0.expect(Halved(number: 8), seeing: \.self) },
      onMemory(),
    ]
  }
}

/// Its check asks another number each time.
enum Fickle: LessonSuite {
  static func model(_ script: Int) -> Int { script }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { [] }
  static var checks: [Check<Fickle>] {
    [
      Check("next.adds-one", step: 1) { try $0.expect(.random(in: 0 ... .max), seeing: \.self) },
      onMemory(),
    ]
  }
}

/// Its check has no words, and builds on one that isn't there.
enum Other: LessonSuite {
  static func model(_ script: Int) -> Int { script }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { [] }
  static var checks: [Check<Other>] {
    [Check("next.other", step: 1, after: "next.later") { try $0.expect(1, seeing: \.self) }]
  }
  static var diagnoses: [Diagnosis<Other>] {
    [
      Diagnosis(
        checks: ["next.othr"], scripts: [1], seeing: \.self, mistakes: [Mistake("untold") { -$0 }])
    ]
  }
}
