import XCTest

@testable import Authoring

/// What follows from the declarations of a small lesson.
final class DerivationTests: XCTestCase {
  private let stub = """
    typealias Name = String

    struct Timer: Equatable {
      var name: Name
      var seconds = 0
      var ends: Date?

      enum Event {
        case tick
        case rename(Name, by: Timer.Owner)
      }

      enum Owner { case cook, guest }
    }

    struct Kitchen {
      var timers: [Int: Timer] = [:]
      var ring: () -> Void = {}
    }

    func reduce(_ timer: Timer, _ event: Timer.Event) -> Timer { timer }
    """

  private let script = """
    import Traces

    public struct Turn<Action: Equatable>: Equatable {
      var action: Action
    }

    extension Turn: Packed where Action: Packed {}

    public indirect enum Call: Packed {
      case reduce(Timer, Timer.Event, times: Int = 1)
      case other(Call)
      case end
    }

    public protocol KitchenSide {
      static func reduce(_ timer: Timer, _ event: Timer.Event) -> Timer
    }
    """

  private let adapter = """
    import KitchenScript

    // needs: reduce(_:_:)
    @testable import func Kitchen.reduce

    enum Exercise: KitchenSide {}

    """

  private var derivation: Derivation {
    Derivation(
      number: "9", module: "Kitchen", scriptModule: "KitchenScript", stub: stub,
      solution: stub, script: [script], suite: [], told: ["Timer"])
  }

  /// A type with a function in it has no twin, and what Foundation has is what it is made of.
  func testTheScriptGetsTwinsWithTheirPacking() throws {
    let file = try XCTUnwrap(derivation.scriptFile)
    XCTAssertTrue(
      file.hasPrefix(
        """
        // Derived from `Stub.swift` and the types beside this file: `workbook author derive 9`.

        import Traces

        public struct Timer: Equatable, Packed, Sendable {
          public var name: String
          public var seconds: Int
          public var ends: Double?

          public init(name: String, seconds: Int = 0, ends: Double? = nil) {
            (self.name, self.seconds, self.ends) = (name, seconds, ends)
          }

          public func pack(into writer: inout Writer) { writer.write(name, seconds, ends) }

          public init(from reader: inout Reader) throws(PackingError) {
            (name, seconds, ends) = try (reader.read(), reader.read(), reader.read())
          }

          public enum Event: Equatable, Packed, Sendable {
            case tick
            case rename(String, by: Timer.Owner)

            public func pack(into writer: inout Writer) {
              switch self {
              case .tick: writer.write(case: 0)
              case .rename(let first, let second): writer.write(case: 1, first, second)
              }
            }

            public init(from reader: inout Reader) throws(PackingError) {
              switch try reader.readCase() {
              case 0: self = .tick
              case 1: self = try .rename(reader.read(), by: reader.read())
              default: throw reader.unknownCase()
              }
            }
          }

          public enum Owner: Int, CaseIterable, Packed, Sendable {
            case cook
            case guest
          }
        }

        extension Turn where Action: Packed {
          public func pack(into writer: inout Writer) { writer.write(action) }

        """), file)
    XCTAssertTrue(
      file.contains(
        "    case .reduce(let first, let second, let times):"
          + " writer.write(case: 0, first, second, times)\n"), file)
    XCTAssertFalse(file.contains("Kitchen"), file)
  }

  func testTheAdapterConvertsWhatTheSideTakesAndGives() {
    let text = derivation.adapter(adapter)
    XCTAssertEqual(
      text,
      """
      import KitchenScript

      // needs: Timer
      @testable import struct Kitchen.Timer
      // needs: reduce(_:_:)
      @testable import func Kitchen.reduce

      enum Exercise: KitchenSide {}

      // MARK: - Derived from `Stub.swift`: `workbook author derive 9`

      // needs: Timer
      private func made(_ value: KitchenScript.Timer) -> Kitchen.Timer {
        var native = Kitchen.Timer(name: value.name)
        native.seconds = value.seconds
        native.ends = value.ends.map { Date(timeIntervalSince1970: $0) }
        return native
      }

      // needs: Timer
      private func made(_ value: KitchenScript.Timer.Event) -> Kitchen.Timer.Event {
        switch value {
        case .tick: .tick
        case .rename(let first, let second): .rename(first, by: made(second))
        }
      }

      // needs: Timer
      private func made(_ value: KitchenScript.Timer.Owner) -> Kitchen.Timer.Owner {
        switch value {
        case .cook: .cook
        case .guest: .guest
        }
      }

      // needs: Timer
      private func seen(_ value: Kitchen.Timer) -> KitchenScript.Timer {
        KitchenScript.Timer(
          name: value.name, seconds: value.seconds, ends: value.ends.map { $0.timeIntervalSince1970 })
      }

      """)
    XCTAssertEqual(derivation.adapter(text), text)
  }

  /// Lines that are too long are broken as the formatter does it.
  func testLongLinesAreBroken() throws {
    let names = (1...9).map { "parameter\($0)" }
    let long = Derivation(
      number: "1", module: "A", scriptModule: "AScript",
      stub: "struct Long {\n\(names.map { "  var \($0) = 0\n" }.joined())}", solution: "",
      script: [], suite: [],
      told: [])
    let file = try XCTUnwrap(long.scriptFile)
    XCTAssertTrue(file.split(separator: "\n").allSatisfy { $0.count <= 100 }, file)
    XCTAssertTrue(
      file.contains(
        """
          public init(
            parameter1: Int = 0, parameter2: Int = 0, parameter3: Int = 0, parameter4: Int = 0,
            parameter5: Int = 0, parameter6: Int = 0, parameter7: Int = 0, parameter8: Int = 0,
            parameter9: Int = 0
          ) {
        """), file)
  }

  /// What the learner declares in a later step follows from the solution, and is compiled once it is there.
  func testTheTypesOfAStepFollowFromTheSolution() throws {
    let given = "enum Bell { case ring }\n// MARK: - Step 2: parts\n"
    let derivation = Derivation(
      number: "9", module: "Kitchen", scriptModule: "KitchenScript",
      stub: given + "struct Oven {\n}\nenum Tap {\n}\nstruct Free {\n}",
      solution: given + """
        struct Oven { var bell: Bell? }
        enum Tap { case bell(Bell, at: Int), off }
        struct Free { var a = 1 }
        """,
      script: [
        "public protocol KitchenSide { func tap(_ oven: inout Oven, _ tap: Tap, _ free: Free) }"
      ],
      suite: [], told: ["Oven", "Oven.bell", "Tap", "Tap.bell(_:at:)", "Tap.off", "Free", "Free()"])
    XCTAssertEqual(derivation.scriptFile?.contains("struct Free"), false)
    let text = derivation.adapter("// needs: Bell\n@testable import enum Kitchen.Bell\n")
    XCTAssertTrue(
      text.contains(
        """
        #if STEP_2
          // needs: Oven
          private func made(_ value: KitchenScript.Oven) -> Kitchen.Oven {
            var native = Kitchen.Oven()
            // needs: Oven.bell
            native.bell = value.bell.map { made($0) }
            return native
          }

          // needs: Tap
          private func made(_ value: KitchenScript.Tap) -> Kitchen.Tap {
            switch value {
            // needs: Tap.bell(_:at:)
            case .bell(let first, let second): .bell(made(first), at: second)
            // needs: Tap.off
            case .off: .off
            }
          }
        #endif

        """), text)
  }

  func testALessonThatIsChangedByHandIsTold() throws {
    let yard = try Yard.withLesson()
    let path = "Tests/Suites/02-template/Script/Derived.swift"
    try yard.write(try yard.text(of: path).replacing("case: 0", with: "case: 1"), to: path)
    XCTAssertEqual(
      try yard.proof().findings(of: .places),
      [Finding(.notDerived(number: 2), in: path)])
  }
}
