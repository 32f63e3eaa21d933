@testable import Curriculum

/// A lesson of which only the names matter.
func lesson(_ id: String, title: String) -> Lesson {
  Lesson(
    number: Int(id.prefix(2)) ?? 0, id: id, module: "M", title: title, steps: [], interface: [:])
}

/// Names that overlap as those of the workbook do.
let sampleLessons = Course(lessons: [
  lesson("01-pure-functions", title: "Pure functions"),
  lesson("02-reduce", title: "Reduce"),
  lesson("03-login-state", title: "A Screen as a Value"),
  lesson("06-higher-order-reducers", title: "Higher-Order Reducers"),
  lesson("07-store-at-large", title: "Store at Large"),
])
