import HigherOrderReducersScript
import SuiteSupport

extension Suite {
  static var composeDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: ["with.applies"],
        scripts: [
          [0, 1, 3, -4, 12].flatMap { [.with($0, .timesThreePlusOne), .with($0, .hundredMinus)] }
        ],
        seeing: \.self,
        mistakes: [
          with("with-leaves-out") { value, _ in value },
          with("with-leaves-out") { value, function in
            _ = function(value)
            return value
          },
          with("with-calls-twice") { value, function in function(function(value)) },
        ]),
      Diagnosis(
        checks: ["compose.right-to-left", "compose.layers"],
        scripts: [["x", "7", ""].map { .composeTexts(.outer, .inner, $0) }], seeing: \.self,
        mistakes: [
          compose("calls-too-few") { _, _, value in value },
          compose("calls-too-few") { _, inner, value in inner(value) },
          compose("calls-too-few") { outer, _, value in outer(value) },
          compose("left-to-right") { outer, inner, value in inner(outer(value)) },
          compose("calls-too-often") { outer, inner, value in outer(inner(inner(value))) },
          compose("calls-too-often") { outer, inner, value in outer(outer(inner(value))) },
          compose("calls-too-often") { outer, inner, value in inner(outer(inner(value))) },
          compose("calls-too-often") { outer, inner, value in
            _ = inner(value)
            return outer(inner(value))
          },
          compose("calls-too-often") { outer, inner, value in
            let result = outer(inner(value))
            _ = inner(value)
            return result
          },
        ]),
    ]
  }

  private static func with(
    _ name: String, _ apply: @escaping (Int, (Int) -> Int) -> Int
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongWith(apply: apply)) }
  }

  private static func compose(
    _ name: String, _ apply: @escaping ((String) -> String, (String) -> String, String) -> String
  ) -> Mistake<[Call], [Answer]> {
    Mistake(name) { $0.play(on: WrongCompose(apply: apply)) }
  }
}

private struct WrongWith: ModelSide {
  var apply: (Int, (Int) -> Int) -> Int

  func with(_ number: Int, _ function: @escaping (Int) -> Int) -> Int { apply(number, function) }
}

private struct WrongCompose: ModelSide {
  var apply: (_ outer: (String) -> String, _ inner: (String) -> String, String) -> String

  func compose(
    _ outer: @escaping (String) -> String, _ inner: @escaping (String) -> String
  ) -> (String) -> String {
    { apply(outer, inner, $0) }
  }
}
