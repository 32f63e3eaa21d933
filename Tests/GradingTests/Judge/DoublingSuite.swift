import SuiteSupport
import Traces

/// A lesson in which numbers are doubled.
protocol Doubling: LessonSuite where Script == Int, Trace == Int {}

extension Doubling {
  static func model(_ script: Int) -> Int { script &* 2 }
  static func fits(_ trace: Int, _ script: Int) -> Bool { true }
  static func code(_ script: Int) -> [String] { ["double(\(script))"] }
}

/// Small enough to see what is asked.
enum DoublingSuite: Doubling {
  static func fits(_ trace: Int, _ script: Int) -> Bool { trace != .max }

  static var checks: [Check<DoublingSuite>] {
    [
      Check("first", step: 1) { context in
        for number in 1...3 { try context.expect(number, seeing: \.self) }
      },
      Check("second", step: 1, after: "first") { try $0.expect(20, seeing: \.self) },
      Check("third", step: 2) { context in
        // Asks again what it knows only if something is wrong.
        try context.expect(30, seeing: \.self) { answer in
          try context.trace(of: 30) == answer ? "steady" : "another"
        }
      },
      Check("orders", step: 2) { context in
        for number in 41...43 { try context.expect(number, .reversed, seeing: \.self) }
        for number in 44...45 { try context.expect(number, .fresh, seeing: \.self) }
      },
      Check("silent", step: 2) { context in
        for number in 51...52 { try context.expectSilence(during: number) }
      },
    ]
  }

  static var diagnoses: [Diagnosis<DoublingSuite>] {
    [
      Diagnosis(
        checks: ["first"], scripts: [7, 8], seeing: \.self, mistakes: [Mistake("adds") { $0 + 2 }])
    ]
  }
}

/// A lesson whose silent check asks more than the check that it builds on.
enum ListeningSuite: Doubling {
  static var checks: [Check<ListeningSuite>] {
    [
      Check("first", step: 1) { try $0.expect(1, seeing: \.self) },
      Check("second", step: 1) { try $0.expect(2, seeing: \.self) },
      Check("silent", step: 1, after: "first") { context in
        for number in 1...3 { try context.expectSilence(during: number) }
      },
      Check("last", step: 2, after: "silent") { try $0.expect(4, seeing: \.self) },
    ]
  }

  static var diagnoses: [Diagnosis<ListeningSuite>] { [] }
}

/// For whom the check of a broken suite ends with an error of its own.
protocol Breaking {
  static func breaks(at answer: Int) -> Bool
}

enum OnlyForExercises: Breaking {
  static func breaks(at answer: Int) -> Bool { answer != 2 }
}

enum ForEverybody: Breaking {
  static func breaks(at answer: Int) -> Bool { true }
}

struct SuiteBroken: Error {}

/// A lesson whose only check ends with an error of its own.
enum BrokenSuite<Who: Breaking>: Doubling {
  static var checks: [Check<BrokenSuite>] {
    [
      Check("broken", step: 1) { context in
        if Who.breaks(at: try context.trace(of: 1)) { throw SuiteBroken() }
      }
    ]
  }

  static var diagnoses: [Diagnosis<BrokenSuite>] { [] }
}
