@testable import Benchmarks

extension Report {
  /// A row for everything that is measured, with numbers that nobody has measured.
  static var sample: Report {
    var report = Report(
      machine: Machine(cores: 2, system: "Linux", swift: "6.1"), rounds: 7)
    report.rows = (1...6).flatMap { lesson in
      Stage.all(ofLesson: lesson).map {
        Row(stage: $0, lesson: lesson, median: 0.25 * Double(lesson), reference: 0.5)
      }
    }
    report.rows += (Stage.ofTheWhole + Stage.ofPlaying).map {
      Row(stage: $0, median: $0.target, reference: $0.reference == nil ? nil : 12.3)
    }
    report.parts = (1...6).map { lesson in
      var parts = Parts()
      (parts.lesson, parts.frontend, parts.link, parts.draw) = (lesson, 0.2, 0.0345, 0.0006)
      return parts
    }
    return report
  }
}
