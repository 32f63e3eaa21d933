import SuiteSupport

/// Judges exercises of the lesson with one step. A script is the number that is counted down from.
package enum DownSuite: LessonSuite {
  package static func model(_ number: Int) -> Int { number - 1 }

  package static func fits(_ answer: Int, _ number: Int) -> Bool { true }

  package static func code(_ number: Int) -> [String] { ["down(\(number))"] }

  package static var checks: [Check<DownSuite>] {
    [Check("down.takes-one", step: 1) { context in try context.expect(5, seeing: \.self) }]
  }
}
