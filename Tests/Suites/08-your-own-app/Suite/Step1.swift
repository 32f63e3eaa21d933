import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var addChecks: [Check<Suite>] {
    [
      Check("add.empty", step: 1) { bench in
        let script = [Call.reducing([])]
        try bench.expect(
          script, seeing: { $0[0].moments[0].screen }, given: code(script) + ["screen(of: state)"])
      },
      Check("add.line", step: 1) { bench in
        // Times in which no digit is easily left out or added.
        try forAll([754, 1_525, 2_415]) { try bench.expectScreens(after: [.add($0)]) }
      },
      Check("add.time", step: 1, after: "add.line") { bench in
        try forAll(Samples.times) { try bench.expectScreens(after: [.add($0)]) }
      },
      Check("add.numbers", step: 1, after: "add.line") { bench in
        try bench.expectScreens(after: [.add(754), .add(1_525, "Rice")])
        try bench.expectScreens(after: ["D", "A", "C", "B"].map { .add(754, $0) })
        // Where the number gets another digit.
        try bench.expectScreens(after: (1...25).map { .add(600 + $0 * 11, "Timer") })
      },
      Check("add.names", step: 1, after: "add.numbers") { bench in
        try forAll(Samples.names) { name in
          try bench.expectScreens(after: [.add(754, name)])
          try bench.expectScreens(after: [.add(754, name), .add(1_525, name)])
        }
      },
      Check("add.no-seconds", step: 1, after: "add.empty", "add.numbers") { bench in
        try forAll(Samples.noSeconds) { seconds in
          try bench.expectScreens(after: [.add(seconds)])
          try bench.expectScreens(after: [.add(seconds), .add(60)])
          try bench.expectScreens(after: [.add(60), .add(seconds), .add(65, "Rice")])
        }
      },
      Check(sameAnswers: "add.same-answer", step: 1, after: "add.empty", "add.numbers") { bench in
        try bench.expectSeparateStates([
          Turn(.add(60), in: 0), Turn(.add(65, "Rice"), in: 1), Turn(.add(70, "Tea"), in: 0),
        ])
      },
    ]
  }
}
