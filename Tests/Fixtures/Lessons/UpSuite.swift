import SuiteSupport
import Traces

/// Judges exercises of the lesson with two steps.
package enum UpSuite: LessonSuite {
  /// A script is one call.
  package enum Call: Int, Packed {
    case up, twice
  }

  /// What a call gives: the counter that went in, one or two further.
  package struct Counter: Equatable, Packed {
    var name = "ada"
    var count: Int

    init(count: Int) { self.count = count }

    package func pack(into writer: inout Writer) {
      writer.write(name)
      writer.write(count)
    }

    package init(from reader: inout Reader) throws(PackingError) {
      name = try reader.read()
      count = try reader.read()
    }
  }

  package static func model(_ call: Call) -> Counter {
    Counter(count: call == .up ? 2 : 3)
  }

  package static func fits(_ counter: Counter, _ call: Call) -> Bool { true }

  package static func code(_ call: Call) -> [String] {
    ["\(call)(\(SuiteSupport.code(Counter(count: 1))))"]
  }

  package static var checks: [Check<UpSuite>] {
    [
      Check("up.adds-one", step: 1) { context in
        try context.expect(.up, seeing: { Counter(count: $0.count) }) {
          $0.count == 1 ? "stands-still" : nil
        }
      },
      Check("up.keeps-name", step: 1, after: "up.adds-one") { context in
        try context.expect(.up, seeing: \.self)
      },
      Check("twice.adds-two", step: 2) { context in
        try context.expect(.twice, seeing: \.self)
      },
    ]
  }
}
